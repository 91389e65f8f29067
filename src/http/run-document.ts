import type { AnyDocument } from './any-handler.ts';
import type { Exchange } from './exchange.ts';
import { keepDocument, replyWithDocument, type KeptDocument, type KeptReply } from './kept-document.ts';

/** Whoever keeps it may do so for good, and asks whether it is still so before each use. */
const ASK_FIRST = 'no-cache';

const documents = new WeakMap<AnyDocument, Promise<KeptDocument>>();

/** Answers with a document that is written when somebody first asks for it, and kept. */
export async function runDocument(
  contentType: string,
  handler: AnyDocument,
  { request }: Exchange,
): Promise<KeptReply> {
  const known = documents.get(handler) ?? keepDocument(contentType, Buffer.from(handler.write()));
  documents.set(handler, known);
  return replyWithDocument(request, await known, ASK_FIRST);
}
