import { Retry, Unknown } from '../providers/provider-errors.ts';
import { moveStream, putOffStream, takeStream } from '../providers/provider-cursor.ts';
import type { Json, News, Provider } from '../providers/provider.ts';
import { callInTime } from './call-in-time.ts';
import { takeInNews, type NewsDependencies } from './take-in-news.ts';

/** A provider that is asked for its news. */
export type Polled = Provider & Required<Pick<Provider, 'poll'>>;

/** How long a page may take to be taken in, beside the call that reads it, before another worker may read it too. */
const TAKING_IN_MS = 60_000;

/** What polls work with. */
export interface PollDependencies extends NewsDependencies {
  /** Ends what is under way. */
  readonly signal: AbortSignal;
}

async function readPage(
  { signal, onFault }: PollDependencies,
  { limits: { timeoutMs }, poll }: Polled,
  cursor: Json | null,
  attempt: number,
): Promise<News | Retry | Unknown> {
  try {
    return await callInTime({ timeoutMs, attempt, signal }, (call) => poll.read(cursor, call));
  } catch (error) {
    if (error instanceof Retry || error instanceof Unknown) return error;
    if (!signal.aborted) onFault(error);
    return new Unknown('The news could not be read', { cause: error });
  }
}

/**
 * Reads what is new of one provider, page by page to the last, and takes it in; the cursor is kept after the news that it
 * stands for, so that a crash brings a page twice and loses none. Answers in how many milliseconds it is to be called again.
 * Safe twice: whoever has a stream has it to itself.
 * @throws ApiError service_unavailable, or the error of a database that is away; the page comes again
 */
export async function pollProvider(dependencies: PollDependencies, provider: Polled): Promise<number> {
  const { lane, signal } = dependencies;
  const { name, adapter, limits, poll } = provider;
  const stream = { provider: name, adapter };
  for (;;) {
    const turn = await lane.submit(takeStream(stream, limits.timeoutMs + TAKING_IN_MS));
    if ('waitMs' in turn) return Math.min(turn.waitMs, poll.everyMs);
    const news = await readPage(dependencies, provider, turn.cursor, turn.failures + 1);
    if (news instanceof Error) {
      const afterMs = news instanceof Retry ? news.afterMs : undefined;
      return lane.submit(putOffStream(stream, poll.everyMs, afterMs));
    }
    await takeInNews(dependencies, provider, news);
    // A cursor that stands still would bring the same page for ever.
    const isMore = news.hasMore && JSON.stringify(news.cursor) !== JSON.stringify(turn.cursor);
    const waitMs = isMore ? 0 : poll.everyMs;
    await lane.submit(moveStream(stream, turn.cursor, news.cursor, waitMs));
    if (!isMore || signal.aborted) return waitMs;
  }
}
