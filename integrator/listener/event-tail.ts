import type { EventPage, ShownEvent } from '../http/shown-event.ts';

/** Reads one page of events, newest first, from the newest or from where a cursor stands. */
export type ReadPage = (cursor: string | null) => Promise<EventPage>;

/**
 * Follows the list of events from one moment on. It goes by the list's own order alone: their times are of a clock that
 * a sandbox may set, and two events may have the same. No event ever comes to stand behind one that was seen.
 */
export class EventTail {
  readonly #readPage: ReadPage;
  /** The newest event that was given out; null if there was none yet. */
  #newest: string | null;

  private constructor(readPage: ReadPage, newest: string | null) {
    this.#readPage = readPage;
    this.#newest = newest;
  }

  /** Begins behind the newest event that there is now. */
  static async begin(readPage: ReadPage): Promise<EventTail> {
    const { events } = await readPage(null);
    return new EventTail(readPage, events[0]?.id ?? null);
  }

  /**
   * What has happened since the last call, oldest first, however many pages that are. Where a page cannot be read nothing
   * counts as given out, and the next call gives it all.
   */
  async next(): Promise<readonly ShownEvent[]> {
    const found: ShownEvent[] = [];
    let cursor: string | null = null;
    for (;;) {
      const page: EventPage = await this.#readPage(cursor);
      const known = page.events.findIndex(({ id }) => id === this.#newest);
      found.push(...(known < 0 ? page.events : page.events.slice(0, known)));
      // Where the newest one has gone by its age, all that stand there came after it.
      if (known >= 0 || page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    this.#newest = found[0]?.id ?? this.#newest;
    return found.reverse();
  }
}
