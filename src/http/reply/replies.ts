import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import { classifyFailure } from '../../db/drivers/failure.ts';
import { countRefused } from '../../db/drivers/watch.ts';
import { ApiError, presentError, type UnavailableReason } from '../../errors/api-error.ts';
import {
  type BinaryReply,
  type Exchange,
  type OutgoingReply,
  type ReplyHead,
  type StreamedReply,
  isHead,
} from '../request/exchange.ts';
import type { KeptReply } from './kept-document.ts';
import type { UnreadAnswers } from './unread-answers.ts';

type Scheme = 'Bearer' | 'Session';

function headersOf(refusal: ApiError, scheme: Scheme): Record<string, string> {
  const headers: Record<string, string> = {};
  if (refusal.status === 401) headers['WWW-Authenticate'] = scheme;
  if (refusal.retryAfterSeconds !== undefined) headers['Retry-After'] = String(refusal.retryAfterSeconds);
  // The rest of the request may still come, and is not the next one.
  if (refusal.status === 408) headers['Connection'] = 'close';
  if (refusal.allow !== undefined) headers['Allow'] = refusal.allow.join(', ');
  return headers;
}

function toRefusal(error: unknown, requestId: string, logger: Logger): ApiError {
  if (error instanceof ApiError) return error;
  logger.error({ err: error, requestId }, 'request failed');
  return classifyFailure(error) === 'broken'
    ? new ApiError('internal_error', { cause: error })
    : new ApiError('service_unavailable', { reason: 'database', retryAfterSeconds: 1, cause: error });
}

/**
 * A refusal as in the catalogue, an unavailable database as `service_unavailable`, everything else, which is logged, as
 * `internal_error`.
 */
export function replyToFailure(
  error: unknown,
  requestId: string,
  logger: Logger,
  scheme: Scheme = 'Bearer',
): OutgoingReply & { errorCode: string; errorReason: UnavailableReason | undefined } {
  const refusal = toRefusal(error, requestId, logger);
  countRefused(error);
  return {
    status: refusal.status,
    contentType: 'application/json',
    headers: headersOf(refusal, scheme),
    bodyText: JSON.stringify(presentError(refusal, requestId)),
    errorCode: refusal.code,
    errorReason: refusal.reason,
  };
}

function headersOfReply(exchange: Exchange, { contentType, headers }: ReplyHead): OutgoingHttpHeaders {
  const all: OutgoingHttpHeaders = contentType === null ? {} : { 'Content-Type': contentType };
  all['Cache-Control'] = 'no-store';
  all['X-Content-Type-Options'] = 'nosniff';
  all['X-Request-Id'] = exchange.requestId;
  for (const name in exchange.headers) all[name] = exchange.headers[name];
  for (const name in headers) all[name] = headers[name];
  const link = exchange.basePath === '' ? undefined : headers['Link'];
  if (typeof link === 'string') all['Link'] = link.replace('<', `<${exchange.basePath}`);
  if (exchange.noting !== undefined) exchange.noting.responseHeaders = all;
  return all;
}

/**
 * Sends a reply with the common headers.
 * @throws ApiError service_unavailable, before anything is sent, if too much waits for slow readers; a refusal always
 * goes
 */
export function sendReply(
  response: ServerResponse,
  exchange: Exchange,
  reply: OutgoingReply | BinaryReply,
  unread: UnreadAnswers,
): void {
  if (reply.contentType === null) {
    // 204 has no length at all (RFC 9110, section 8.6).
    response.writeHead(reply.status, headersOfReply(exchange, reply)).end();
    return;
  }
  const body = 'body' in reply ? reply.body : reply.bodyText;
  const bytes = Buffer.byteLength(body);
  if (reply.status < 400) unread.makeRoom(bytes);
  const headers = headersOfReply(exchange, reply);
  headers['Content-Length'] = bytes;
  response.writeHead(reply.status, headers);
  if (isHead(exchange.request)) response.end();
  else unread.end(response, body);
}

/** From kept bytes, with the common headers. */
export function sendKept(
  response: ServerResponse,
  exchange: Exchange,
  reply: KeptReply,
  unread: UnreadAnswers,
): void {
  const { bytes, status } = reply;
  const headers = headersOfReply(exchange, reply);
  if (bytes === null) delete headers['Content-Type'];
  else headers['Content-Length'] = bytes.length;
  response.writeHead(status, headers);
  if (bytes === null || isHead(exchange.request)) response.end();
  else unread.end(response, bytes, true);
}

export interface Sending {
  readonly unread: UnreadAnswers;
  readonly logger: Logger;
}

/**
 * Each piece after the one before it was taken. If the rest cannot be read, or the caller stops reading, the connection
 * is cut inside the body, which no caller takes for its end.
 */
export async function sendStream(
  response: ServerResponse,
  exchange: Exchange,
  reply: StreamedReply,
  { unread, logger }: Sending,
): Promise<void> {
  response.writeHead(reply.status, headersOfReply(exchange, reply));
  if (reply.end !== undefined) response.once('close', reply.end);
  try {
    if (!isHead(exchange.request)) {
      for await (const piece of reply.pieces) if (!(await unread.write(response, piece))) return;
    } else await reply.pieces[Symbol.asyncIterator]().return?.();
    response.end();
  } catch (error) {
    logger.error({ err: error, requestId: exchange.requestId }, 'a streamed answer was cut off');
    // What was read goes out at the end of this turn.
    await setImmediate();
    response.destroy();
  }
}
