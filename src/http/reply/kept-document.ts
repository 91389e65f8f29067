import fresh from 'fresh';
import Negotiator from 'negotiator';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { ReplyHead } from '../request/exchange.ts';

const compress = promisify(gzip);

/** A text or a file that is the same for everybody: its bytes are made once and kept. */
export interface KeptDocument {
  readonly contentType: string;
  /** Names these bytes, compressed or not. */
  readonly etag: string;
  readonly plain: Buffer;
  /** Null where it would be no shorter. */
  readonly compressed: Buffer | null;
}

/** A reply out of kept bytes. */
export interface KeptReply extends ReplyHead {
  /** Null where the caller knows them already. */
  readonly bytes: Buffer | null;
}

/** Compresses a document and names it, once for all who will ask for it. */
export async function keepDocument(contentType: string, plain: Buffer): Promise<KeptDocument> {
  const compressed = await compress(plain, { level: constants.Z_BEST_COMPRESSION });
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { contentType, etag, plain, compressed: compressed.length < plain.length ? compressed : null };
}

/**
 * The reply to a request for a kept document: 304 to who names it in `If-None-Match`, and else its bytes, compressed
 * where the request accepts that (RFC 9110, sections 12.5.3 and 13.1.2).
 * @param cacheControl how long others may keep it
 */
export function replyWithDocument(
  request: IncomingMessage,
  { contentType, etag, plain, compressed }: KeptDocument,
  cacheControl: string,
): KeptReply {
  const shared = { ETag: etag, Vary: 'Accept-Encoding', 'Cache-Control': cacheControl };
  if (fresh(request.headers, { etag })) return { status: 304, contentType, headers: shared, bytes: null };
  const [encoding] = compressed === null ? [] : new Negotiator(request).encodings(['gzip', 'identity']);
  if (compressed === null || encoding !== 'gzip') {
    return { status: 200, contentType, headers: shared, bytes: plain };
  }
  return { status: 200, contentType, headers: { ...shared, 'Content-Encoding': 'gzip' }, bytes: compressed };
}
