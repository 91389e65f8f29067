import { setTimeout as delay } from 'node:timers/promises';

/** A rest that ends when it is rung; a ring before the rest ends it too. */
export class Bell {
  #isRung = false;
  #resting = new AbortController();

  ring(): void {
    this.#isRung = true;
    this.#resting.abort();
  }

  /** Forgets rings: a look from now on sees their cause. */
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

/** A signal ends it early. */
export type Rest = (ms: number, signal?: AbortSignal) => Promise<void>;

/**
 * Keeps no process alive.
 * @param signal ends the rest; no failure
 */
export async function rest(ms: number, signal?: AbortSignal): Promise<void> {
  const options = { ref: false, ...(signal === undefined ? {} : { signal }) };
  // Fails by its signal alone.
  await delay(ms, undefined, options).catch(() => undefined);
}

/** Places for work of one kind: what hangs holds its own. */
export class WorkPool {
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

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

  begin(name: string, work: () => Promise<unknown>, onEnd: () => void): void {
    const end = (): void => {
      this.#underWay.delete(name);
      onEnd();
    };
    this.#underWay.set(name, work().then(end));
  }

  async idle(): Promise<void> {
    while (this.busy > 0) await Promise.all(this.#underWay.values());
  }
}
