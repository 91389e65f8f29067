import { selectMatching } from '../db/rows.ts';
import { moveStream, providerCursorsTable, putOffStream, takeStream } from '../providers/provider-cursor.ts';
import { Retry, Unknown } from '../providers/provider-errors.ts';
import type { Json, News, Provider } from '../providers/provider.ts';
import { callInTime } from './call-in-time.ts';
import { takeInNews, type NewsDependencies } from './take-in-news.ts';

/** A provider that is asked for its news. */
export type Polled = Pick<Provider, 'name' | 'adapter' | 'limits'> & Required<Pick<Provider, 'poll'>>;

/** How long a page may take to be taken in, beside the call that reads it, before another worker may read it too. */
const TAKING_IN_MS = 60_000;

/** What polls work with. */
export interface PollDependencies extends NewsDependencies {
  /** Ends what is under way. */
  readonly signal: AbortSignal;
  /** Told after each page. */
  readonly onStep?: () => void;
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
    return new Unknown('The provider messages could not be read', { cause: error });
  }
}

/** Takes a page in, and moves the stream behind it; answers whether there is more. */
async function takeInPage(
  dependencies: PollDependencies,
  provider: Polled,
  from: Json | null,
  news: News,
): Promise<boolean> {
  const { name, adapter, poll } = provider;
  await takeInNews(dependencies, provider, news);
  // A cursor that stands still would bring the same page for ever.
  const isMore = news.hasMore && JSON.stringify(news.cursor) !== JSON.stringify(from);
  const waitMs = isMore ? 0 : poll.everyMs;
  await dependencies.lane.submit(moveStream({ provider: name, adapter }, from, news.cursor, waitMs));
  return isMore;
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
    const isMore = await takeInPage(dependencies, provider, turn.cursor, news);
    dependencies.onStep?.();
    if (!isMore || signal.aborted) return isMore ? 0 : poll.everyMs;
  }
}

/**
 * Takes in everything that a provider has to say by now, whether its stream is due or not: what it has booked before this
 * began is ours to see when it ends. It waits for nobody who is reading the stream, since a page may come twice.
 * @throws Retry, Unknown where not all of it could be read; else as pollProvider
 */
export async function catchUp(dependencies: PollDependencies, provider: Polled): Promise<void> {
  const { database, signal } = dependencies;
  const { name, adapter } = provider;
  const [known] = await selectMatching(database.reader, providerCursorsTable, [{ provider: name, adapter }]);
  let cursor = known?.cursor ?? null;
  for (;;) {
    const news = await readPage(dependencies, provider, cursor, 1);
    if (news instanceof Error) throw news;
    const isMore = await takeInPage(dependencies, provider, cursor, news);
    if (!isMore) return;
    if (signal.aborted) throw new Unknown('The reading was aborted');
    cursor = news.cursor;
  }
}
