import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { KeptReply } from './kept-document.ts';
import type { UnreadAnswers } from './unread-answers.ts';
import { isHead, type BinaryReply, type Exchange, type OutgoingReply, type ReplyHead } from './exchange.ts';

/** The headers that every reply carries, with its own. */
export function headersOfReply(exchange: Exchange, { contentType, headers }: ReplyHead): OutgoingHttpHeaders {
  const all: OutgoingHttpHeaders = contentType === null ? {} : { 'Content-Type': contentType };
  all['Cache-Control'] = 'no-store';
  all['X-Content-Type-Options'] = 'nosniff';
  all['X-Request-Id'] = exchange.requestId;
  for (const name in exchange.headers) all[name] = exchange.headers[name];
  for (const name in headers) all[name] = headers[name];
  return all;
}

/**
 * Sends a reply, with the headers that every reply carries.
 * @throws ApiError service_unavailable, before anything is sent, where too much waits for other readers; a refusal
 *   always goes
 */
export function sendReply(
  response: ServerResponse,
  exchange: Exchange,
  reply: OutgoingReply | BinaryReply,
  unread: UnreadAnswers,
): void {
  if (reply.contentType === null) {
    // Not even the length of nothing (RFC 9110, section 8.6).
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

/** Sends a reply out of kept bytes, with the headers that every reply carries. */
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
