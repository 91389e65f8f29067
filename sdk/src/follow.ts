import type { Event, ListEventsQuery } from '../../generated/sdk/types.ts';
import { CorridorError, isCorridorError } from './errors.ts';
import { readNumber } from './options.ts';
import type { AbortSignalLike } from './platform.ts';
import { type Answer, pause } from './transport.ts';

/** Where a reader of events has come to. */
export interface Checkpoint {
  /** Undefined where nothing was saved yet. */
  load(): Promise<string | undefined>;
  save(cursor: string): Promise<void>;
}

export interface FollowOptions {
  readonly checkpoint: Checkpoint;
  /** Where to begin without a saved place: `now` by default. */
  readonly from?: 'now' | 'oldest' | undefined;
  /** 1000 by default. */
  readonly pollMs?: number | undefined;
  readonly signal?: AbortSignalLike | undefined;
  readonly type?: ListEventsQuery['type'];
  readonly objectId?: string | undefined;
}

type AskEvents = (query: ListEventsQuery, signal: AbortSignalLike | undefined) => Promise<Answer>;

interface EventsBody {
  readonly data: readonly Event[];
  readonly hasMore: boolean;
  readonly nextCursor: string;
}

/** @throws CorridorError events_gap */
async function askPage(
  ask: AskEvents,
  query: ListEventsQuery,
  signal: AbortSignalLike | undefined,
): Promise<EventsBody> {
  try {
    return (await ask(query, signal)).data as EventsBody;
  } catch (error) {
    if (!isCorridorError(error, 'invalid_state')) throw error;
    const { message, operationId, requestId, status, attempts } = error;
    throw new CorridorError({
      code: 'events_gap',
      message,
      operationId,
      requestId,
      status,
      attempts,
      cause: error,
    });
  }
}

/** Whether another attempt may succeed: events are read for as long as it takes. */
function isPassing(error: unknown): boolean {
  return error instanceof CorridorError && error.retryable;
}

/** Oldest first, for ever; each at least once: a page's place is saved when the event behind it is asked for. */
export async function* follow(
  ask: AskEvents,
  { checkpoint, from = 'now', pollMs, signal, type, objectId }: FollowOptions,
): AsyncGenerator<Event, void, undefined> {
  const restMs = readNumber('pollMs', pollMs, 1_000, 0);
  const filters = {
    ...(type === undefined ? {} : { type }),
    ...(objectId === undefined ? {} : { objectId }),
  };
  let saved = await checkpoint.load();
  let cursor = saved;
  const isOver = (): boolean => signal?.aborted === true;
  while (!isOver()) {
    let page: EventsBody;
    try {
      page = await askPage(
        ask,
        { ...filters, limit: 200, ...(cursor === undefined ? { after: from } : { cursor }) },
        signal,
      );
    } catch (error) {
      if (isOver()) return;
      if (!isPassing(error)) throw error;
      await pause(restMs, signal);
      continue;
    }
    yield* page.data;
    cursor = page.nextCursor;
    if (cursor !== saved) await checkpoint.save(cursor);
    saved = cursor;
    if (!page.hasMore) await pause(restMs, signal);
  }
}
