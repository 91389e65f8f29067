import type { ServerResponse } from 'node:http';
import type { Exchange, OutgoingReply } from './exchange.ts';

/** Sends a reply, with the headers that every reply carries. */
export function sendReply(response: ServerResponse, exchange: Exchange, reply: OutgoingReply): void {
  const body = Buffer.from(reply.bodyText);
  response.writeHead(reply.status, {
    'Content-Type': reply.contentType,
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': exchange.requestId,
    ...exchange.headers,
    ...reply.headers,
  });
  response.end(body);
}
