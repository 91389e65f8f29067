import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ApiError } from '../errors/api-error.ts';
import { answerOnSocket, type SocketAnswerDependencies } from './answer-on-socket.ts';

/** An error of Node's HTTP parser, or of the time that it allows. */
export type ClientError = Error & { readonly code?: string; readonly rawPacket?: Buffer };

function toRefusal({ code }: ClientError): ApiError {
  if (code === 'HPE_HEADER_OVERFLOW') return new ApiError('headers_too_large');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new ApiError('request_timeout');
  return new ApiError('invalid_request', { message: 'The request is not valid HTTP.' });
}

/**
 * Answers what Node's parser refused before there was a request.
 * @param latest the answer to the latest request of the same connection, whatever has become of it
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
