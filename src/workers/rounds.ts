import type { LoopHealth } from './loop-health.ts';
import type { Bell } from './loop.ts';

/** What is done over and over, beside everything else. */

export interface RoundsDependencies {
  /** From the end of one round to the beginning of the next; given how long the round took, where it depends on that. */
  readonly restMs: number | ((tookMs: number) => number);
  /** Whether it begins with a rest. */
  readonly restsFirst?: boolean;
  /** Ends a rest when it is rung. */
  readonly bell?: Bell;
  /** One round; its signal says that it is to end soon. If it answers a number, it rests for so many milliseconds instead. */
  readonly round: (signal: AbortSignal) => Promise<unknown>;
  /** Told of each round, and of each that fails. */
  readonly loop: LoopHealth;
}
/**
 * Does something over and over until it is stopped. Every loop of the service is one of these. A round that fails is told,
 * and the next one comes all the same, after a rest that grows while they fail.
 */

export class Rounds {
  readonly #dependencies: RoundsDependencies;
  readonly #stopping = new AbortController();
  #loop: Promise<void> = Promise.resolve();

  constructor(dependencies: RoundsDependencies) {
    this.#dependencies = dependencies;
  }

  /** The health of what is done. */
  get loops(): readonly LoopHealth[] {
    return [this.#dependencies.loop];
  }

  /** Starts in the background, with a round unless it is to rest first. */
  start(): void {
    this.#dependencies.loop.started();
    this.#loop = this.#run();
  }

  /** Finishes what is under way and begins nothing more. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#dependencies.bell?.ring();
    await this.#loop;
    this.#dependencies.loop.stopped();
  }

  async #run(): Promise<void> {
    const { round, restsFirst = false, loop, bell } = this.#dependencies;
    const { signal } = this.#stopping;
    if (restsFirst) await this.#rest(this.#usualRestMs(0));
    while (!signal.aborted) {
      bell?.silence();
      const since = performance.now();
      let asked: unknown;
      const backOffMs = await loop.round(async () => {
        asked = await round(signal);
      });
      // No ring ends the rest of a loop that fails.
      if (backOffMs !== null) await this.#rest(backOffMs, false);
      else await this.#rest(typeof asked === 'number' ? asked : this.#usualRestMs(performance.now() - since));
    }
  }

  #usualRestMs(tookMs: number): number {
    const { restMs } = this.#dependencies;
    return typeof restMs === 'number' ? restMs : restMs(tookMs);
  }

  async #rest(ms: number, isRung = true): Promise<void> {
    const { loop, bell } = this.#dependencies;
    const { signal } = this.#stopping;
    loop.rests(ms);
    if (signal.aborted) return;
    if (bell === undefined || !isRung) await loop.rest(ms, signal);
    else await bell.rest(ms, loop.rest);
  }
}
