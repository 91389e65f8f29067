import { rest } from './rest.ts';

/** What is done over and over, beside everything else. */
export interface RoundsDependencies {
  /** From the end of one round to the beginning of the next. */
  readonly restMs: number;
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

  /** Starts in the background, with a round. */
  start(): void {
    this.#loop = this.#run();
  }

  /** Finishes what is under way and begins nothing more. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#loop;
  }

  async #run(): Promise<void> {
    const { round, restMs, onFault } = this.#dependencies;
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await round(signal).catch(onFault);
      await rest(restMs, signal);
    }
  }
}
