import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isHead, type Exchange, type OutgoingReply, type ReplyHead } from './exchange.ts';

/** The headers that every reply carries, with its own. */
export function headersOfReply(exchange: Exchange, { contentType, headers }: ReplyHead): OutgoingHttpHeaders {
  return {
    'Content-Type': contentType,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': exchange.requestId,
    ...exchange.headers,
    ...headers,
  };
}

/** Sends a reply, with the headers that every reply carries. */
export function sendReply(response: ServerResponse, exchange: Exchange, reply: OutgoingReply): void {
  const body = Buffer.from(reply.bodyText);
  response.writeHead(reply.status, {
    'Content-Length': body.length,
    ...headersOfReply(exchange, reply),
  });
  response.end(isHead(exchange.request) ? undefined : body);
}
