import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { ApiError } from '../errors/api-error.ts';
import type { NewId } from '../identity/ids.ts';
import type { HttpWatch } from './edge.ts';
import { replyToFailure } from './reply/replies.ts';
import type { OutgoingReply } from './request/exchange.ts';

/** Time for a caller to read the answer. */
const LINGER_MS = 1_000;

export interface EarlyRefusal {
  readonly refusal: ApiError;
  /** For the log. */
  readonly reason: string | undefined;
  /** The latest request's answer on this connection. */
  readonly latest: ServerResponse | undefined;
  /** Without a body. */
  readonly isHead: boolean;
}

/** What an answer on the connection itself stands on. */
export interface SocketAnswerDependencies {
  readonly newId: NewId;
  readonly logger: Logger;
  readonly watch?: HttpWatch | undefined;
}

function toText(reply: OutgoingReply, requestId: string, hasBody: boolean): string {
  const own = Object.entries(reply.headers).filter(([name]) => name !== 'Connection');
  const lines = [
    `HTTP/1.1 ${reply.status} ${STATUS_CODES[reply.status] ?? ''}`,
    // Every refusal is JSON.
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(reply.bodyText)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    ...own.map(([name, value]) => `${name}: ${String(value)}`),
    'Connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${hasBody ? reply.bodyText : ''}`;
}

/**
 * Answers on the connection in the shape of every refusal, and closes it. Answers keep the order of requests, and no
 * request gets two.
 */
export function answerOnSocket(
  socket: Duplex,
  { refusal, reason, latest, isHead }: EarlyRefusal,
  { newId, logger, watch }: SocketAnswerDependencies,
): void {
  const isBrokenOff = latest !== undefined && !latest.req.complete;
  if (!socket.writable || (isBrokenOff && latest.headersSent)) {
    // Nothing is read any longer, or the broken request has its answer.
    socket.destroy();
    return;
  }
  const answer = (): void => {
    const requestId = newId('req');
    const reply = replyToFailure(refusal, requestId, logger);
    const { status, errorCode } = reply;
    logger.info({ requestId, status, errorCode, reason }, 'request refused by the parser');
    watch?.refusedByParser(status);
    socket.end(toText(reply, requestId, !isHead));
    // A caller that is still sending would see a broken connection instead of the answer.
    socket.resume();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
  if (latest === undefined || isBrokenOff || latest.writableFinished) answer();
  else latest.once('finish', answer);
}

/** Of Node's parser, or of its time limits. */
export type ClientError = Error & { readonly code?: string; readonly rawPacket?: Buffer };

function toRefusal({ code }: ClientError): ApiError {
  if (code === 'HPE_HEADER_OVERFLOW') return new ApiError('headers_too_large');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new ApiError('request_timeout');
  return new ApiError('invalid_request', { message: 'The request is not valid HTTP.' });
}

/**
 * Answers what Node's parser refused.
 * @param latest the latest request's answer on this connection
 */
export function answerClientError(
  error: ClientError,
  socket: Duplex,
  latest: ServerResponse | undefined,
  options: SocketAnswerDependencies,
): void {
  const { code: reason, rawPacket } = error;
  const isHead = rawPacket?.subarray(0, 5).toString() === 'HEAD ';
  if (reason === 'ECONNRESET') socket.destroy();
  else answerOnSocket(socket, { refusal: toRefusal(error), reason, latest, isHead }, options);
}
