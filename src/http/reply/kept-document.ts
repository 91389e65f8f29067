import fresh from 'fresh';
import Negotiator from 'negotiator';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReplyHead } from '../request/exchange.ts';

/** By the names of HTTP; of equals the first is chosen. */
const ENCODINGS = {
  // The last two levels take seconds for a megabyte, and save a hundredth.
  br: (plain: Buffer) =>
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (plain: Buffer) => promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
};

/** Equal for every caller: its bytes are made once. */
export interface KeptDocument {
  readonly contentType: string;
  /** For all forms. */
  readonly etag: string;
  readonly plain: Buffer;
  /** By encoding, where that is shorter. */
  readonly compressed: ReadonlyMap<string, Buffer>;
}

export interface KeptReply extends ReplyHead {
  /** Null if the caller has them already. */
  readonly bytes: Buffer | null;
}

/** Compressed and named once. */
export async function keepDocument(contentType: string, plain: Buffer): Promise<KeptDocument> {
  const forms = Object.entries(ENCODINGS).map(
    async ([name, compress]) => [name, await compress(plain)] as const,
  );
  const shorter = (await Promise.all(forms)).filter(([, bytes]) => bytes.length < plain.length);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { contentType, etag, plain, compressed: new Map(shorter) };
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
  const [encoding = ''] = new Negotiator(request).encodings([...compressed.keys(), 'identity'], {
    preferred: Object.keys(ENCODINGS),
  });
  const bytes = compressed.get(encoding);
  if (bytes === undefined) return { status: 200, contentType, headers: shared, bytes: plain };
  return { status: 200, contentType, headers: { ...shared, 'Content-Encoding': encoding }, bytes };
}
