import { CorridorError } from '../../sdk/src/errors.ts';
import { isKeyRefused, wordsOf } from '../output/exit-code.ts';
import type { ListTail } from './list-tail.ts';

const LOOK_MS = 1_000;

/** The longest that is waited where a server asks to be left alone. */
const REST_LIMIT_MS = 60_000;

export interface ListenerParts<Row extends { readonly id: string }> {
  readonly tail: Pick<ListTail<Row>, 'next'>;
  /** Shows a row, and does with it whatever else is to be done. */
  readonly show: (row: Row) => Promise<void>;
  readonly warn: (line: string) => void;
  /** Waits for so many milliseconds, or until the signal ends it. */
  readonly rest: (ms: number) => Promise<void>;
  readonly signal: AbortSignal;
  readonly elapsedMs: () => number;
}

/** Hears of every row from where its tail begins, until its signal ends it. */
class Listener<Row extends { readonly id: string }> {
  readonly #parts: ListenerParts<Row>;
  #isAway = false;

  constructor(parts: ListenerParts<Row>) {
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
    const { tail, show } = this.#parts;
    let rows: readonly Row[];
    try {
      rows = await tail.next();
    } catch (error) {
      if (this.#isStopped()) return 0;
      if (isKeyRefused(error)) throw error;
      return this.#noteAway(error);
    }
    if (this.#isAway) this.#parts.warn('The server is answering again.');
    this.#isAway = false;
    for (const row of rows) if (!this.#isStopped()) await show(row);
    return 0;
  }

  /** A server that is away is told once; what happens meanwhile is shown when it is back. */
  #noteAway(error: unknown): number {
    if (!this.#isAway) this.#parts.warn(`${wordsOf(error)} Retrying; nothing is lost.`);
    this.#isAway = true;
    const asked = error instanceof CorridorError ? (error.retryAfterMs ?? 0) : 0;
    return Math.min(asked, REST_LIMIT_MS);
  }
}

/**
 * Shows each row of a list as it comes, one after the other and each once. A server that goes away is asked on.
 * @throws ApiError if the key is no longer let in
 */
export async function listen<Row extends { readonly id: string }>(parts: ListenerParts<Row>): Promise<void> {
  await new Listener(parts).run();
}
