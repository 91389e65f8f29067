import { findDueDeliveries } from '../providers/provider-delivery.ts';
import type { Provider } from '../providers/provider.ts';
import { receiversOf, type Receiver } from '../providers/receiver.ts';
import { Bell } from './bell.ts';
import type { LoopHealth } from './loop-health.ts';
import { pollProvider, type Polled } from './poll-provider.ts';
import { Rounds } from './rounds.ts';
import { takeInDeliveries, type DeliveryDependencies } from './take-in-delivery.ts';
import type { WorkerHealth } from './worker-health.ts';

/** How often deliveries are looked for that no commit of this process announced. */
const LOOK_MS = 500;

/** How long a stream is left alone at least. */
const SHORTEST_REST_MS = 10;

/** How long what was read at once may take to be taken in, report by report. */
const TAKING_IN_MS = 60_000;

/** What hearing works with. */
export interface HearingDependencies extends Omit<DeliveryDependencies, 'onFault'> {
  /** Those that are connected. */
  readonly providers: readonly Provider[];
  /** Told of each loop's rounds, and of what fails in them. */
  readonly health: WorkerHealth;
}

/**
 * Hears what providers have to say: asks those that are asked for news, and translates what the others have sent. Each has
 * a loop of its own, so that one that hangs keeps nobody else. Several processes are safe beside each other.
 */
export class Hearing {
  readonly #dependencies: HearingDependencies;
  readonly #rounds: readonly Rounds[];
  readonly #receivers: readonly Receiver[];
  /** When messages of each receiver were taken in last. */
  readonly #takenAt = new Map<Receiver, number>();
  readonly #madeAt = performance.now();

  constructor(dependencies: HearingDependencies) {
    this.#dependencies = dependencies;
    const { providers, lane } = dependencies;
    const bells: Bell[] = [];
    this.#receivers = [...receiversOf(providers).values()];
    const receiving = this.#receivers.map((receiver) => {
      const bell = new Bell();
      bells.push(bell);
      return this.#receiving(receiver, bell);
    });
    const polled = providers.filter((provider): provider is Provider & Polled => provider.poll !== undefined);
    this.#rounds = [...receiving, ...polled.map((provider) => this.#polling(provider))];
    lane.onCommit((changed) => {
      if (changed.has('provider_deliveries')) for (const bell of bells) bell.ring();
    });
  }

  /** The health of each loop. */
  get loops(): readonly LoopHealth[] {
    return this.#rounds.flatMap(({ loops }) => loops);
  }

  /** Starts to hear in the background. */
  start(): void {
    for (const rounds of this.#rounds) rounds.start();
  }

  /** Finishes what is being taken in, and waits for nothing that a provider still has to say. */
  async stop(): Promise<void> {
    await Promise.all(this.#rounds.map((rounds) => rounds.stop()));
  }

  /** Whether messages have been due for so long, in milliseconds, and none of the same receiver was taken for as long. */
  async isNeglected(waitedMs: number): Promise<boolean> {
    const { database, clock } = this.#dependencies;
    const now = performance.now();
    for (const receiver of this.#receivers) {
      if (now - (this.#takenAt.get(receiver) ?? this.#madeAt) < waitedMs) continue;
      const { name: provider, adapter } = receiver;
      const lying = await findDueDeliveries(database, { provider, adapter }, clock, 1, waitedMs);
      if (lying.length > 0) return true;
    }
    return false;
  }

  #polling(provider: Polled): Rounds {
    const loop = this.#dependencies.health.loop(
      'provider_messages',
      provider.limits.timeoutMs + TAKING_IN_MS,
    );
    const { onFault, onStep } = loop;
    return new Rounds({
      loop,
      restMs: SHORTEST_REST_MS,
      round: async (signal) => {
        const waitMs = await pollProvider({ ...this.#dependencies, onFault, onStep, signal }, provider);
        return Math.max(waitMs, SHORTEST_REST_MS);
      },
    });
  }

  #receiving(receiver: Receiver, bell: Bell): Rounds {
    const loop = this.#dependencies.health.loop('provider_messages', TAKING_IN_MS);
    const dependencies = { ...this.#dependencies, onFault: loop.onFault };
    return new Rounds({
      loop,
      bell,
      restMs: LOOK_MS,
      round: async () => {
        const found = await takeInDeliveries(dependencies, receiver);
        if (found > 0) this.#takenAt.set(receiver, performance.now());
        return found > 0 ? 0 : LOOK_MS;
      },
    });
  }
}
