import type { Environment } from '../config.ts';
import type { AnyDocument } from './any-handler.ts';
import type { Exchange } from './exchange.ts';
import { keepDocument, replyWithDocument, type KeptDocument, type KeptReply } from './kept-document.ts';

/** Whoever keeps it may do so for good, and asks whether it is still so before each use. */
const ASK_FIRST = 'no-cache';

const documents: Readonly<Record<Environment, WeakMap<AnyDocument, Promise<KeptDocument>>>> = {
  sandbox: new WeakMap(),
  production: new WeakMap(),
};

/** Answers with a document that is written when somebody first asks for it, and kept. */
export async function runDocument(
  contentType: string,
  handler: AnyDocument,
  { request }: Exchange,
  environment: Environment,
): Promise<KeptReply> {
  const kept = documents[environment];
  const known = kept.get(handler) ?? keepDocument(contentType, Buffer.from(handler.write(environment)));
  kept.set(handler, known);
  return replyWithDocument(request, await known, ASK_FIRST);
}
