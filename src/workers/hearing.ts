import type { Provider } from '../providers/provider.ts';
import { receiversOf, type Receiver } from '../providers/receiver.ts';
import { isBadTime } from './bad-time.ts';
import { Bell } from './bell.ts';
import { pollProvider, type Polled } from './poll-provider.ts';
import { rest } from './rest.ts';
import { takeInDeliveries, type DeliveryDependencies } from './take-in-delivery.ts';

/** How often deliveries are looked for that no commit of this process announced. */
const LOOK_MS = 500;

/** How long a stream is left alone at least. */
const SHORTEST_REST_MS = 10;

/** How long it rests where nothing can be done. */
const BAD_TIME_MS = 1_000;

/** What hearing works with. */
export interface HearingDependencies extends DeliveryDependencies {
  /** Those that are connected. */
  readonly providers: readonly Provider[];
}

/**
 * Hears what providers have to say: asks those that are asked for news, and translates what the others have sent. Each has
 * a loop of its own, so that one that hangs keeps nobody else. Several processes are safe beside each other.
 */
export class Hearing {
  readonly #dependencies: HearingDependencies;
  readonly #stopping = new AbortController();
  readonly #loops: Promise<void>[] = [];
  readonly #bells: Bell[] = [];

  constructor(dependencies: HearingDependencies) {
    this.#dependencies = dependencies;
    dependencies.lane.onCommit((changed) => {
      if (changed.has('provider_deliveries')) this.#ring();
    });
  }

  /** Starts to hear in the background. */
  start(): void {
    const { providers } = this.#dependencies;
    for (const receiver of receiversOf(providers).values()) this.#loops.push(this.#receive(receiver));
    for (const provider of providers) {
      if (provider.poll !== undefined) this.#loops.push(this.#poll(provider as Polled));
    }
  }

  /** Finishes what is being taken in, and waits for nothing that a provider still has to say. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#ring();
    await Promise.all(this.#loops);
  }

  #ring(): void {
    for (const bell of this.#bells) bell.ring();
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Does something; where it fails, answers another value instead, and tells of what is no outage. */
  async #attempt(work: () => Promise<number>, otherwise: number): Promise<number> {
    try {
      return await work();
    } catch (error) {
      if (!isBadTime(error)) this.#dependencies.onFault(error);
      return otherwise;
    }
  }

  async #poll(provider: Polled): Promise<void> {
    const dependencies = { ...this.#dependencies, signal: this.#stopping.signal };
    while (!this.#isStopped) {
      const waitMs = await this.#attempt(() => pollProvider(dependencies, provider), BAD_TIME_MS);
      await rest(Math.max(waitMs, SHORTEST_REST_MS), this.#stopping.signal);
    }
  }

  async #receive(receiver: Receiver): Promise<void> {
    const bell = new Bell();
    this.#bells.push(bell);
    while (!this.#isStopped) {
      bell.silence();
      const found = await this.#attempt(() => takeInDeliveries(this.#dependencies, receiver), -1);
      if (found < 0) await rest(BAD_TIME_MS, this.#stopping.signal);
      else if (found === 0) await bell.rest(LOOK_MS);
    }
  }
}
