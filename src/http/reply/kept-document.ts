import fresh from 'fresh';
import Negotiator from 'negotiator';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { ReplyHead } from '../request/exchange.ts';

const compress = promisify(gzip);

/** Equal for every caller: its bytes are made once. */
export interface KeptDocument {
  readonly contentType: string;
  /** For both forms. */
  readonly etag: string;
  readonly plain: Buffer;
  /** Null if not shorter. */
  readonly compressed: Buffer | null;
}

export interface KeptReply extends ReplyHead {
  /** Null if the caller has them already. */
  readonly bytes: Buffer | null;
}

/** Compressed and named once. */
export async function keepDocument(contentType: string, plain: Buffer): Promise<KeptDocument> {
  const compressed = await compress(plain, { level: constants.Z_BEST_COMPRESSION });
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { contentType, etag, plain, compressed: compressed.length < plain.length ? compressed : null };
}

/**
 * 304 for a matching `If-None-Match`; else its bytes, compressed if accepted (RFC 9110, sections 12.5.3 and 13.1.2).
 * @param cacheControl for caches
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
