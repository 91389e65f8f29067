import Gauge from 'prom-client/lib/gauge.js';
import type Registry from 'prom-client/lib/registry.js';

/** A long turn is shown for at least so long: readers come by more often. */
const WINDOW_MS = 60_000;

interface Turn {
  readonly work: string;
  readonly ms: number;
}

/** The process's time and turns. */
const OF_THE_PROCESS = {
  now: (): number => performance.now(),
  atEndOfTurn: (end: () => void): void => void setImmediate(end),
};

/**
 * Work is named when it begins and lasts until other work, or the turn's end; garbage collection counts with what it
 * interrupts.
 */
export class LongestTurn {
  readonly #process: typeof OF_THE_PROCESS;
  #work: string | undefined;
  #since = 0;
  #windowSince = 0;
  #longest: Turn | undefined;
  #longestBefore: Turn | undefined;

  constructor(process = OF_THE_PROCESS) {
    this.#process = process;
  }

  /** A word that the code knows beforehand. */
  begin(work: string): void {
    const now = this.#process.now();
    if (this.#work === undefined) this.#process.atEndOfTurn(this.#end);
    else this.#count(now);
    this.#work = work;
    this.#since = now;
  }

  get longest(): Turn | undefined {
    this.#passWindows(this.#process.now());
    const [now, before] = [this.#longest, this.#longestBefore];
    return before !== undefined && before.ms > (now?.ms ?? 0) ? before : now;
  }

  readonly #end = (): void => {
    this.#count(this.#process.now());
    this.#work = undefined;
  };

  #count(now: number): void {
    this.#passWindows(now);
    const ms = now - this.#since;
    if (this.#work !== undefined && ms > (this.#longest?.ms ?? 0)) this.#longest = { work: this.#work, ms };
  }

  #passWindows(now: number): void {
    const passed = now - this.#windowSince;
    if (passed < WINDOW_MS) return;
    this.#longestBefore = passed < 2 * WINDOW_MS ? this.#longest : undefined;
    this.#longest = undefined;
    this.#windowSince = now;
  }
}

/** With its work, when metrics are read. */
export function measureLongestTurn(registry: Registry, turn: LongestTurn): void {
  new Gauge({
    name: 'corridor_event_loop_longest_turn_seconds',
    help: 'The longest time that one operation or group commit blocked the event loop in the last one to two minutes.',
    labelNames: ['operation'],
    registers: [registry],
    collect() {
      this.reset();
      const { longest } = turn;
      if (longest !== undefined) this.set({ operation: longest.work }, longest.ms / 1_000);
    },
  });
}
