import type { Moment, SharedClock } from '../../calendar/clock.ts';
import type { Database } from '../../db/connection.ts';
import { readPresent } from '../../db/present.ts';
import { oneByOne } from '../../workers/failing-work.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { KnownAbsences } from '../orders/known-absences.ts';
import type { KnownPauses } from '../orders/pauses.ts';
import type { Subjects } from '../inbox/find-subject.ts';
import { LEASE_MARGIN_MS } from '../orders/lease.ts';
import { callInTime } from '../port/call-in-time.ts';
import { type Batching, type Provider, Refused, Retry } from '../port/provider.ts';
import { type FileAnswer, endBatch, leaseBatch, noteAnswer } from './advance-batch.ts';
import { closeBatch } from './close-batch.ts';
import { expireBatch, isFileExpired } from './expire-batch.ts';
import {
  findDueBatches,
  findFollowing,
  findLeftOver,
  findNextTenant,
  findWaitingRails,
  readFileOf,
  readOrdersOf,
  readGathered,
} from './find-batches.ts';
import { followFile, releaseOrder } from './follow-batch.ts';
import { gatherOrders } from './gather.ts';
import { openBatch } from './open-batch.ts';
import type { Batch } from './table.ts';

/** Between two looks for passed cut-offs and due batches. */
export const BATCH_REST_MS = 1_000;

/** The most orders that one commit closes. */
const MOST_ORDERS = 5_000;

export interface BatchDependencies {
  readonly database: Database;
  readonly writeQueue: Pick<WriteQueue, 'submit'>;
  readonly subjects: Subjects;
  readonly clock: SharedClock;
  readonly newToken: () => string;
  readonly onFault: (error: unknown) => void;
  /** How old an order may become while no provider is connected; by default one hour. */
  readonly orderMaxAgeMs?: number;
  /** Providers to which nothing is sent: none unless this is given. */
  readonly pauses?: Pick<KnownPauses, 'has' | 'changes'>;
}

/** Statuses of a file that its provider does not have yet. */
const TO_BE_SENT: readonly Batch['status'][] = ['gathering', 'closed'];

export type BatchingProvider = Pick<Provider, 'name' | 'adapter' | 'limits'> & { readonly batches: Batching };

export function takesFiles<Given extends Provider>(provider: Given): provider is Given & BatchingProvider {
  return provider.batches !== undefined;
}

/**
 * Makes files of orders that wait for a cut-off: opened, gathered, closed, delivered, acknowledged. Each step is a
 * commit, so that another worker goes on after a crash and never makes a second file.
 */
export class BatchMaker {
  readonly #dependencies: BatchDependencies;
  readonly #provider: BatchingProvider;
  readonly #absences: KnownAbsences;

  constructor(dependencies: BatchDependencies, provider: BatchingProvider) {
    this.#dependencies = dependencies;
    this.#provider = provider;
    this.#absences = new KnownAbsences(dependencies, provider);
  }

  async round(signal?: AbortSignal): Promise<void> {
    const { database, clock, onFault } = this.#dependencies;
    const { reader, dialect } = database;
    const serverNow = await readPresent(reader, dialect, clock);
    const { name, adapter } = this.#provider;
    const isPaused = this.#dependencies.pauses?.has(name) === true;
    if (!isPaused) await this.#openPassed(serverNow);
    for (const batch of await findDueBatches(reader, adapter, serverNow)) {
      if (signal?.aborted === true) return;
      if (isPaused && TO_BE_SENT.includes(batch.status)) continue;
      // A batch that fails stays due and does not delay the others.
      await this.#advance(batch, signal).catch(onFault);
    }
  }

  async #openPassed(serverNow: Moment): Promise<void> {
    const { database, writeQueue, onFault } = this.#dependencies;
    const { name: provider, adapter } = this.#provider;
    // A rail that fails delays neither other rails nor files under way.
    await oneByOne(
      await findWaitingRails(database.reader, adapter),
      onFault,
      async ({ rail, firstReady }) => {
        const cutOffAt = this.#lastCutOff(rail, firstReady, serverNow);
        if (cutOffAt !== undefined) await writeQueue.submit(openBatch({ provider, adapter, rail, cutOffAt }));
      },
    );
  }

  /**
   * The last cut-off since the first order was ready; undefined if none has passed.
   * @throws Error if the adapter names a cut-off that is not after the moment asked for: the loop would never end
   */
  #lastCutOff(rail: string, firstReady: Moment, serverNow: Moment): Moment | undefined {
    const { batches } = this.#provider;
    let last: Moment | undefined;
    // An order that is ready at the cut-off itself is in time.
    let after = firstReady - 1;
    for (;;) {
      const next = batches.cutOff(rail, after);
      if (!(next > after)) throw new Error(`The cut-off of ${rail} after ${after} is said to be ${next}`);
      if (next > serverNow) return last;
      last = next;
      after = next;
    }
  }

  async #advance(batch: Batch, signal: AbortSignal | undefined): Promise<void> {
    switch (batch.status) {
      case 'gathering':
        await this.#gather(batch);
        await this.#dependencies.writeQueue.submit(this.#closing(batch));
        return;
      case 'closed':
        await this.#releaseLeftOver(batch);
        // Its orders follow it in the next round.
        if (await this.#expires(batch)) return;
        await this.#speakOf(batch, signal);
        return;
      case 'asking':
      case 'delivered':
        await this.#speakOf(batch, signal);
        return;
      case 'acknowledged':
        await this.#follow(batch, ['gathered']);
        if ((await this.#findOpen(batch)).length > 0) await this.#speakOf(batch, signal);
        else await this.#dependencies.writeQueue.submit(endBatch(batch));
        return;
      case 'refused':
        await this.#follow(batch, ['gathered', 'taken']);
        await this.#dependencies.writeQueue.submit(endBatch(batch));
        return;
      case 'empty':
    }
  }

  #closing(batch: Batch) {
    const { batches } = this.#provider;
    return closeBatch(batch, (head, orders) => batches.write(head, orders), this.#bounds);
  }

  get #bounds(): Batching['bounds'] {
    const { orders, totalMinor } = this.#provider.batches.bounds;
    return { orders: Math.min(orders, MOST_ORDERS), totalMinor };
  }

  /** Every tenant has its turn; without room the rest gather nothing. */
  async #gather(batch: Batch): Promise<void> {
    const { database, writeQueue } = this.#dependencies;
    const { orders, totalMinor } = this.#bounds;
    const gathered = await readGathered(database.reader, batch);
    let room = { orders: orders - gathered.orders, totalMinor: totalMinor - gathered.totalMinor };
    for (;;) {
      const next = await findNextTenant(database.reader, batch, Math.max(room.orders, 0));
      if (next === undefined) return;
      const taken = await writeQueue.submit(gatherOrders(batch, next, room, await this.#absences.terms()));
      room = { orders: room.orders - taken.orders, totalMinor: room.totalMinor - taken.totalMinor };
    }
  }

  async #releaseLeftOver(batch: Batch): Promise<void> {
    const { database, writeQueue, subjects } = this.#dependencies;
    for (;;) {
      const left = await findLeftOver(database.reader, batch);
      if (left.length === 0) return;
      await Promise.all(left.map((order) => writeQueue.submit(releaseOrder(subjects, batch, order))));
    }
  }

  #findOpen(batch: Batch) {
    return findFollowing(this.#dependencies.database.reader, batch, ['gathered', 'taken']);
  }

  async #follow(batch: Batch, statuses: readonly ('gathered' | 'taken')[]): Promise<void> {
    const { database, writeQueue, subjects } = this.#dependencies;
    let before = '';
    for (;;) {
      const lines = await findFollowing(database.reader, batch, statuses);
      const names = lines.map(({ line, status }) => `${line} ${status}`).join();
      // Lines that do not follow are looked at again later.
      if (lines.length === 0 || names === before) return;
      before = names;
      await Promise.all(lines.map((line) => writeQueue.submit(followFile(subjects, batch, line))));
    }
  }

  /** Refuses a closed file that has waited too long for a provider. */
  async #expires(batch: Batch): Promise<boolean> {
    const terms = await this.#absences.terms();
    if (!isFileExpired(batch, terms)) return false;
    await this.#dependencies.writeQueue.submit(expireBatch(batch, terms));
    return true;
  }

  /** Delivers a file, or queries its status, under a lease. */
  async #speakOf(due: Batch, signal: AbortSignal | undefined): Promise<void> {
    const { writeQueue, newToken } = this.#dependencies;
    const leaseMs = this.#provider.limits.timeoutMs + LEASE_MARGIN_MS;
    const batch = await writeQueue.submit(leaseBatch(due, { token: newToken(), leaseMs }));
    if (batch === undefined) return;
    await writeQueue.submit(noteAnswer(batch, await this.#call(batch, signal)));
  }

  async #call(batch: Batch, signal: AbortSignal | undefined): Promise<FileAnswer> {
    const { database, onFault } = this.#dependencies;
    const { batches, limits } = this.#provider;
    const { rail, sequence, name, attempts, asks } = batch;
    if (name === null) throw new Error(`The batch ${batch.id} has no name`);
    const { timeoutMs } = limits;
    const ending = signal === undefined ? {} : { signal };
    try {
      if (batch.status !== 'closed') {
        const options = { timeoutMs, attempt: asks, ...ending };
        return {
          is: await callInTime(options, (call) => batches.queryStatus({ rail, sequence, name }, call)),
        };
      }
      const bytes = await readFileOf(database.reader, batch);
      const orders = () => readOrdersOf(database.reader, batch);
      const options = { timeoutMs, attempt: attempts, ...ending };
      return {
        is: await callInTime(options, (call) =>
          batches.deliver({ rail, sequence, name, bytes, orders }, call),
        ),
      };
    } catch (error) {
      if (error instanceof Refused) return { is: 'refused', code: error.code, reason: error.message };
      if (error instanceof Retry) return { is: 'retry', afterMs: error.afterMs };
      onFault(error);
      return { is: 'unknown' };
    }
  }
}
