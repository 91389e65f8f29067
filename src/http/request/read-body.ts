import type { IncomingMessage } from 'node:http';
import { MIMEType } from 'node:util';
import type { OperationDescription } from '../../../generated/operations.ts';
import { ApiError } from '../../errors/api-error.ts';
import { refuseCrowded } from './read-headers.ts';
import { nextTurn } from './turns.ts';

/** Of the contract. */
const LARGEST_BODY_BYTES = 100 * 1024;

/**
 * Discarded before the connection is cut: a caller that is still sending would see a broken connection instead of the
 * answer.
 */
const MOST_DISCARDED_BYTES = 32 * 1024 * 1024;

/** The caller left before the request was whole. */
export class CallerGone extends Error {}

function discardRest(request: IncomingMessage): void {
  let discarded = 0;
  request.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > MOST_DISCARDED_BYTES) request.destroy();
  });
  request.resume();
}

export function announcesBody(request: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  return encoding !== undefined || Number(length ?? 0) > 0;
}

/** The usual case of a complete request; undefined if more is to come. */
function bodyThatIsHere(request: IncomingMessage): Buffer | undefined {
  if (!request.complete || request.destroyed || request.readableFlowing !== null) return undefined;
  refuseCrowded(request.rawTrailers);
  const bytes = request.read() as Buffer | null;
  return bytes ?? Buffer.alloc(0);
}

/**
 * A body that was not there with its headers is worked on in a turn of its own, for which its caller is charged: those of
 * many requests may come at once.
 * @param timeoutMs from this call
 * @param largest in bytes
 * @throws ApiError payload_too_large as soon as it is exceeded or announced, request_timeout, headers_too_large for too
 * many trailers; CallerGone if the connection ends first
 */
export async function readBody(
  request: IncomingMessage,
  timeoutMs: number,
  largest = LARGEST_BODY_BYTES,
): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > largest) {
    discardRest(request);
    throw new ApiError('payload_too_large');
  }
  const here = bodyThatIsHere(request);
  if (here !== undefined) {
    if (here.length > largest) throw new ApiError('payload_too_large');
    return here;
  }
  let late: NodeJS.Timeout;
  const reading = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    late = setTimeout(() => reject(new ApiError('request_timeout')), timeoutMs);
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= largest) return;
      request.off('data', onData);
      discardRest(request);
      reject(new ApiError('payload_too_large'));
    };
    const onGone = (): void => reject(new CallerGone());
    request.on('data', onData);
    request.once('error', onGone);
    request.once('close', onGone);
    request.once('end', () => {
      // An ended request closes too, and an unheard error is not cheap.
      request.off('close', onGone);
      resolve(Buffer.concat(chunks));
    });
  });
  const bytes = await reading.finally(() => clearTimeout(late));
  refuseCrowded(request.rawTrailers);
  await nextTurn(request);
  return bytes;
}

function parseMediaType(text: string): MIMEType | undefined {
  try {
    return new MIMEType(text);
  } catch {
    return undefined;
  }
}

/**
 * JSON in UTF-8, not compressed.
 * @throws ApiError unsupported_media_type
 */
function checkMediaType({ headers }: IncomingMessage): void {
  if (headers['content-type'] === 'application/json' && headers['content-encoding'] === undefined) return;
  const type = parseMediaType(headers['content-type'] ?? '');
  const charset = type?.params.get('charset')?.toLowerCase() ?? 'utf-8';
  const encoding = headers['content-encoding']?.toLowerCase() ?? 'identity';
  if (type?.essence !== 'application/json' || charset !== 'utf-8' || encoding !== 'identity') {
    throw new ApiError('unsupported_media_type');
  }
}

/** @throws ApiError payload_too_large, request_timeout, headers_too_large, unsupported_media_type */
export async function readWholeBody(
  operation: Pick<OperationDescription, 'body'>,
  { request }: { readonly request: IncomingMessage },
  timeoutMs: number,
): Promise<Buffer> {
  if (operation.body === 'none') return Buffer.alloc(0);
  const bytes = await readBody(request, timeoutMs);
  const isTyped = request.headers['content-type'] !== undefined;
  if (bytes.length > 0 || (operation.body === 'required' && isTyped)) checkMediaType(request);
  return bytes;
}
