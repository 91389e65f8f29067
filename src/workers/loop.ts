import { setTimeout as delay } from 'node:timers/promises';

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

/** Lets time pass; a signal ends it before. */
export type Rest = (ms: number, signal?: AbortSignal) => Promise<void>;

/**
 * Rests for so long, and keeps no process alive by it.
 * @param signal ends the rest, which is no failure
 */
export async function rest(ms: number, signal?: AbortSignal): Promise<void> {
  const options = { ref: false, ...(signal === undefined ? {} : { signal }) };
  // A rest fails by its signal alone.
  await delay(ms, undefined, options).catch(() => undefined);
}

/** A number of places for work of one kind. What hangs holds its own place, and nobody else's. */
export class WorkPool {
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  /** How many pieces of work are under way. */
  get busy(): number {
    return this.#underWay.size;
  }

  /** How many can begin now. */
  get free(): number {
    return this.#size - this.busy;
  }

  /** Whether a piece of work is under way. */
  has(name: string): boolean {
    return this.#underWay.has(name);
  }

  /** Begins a piece of work, which must not throw; `onEnd` is called when its place is free again. */
  begin(name: string, work: () => Promise<unknown>, onEnd: () => void): void {
    const end = (): void => {
      this.#underWay.delete(name);
      onEnd();
    };
    this.#underWay.set(name, work().then(end));
  }

  /** Waits until nothing is under way. */
  async idle(): Promise<void> {
    while (this.busy > 0) await Promise.all(this.#underWay.values());
  }
}
