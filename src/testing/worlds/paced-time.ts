import type { Pace } from '../../service.ts';

interface Sleeper {
  readonly until: number;
  readonly end: () => void;
}

/** Time that passes only when a test says so: loops rest by it, and are judged by it. */
export class PacedTime implements Pace {
  readonly #sleepers = new Set<Sleeper>();
  #now = 0;

  readonly now = (): number => this.#now;

  /** How many loops rest. */
  get resting(): number {
    return [...this.#sleepers].filter(({ until }) => until > this.#now).length;
  }

  readonly rest: Pace['rest'] = (ms, signal) =>
    new Promise((resolve) => {
      const end = (): void => {
        this.#sleepers.delete(sleeper);
        signal?.removeEventListener('abort', end);
        resolve();
      };
      const sleeper: Sleeper = { until: this.#now + ms, end };
      this.#sleepers.add(sleeper);
      signal?.addEventListener('abort', end);
      if (signal?.aborted === true) end();
      else if (ms <= 0) setImmediate(end);
    });

  /** @param look what looks at that moment, before any rest ends */
  pass(ms: number, look: () => void): void {
    this.#now += ms;
    look();
    for (const { until, end } of [...this.#sleepers]) if (until <= this.#now) end();
  }
}
