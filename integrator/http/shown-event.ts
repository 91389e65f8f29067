import type { JsonObject } from './api-client.ts';

/** An event as the API shows it, with its fields in the order in which they came. */
export interface ShownEvent {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly data: {
    readonly id: string;
    readonly object: string;
    readonly status: string | null;
    readonly version: number;
    readonly url: string;
  };
}

/** A page of events, newest first. */
export interface EventPage {
  readonly events: readonly ShownEvent[];
  /** Leads to the older ones; null on the last page. */
  readonly nextCursor: string | null;
}

/** The page that GET /v1/events answered. */
export function readEventPage(answer: JsonObject): EventPage {
  const { data, hasMore, nextCursor } = answer;
  return {
    events: data as readonly ShownEvent[],
    nextCursor: hasMore === true && typeof nextCursor === 'string' ? nextCursor : null,
  };
}
