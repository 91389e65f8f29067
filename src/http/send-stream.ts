import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { isHead, type Exchange, type StreamedReply } from './exchange.ts';
import { headersOfReply } from './send-reply.ts';

/** How long a caller may take nothing before its connection is cut. */
const STALL_MS = 30_000;

/**
 * Sends a reply piece by piece, each once the caller has taken what came before it. Where the rest cannot be read, or
 * the caller stops reading, the connection is cut in the middle of the body, which no caller takes for its end.
 */
export async function sendStream(
  response: ServerResponse,
  exchange: Exchange,
  reply: StreamedReply,
  logger: Logger,
  stallMs = STALL_MS,
): Promise<void> {
  let failure: unknown;
  const source = reply.pieces[Symbol.asyncIterator]();
  const read = (): Promise<IteratorResult<string, unknown>> =>
    source.next().catch((error: unknown) => {
      failure = error;
      throw error;
    });
  const watched = async function* (): AsyncGenerator<string> {
    try {
      for (let next = await read(); next.done !== true; next = await read()) yield next.value;
    } finally {
      // A caller that hangs up leaves the rest unread.
      await source.return?.();
    }
  };
  response.writeHead(reply.status, headersOfReply(exchange, reply));
  if (isHead(exchange.request)) {
    response.end();
    await source.return?.();
    return;
  }
  response.setTimeout(stallMs, () => response.destroy());
  // What ends it otherwise is a caller that hung up: the log line of the request says so.
  await pipeline(Readable.from(watched()), response).catch(() => undefined);
  if (failure === undefined) return;
  logger.error({ err: failure, requestId: exchange.requestId }, 'a streamed reply broke off');
}
