import { rest } from './rest.ts';

/** What is done over and over, beside everything else. */
export interface RoundsDependencies {
  /** From the end of one round to the beginning of the next; given how long the round took, where it depends on that. */
  readonly restMs: number | ((tookMs: number) => number);
  /** Whether it begins with a rest. */
  readonly restsFirst?: boolean;
  /** One round; its signal says that it is to end soon. */
  readonly round: (signal: AbortSignal) => Promise<void>;
  readonly onFault: (error: unknown) => void;
}

/** Does something over and over until it is stopped; a round that fails is told, and the next one comes all the same. */
export class Rounds {
  readonly #dependencies: RoundsDependencies;
  readonly #stopping = new AbortController();
  #loop: Promise<void> = Promise.resolve();

  constructor(dependencies: RoundsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Starts in the background, with a round unless it is to rest first. */
  start(): void {
    this.#loop = this.#run();
  }

  /** Finishes what is under way and begins nothing more. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#loop;
  }

  async #run(): Promise<void> {
    const { round, restMs, restsFirst = false, onFault } = this.#dependencies;
    const { signal } = this.#stopping;
    const restAfter = async (tookMs: number): Promise<void> =>
      rest(typeof restMs === 'number' ? restMs : restMs(tookMs), signal);
    if (restsFirst) await restAfter(0);
    while (!signal.aborted) {
      const since = performance.now();
      await round(signal).catch(onFault);
      await restAfter(performance.now() - since);
    }
  }
}
