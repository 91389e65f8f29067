import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { ApiError } from '../errors/api-error.ts';
import type { NewId } from '../ids.ts';
import type { OutgoingReply } from './exchange.ts';
import { replyToFailure } from './reply-to-failure.ts';

/** How long the connection stays open for a caller to read the answer. */
const LINGER_MS = 1_000;

/** An error of Node's HTTP parser, or of the time that it allows. */
export type ClientError = Error & { readonly code?: string };

function toRefusal({ code }: ClientError): ApiError {
  if (code === 'HPE_HEADER_OVERFLOW') return new ApiError('headers_too_large');
  const message =
    code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? 'The request did not arrive in time.'
      : 'The request is not valid HTTP.';
  return new ApiError('invalid_request', { message });
}

function toText(reply: OutgoingReply, requestId: string): string {
  const lines = [
    `HTTP/1.1 ${reply.status} ${STATUS_CODES[reply.status] ?? ''}`,
    `Content-Type: ${reply.contentType}`,
    `Content-Length: ${Buffer.byteLength(reply.bodyText)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${reply.bodyText}`;
}

/**
 * Answers what Node's parser refused before there was a request, in the shape of every other refusal.
 * @param underWay the answer to an earlier request on the same connection that is not finished
 */
export function answerClientError(
  error: ClientError,
  socket: Duplex,
  underWay: ServerResponse | undefined,
  { newId, logger }: { readonly newId: NewId; readonly logger: Logger },
): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const requestId = newId('req');
  const reply = replyToFailure(toRefusal(error), requestId, logger);
  const { status, errorCode } = reply;
  logger.info({ requestId, status, errorCode, reason: error.code }, 'request refused by the parser');
  const answer = (): void => {
    socket.end(toText(reply, requestId));
    // Cut at once, a caller that is still sending would see a broken connection in place of the answer.
    socket.resume();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
  if (underWay === undefined) answer();
  // Its request was whole: the answers must keep the order of the requests.
  else if (underWay.req.complete) underWay.once('finish', answer);
  // Its request broke off in its body: this is the answer to it, unless one has gone out already.
  else if (underWay.headersSent) socket.destroy();
  else answer();
}
