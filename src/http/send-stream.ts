import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isHead, type Exchange, type StreamedReply } from './exchange.ts';
import { headersOfReply } from './send-reply.ts';
import type { UnreadAnswers } from './unread-answers.ts';

/** What a stream is sent with. */
export interface Sending {
  readonly unread: UnreadAnswers;
  readonly logger: Logger;
}

/**
 * Sends a reply piece by piece, each once the caller has taken what came before it. Where the rest cannot be read, or
 * the caller stops reading, the connection is cut in the middle of the body, which no caller takes for its end.
 */
export async function sendStream(
  response: ServerResponse,
  exchange: Exchange,
  reply: StreamedReply,
  { unread, logger }: Sending,
): Promise<void> {
  response.writeHead(reply.status, headersOfReply(exchange, reply));
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
