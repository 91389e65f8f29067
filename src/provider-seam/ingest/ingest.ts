import { selectMatching } from '../../db/statements/rows.ts';
import type { LoopHealth } from '../../workers/loop-health.ts';
import { ALONE, type Sharing } from '../../workers/processes.ts';
import { Bell } from '../../workers/loop.ts';
import { Rounds } from '../../workers/rounds.ts';
import type { WorkerHealth } from '../../workers/worker-health.ts';
import { findDueDeliveries } from '../inbox/delivery-table.ts';
import { type Receiver, receiversOf } from '../inbox/delivery.ts';
import { callInTime } from '../port/call-in-time.ts';
import { moveStream, providerCursorsTable, putOffStream, takeStream } from '../port/cursor.ts';
import { type Json, type ProviderMessages, type Provider, Retry, Unknown } from '../port/provider.ts';
import { type ProviderMessageDependencies, ingestMessages } from './provider-messages.ts';
import { type DeliveryDependencies, ingestDeliveries } from './ingest-delivery.ts';

/** A provider that is asked for its news. */
export type Polled = Pick<Provider, 'name' | 'adapter' | 'limits'> & Required<Pick<Provider, 'poll'>>;

/** How long a page may take beyond the call that reads it before another worker may read it too. */
const TAKING_IN_MS = 60_000;

export interface PollDependencies extends ProviderMessageDependencies {
  readonly signal: AbortSignal;
  readonly onStep?: () => void;
}

async function readPage(
  { signal, onFault }: PollDependencies,
  { limits: { timeoutMs }, poll }: Polled,
  cursor: Json | null,
  attempt: number,
): Promise<ProviderMessages | Retry | Unknown> {
  try {
    return await callInTime({ timeoutMs, attempt, signal }, (call) => poll.read(cursor, call));
  } catch (error) {
    if (error instanceof Retry || error instanceof Unknown) return error;
    if (!signal.aborted) onFault(error);
    return new Unknown('The provider messages could not be read', { cause: error });
  }
}

/** Takes a page in, and moves the stream behind it; answers whether there is more. */
async function ingestPage(
  dependencies: PollDependencies,
  provider: Polled,
  from: Json | null,
  messages: ProviderMessages,
): Promise<boolean> {
  const { name, adapter, poll } = provider;
  await ingestMessages(dependencies, provider, messages);
  // A cursor that stands still would repeat the page for ever.
  const isMore = messages.hasMore && JSON.stringify(messages.cursor) !== JSON.stringify(from);
  const waitMs = isMore ? 0 : poll.everyMs;
  await dependencies.writeQueue.submit(
    moveStream({ provider: name, adapter }, from, messages.cursor, waitMs),
  );
  return isMore;
}

/**
 * Reads a provider's news page by page. The cursor is stored after the news before it, so that a crash repeats a page
 * and loses none. Answers the milliseconds until the next poll. One worker reads a stream at a time.
 * @throws ApiError service_unavailable, or the database's error; the page comes again
 */
export async function pollProvider(dependencies: PollDependencies, provider: Polled): Promise<number> {
  const { writeQueue, signal } = dependencies;
  const { name, adapter, limits, poll } = provider;
  const stream = { provider: name, adapter };
  for (;;) {
    const turn = await writeQueue.submit(takeStream(stream, limits.timeoutMs + TAKING_IN_MS));
    if ('waitMs' in turn) return Math.min(turn.waitMs, poll.everyMs);
    const messages = await readPage(dependencies, provider, turn.cursor, turn.failures + 1);
    if (messages instanceof Error) {
      const afterMs = messages instanceof Retry ? messages.afterMs : undefined;
      return writeQueue.submit(putOffStream(stream, poll.everyMs, afterMs));
    }
    const isMore = await ingestPage(dependencies, provider, turn.cursor, messages);
    dependencies.onStep?.();
    if (!isMore || signal.aborted) return isMore ? 0 : poll.everyMs;
  }
}

/**
 * Reads all news up to now, whether the stream is due or not, and beside another reader: a page may come twice.
 * @throws Retry, Unknown if not all could be read; else as pollProvider
 */
export async function catchUp(dependencies: PollDependencies, provider: Polled): Promise<void> {
  const { database, signal } = dependencies;
  const { name, adapter } = provider;
  const [known] = await selectMatching(database.reader, providerCursorsTable, [{ provider: name, adapter }]);
  let cursor = known?.cursor ?? null;
  for (;;) {
    const messages = await readPage(dependencies, provider, cursor, 1);
    if (messages instanceof Error) throw messages;
    const isMore = await ingestPage(dependencies, provider, cursor, messages);
    if (!isMore) return;
    if (signal.aborted) throw new Unknown('The reading was aborted');
    cursor = messages.cursor;
  }
}

/** Between looks for deliveries that other processes have kept. */
const LOOK_MS = 500;

/** The shortest pause of a stream. */
const SHORTEST_REST_MS = 10;

/** The time for taking in one page, report by report. */
const INGEST_MS = 60_000;

export interface IngestDependencies extends Omit<DeliveryDependencies, 'onFault'> {
  readonly providers: readonly Provider[];
  readonly health: WorkerHealth;
  /** With other processes; alone unless this is given. */
  readonly processes?: Sharing;
}

/**
 * Polls providers and translates deliveries, each provider in a loop of its own: one that hangs delays no other. Safe
 * in several processes.
 */
export class ProviderIngest {
  readonly #dependencies: IngestDependencies;
  readonly #rounds: readonly Rounds[];
  readonly #receivers: readonly Receiver[];
  /** When messages of each receiver were taken in last. */
  readonly #takenAt = new Map<Receiver, number>();
  readonly #madeAt = performance.now();

  constructor(dependencies: IngestDependencies) {
    this.#dependencies = dependencies;
    const { providers, writeQueue } = dependencies;
    const bells: Bell[] = [];
    this.#receivers = [...receiversOf(providers).values()];
    const receiving = this.#receivers.map((receiver) => {
      const bell = new Bell();
      bells.push(bell);
      return this.#receiving(receiver, bell);
    });
    const polled = providers.filter((provider): provider is Provider & Polled => provider.poll !== undefined);
    this.#rounds = [...receiving, ...polled.map((provider) => this.#polling(provider))];
    writeQueue.onCommit((changed) => {
      if (changed.has('provider_deliveries')) for (const bell of bells) bell.ring();
    });
  }

  get loops(): readonly LoopHealth[] {
    return this.#rounds.flatMap(({ loops }) => loops);
  }

  start(): void {
    for (const rounds of this.#rounds) rounds.start();
  }

  /** Finishes what is being taken in, without waiting for a provider. */
  async stop(): Promise<void> {
    await Promise.all(this.#rounds.map((rounds) => rounds.stop()));
  }

  /** Whether messages of one receiver have been due for so many milliseconds and none was taken meanwhile. */
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
    const loop = this.#dependencies.health.loop('provider_messages', provider.limits.timeoutMs + INGEST_MS);
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
    const loop = this.#dependencies.health.loop('provider_messages', INGEST_MS);
    const dependencies = { ...this.#dependencies, onFault: loop.onFault };
    const { processes = ALONE } = dependencies;
    return new Rounds({
      loop,
      bell,
      restMs: () => processes.paced(LOOK_MS),
      round: async () => {
        const found = await ingestDeliveries(dependencies, receiver);
        if (found > 0) this.#takenAt.set(receiver, performance.now());
        return found > 0 ? 0 : undefined;
      },
    });
  }
}
