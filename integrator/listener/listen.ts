import type { ShownEvent } from '../http/shown-event.ts';
import { isKeyRefused, Refused } from '../http/api-client.ts';
import type { EventTail } from './event-tail.ts';
import type { Wanted } from './wanted-events.ts';

const LOOK_MS = 1_000;

/** The longest that is waited where a server asks to be left alone. */
const REST_LIMIT_MS = 60_000;

export interface ListenerParts {
  readonly tail: Pick<EventTail, 'next'>;
  readonly wanted: Wanted;
  /** Hands an event on and says in words what came of it; null if nobody is to have it. */
  readonly forward: ((event: ShownEvent) => Promise<string>) | null;
  readonly print: (line: string) => void;
  readonly warn: (line: string) => void;
  /** Waits for so many milliseconds, or until the signal ends it. */
  readonly rest: (ms: number) => Promise<void>;
  readonly signal: AbortSignal;
  readonly elapsedMs: () => number;
}

function lineOf({ timestamp, type, data }: ShownEvent): string {
  return [timestamp, type, data.id, data.status ?? '-', `v${String(data.version)}`].join('  ');
}

/** Hears of every event from where its tail begins, until its signal ends it. */
class Listener {
  readonly #parts: ListenerParts;
  #isAway = false;

  constructor(parts: ListenerParts) {
    this.#parts = parts;
  }

  async run(): Promise<void> {
    const { rest, elapsedMs } = this.#parts;
    while (!this.#isStopped()) {
      const since = elapsedMs();
      const asked = await this.#look();
      await rest(Math.max(asked, LOOK_MS - (elapsedMs() - since), 0));
    }
  }

  #isStopped(): boolean {
    return this.#parts.signal.aborted;
  }

  /** Shows what is new; answers how long the server asks to be left alone, in milliseconds. */
  async #look(): Promise<number> {
    const { tail, wanted } = this.#parts;
    let events: readonly ShownEvent[];
    try {
      events = await tail.next();
    } catch (error) {
      if (this.#isStopped()) return 0;
      if (isKeyRefused(error)) throw error;
      return this.#noteAway(error);
    }
    if (this.#isAway) this.#parts.warn('The server is answering again.');
    this.#isAway = false;
    for (const event of events) if (wanted(event.type)) await this.#show(event);
    return 0;
  }

  /** A server that is away is told once; what happens meanwhile is shown when it is back. */
  #noteAway(error: unknown): number {
    const words = error instanceof Error ? error.message : String(error);
    if (!this.#isAway) this.#parts.warn(`${words}. Retrying; no event is lost.`);
    this.#isAway = true;
    const seconds = error instanceof Refused ? (error.retryAfterSeconds ?? 0) : 0;
    return Math.min(seconds * 1_000, REST_LIMIT_MS);
  }

  async #show(event: ShownEvent): Promise<void> {
    const { forward, print } = this.#parts;
    if (this.#isStopped()) return;
    const line = lineOf(event);
    if (forward === null) {
      print(line);
      return;
    }
    const outcome = await forward(event);
    if (!this.#isStopped()) print(`${line}  ${outcome}`);
  }
}

/**
 * Prints a line for each wanted event, and hands it on where it is to be forwarded, one after the other and each once: what
 * a receiver does not take is not sent again. A server that goes away is asked on.
 * @throws Refused if the key is no longer let in
 */
export async function listen(parts: ListenerParts): Promise<void> {
  await new Listener(parts).run();
}
