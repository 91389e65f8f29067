import type { Rest } from './rest.ts';

/** Lets a loop rest until it is rung, or for so long; a ring that comes before the rest ends it as well. */
export class Bell {
  #isRung = false;
  #resting = new AbortController();

  ring(): void {
    this.#isRung = true;
    this.#resting.abort();
  }

  /** Forgets what was rung: whoever looks now sees what it was rung for. */
  silence(): void {
    this.#isRung = false;
  }

  /** Rests for so long at the most. */
  async rest(ms: number, rest: Rest): Promise<void> {
    if (this.#isRung) return;
    this.#resting = new AbortController();
    await rest(ms, this.#resting.signal);
  }
}
