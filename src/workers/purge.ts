import { type Clock, sydneyDay } from '../calendar/clock.ts';
import type { RetentionDays } from '../config/config.ts';
import type { Database } from '../db/connection.ts';
import { findPastDeliveries, removeDeliveries } from '../provider-seam/inbox/delivery-table.ts';
import { findPastUnmatched, removeUnmatched } from '../provider-seam/inbox/unmatched.ts';
import type { SimulatedNotes } from './purge-rows.ts';
import type { WriteQueue } from '../writes/write-queue.ts';
import { isBadTime } from './failing-work.ts';
import { rest } from './loop.ts';
import { type PastKey, findPast } from './purge-find.ts';
import { type PastKind, type Pruned, pruneRows } from './purge-rows.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const ROUND_MS = 60_000;

/**
 * How long a pruner rests before it looks for what is past use; spread, so that those which began together do not stay
 * together.
 * @param random from 0 up to 1
 */
export function pruneRestMs(random: number): number {
  return ROUND_MS * (0.5 + random);
}

/** After each step the worker rests so many times as long as it took: however busy the service is, it takes a small share. */
const REST = 4;
const LEAST_REST_MS = 20;

/** Deliveries that one step removes: each may have 256 KiB. */
const DELIVERY_STEP = 20;

/** Reports that one step removes. */
const UNMATCHED_STEP = 50;

/** What the pruner works with. */
export interface PrunerDependencies {
  readonly database: Database;
  readonly writeQueue: Pick<WriteQueue, 'submit'>;
  /** The server's clock. */
  readonly clock: Clock;
  /** A clock that never goes back, in milliseconds. */
  readonly elapsed: () => number;
  readonly days: RetentionDays;
  /** In the order in which they go. */
  readonly kinds: readonly PastKind[];
  /** Null where no provider is simulated. */
  readonly notes: SimulatedNotes | null;
  readonly onFault: (error: unknown) => void;
}

/** What came of one step. */
interface Step {
  readonly removed: number;
  readonly isLast: boolean;
}

/** Does step after step, with a rest after each, until one says that it was the last; answers how many rows they removed. */
async function inSteps(signal: AbortSignal, step: () => Promise<Step>): Promise<number> {
  let removed = 0;
  while (!signal.aborted) {
    const begunAt = performance.now();
    const done = await step();
    removed += done.removed;
    if (done.isLast) break;
    await rest(Math.max(LEAST_REST_MS, REST * (performance.now() - begunAt)), signal);
  }
  return removed;
}

/**
 * Removes what is past use (docs/adr/0022-expired-rows-are-deleted.md): a few rows at a time, as writes like any other, with a rest after
 * each step. Several, in one process or many, are safe beside each other; where one meets another, it leaves the work to it.
 */
export class Pruner {
  readonly #dependencies: PrunerDependencies;
  #removedAt: number;

  constructor(dependencies: PrunerDependencies) {
    this.#dependencies = dependencies;
    this.#removedAt = dependencies.elapsed();
  }

  /**
   * Removes all that is past use now, or what of it there is time for; answers how many rows that were.
   * @throws where it is a bad time for all of it
   */
  async round(signal: AbortSignal): Promise<number> {
    let removed = 0;
    const steps = [
      ...this.#dependencies.kinds.map((kind) => () => this.#prune(kind, signal)),
      () => this.#pruneDeliveries(signal),
      () => this.#pruneUnmatched(signal),
    ];
    for (const step of steps) {
      try {
        removed += await step();
      } catch (error) {
        if (isBadTime(error)) throw error;
        this.#dependencies.onFault(error);
      }
    }
    return removed;
  }

  /** Whether rows have been past use for so much longer, in milliseconds, and nothing was removed for as long. */
  async isNeglected(waitedMs: number): Promise<boolean> {
    const { database, kinds, elapsed, clock } = this.#dependencies;
    if (elapsed() - this.#removedAt < waitedMs) return false;
    for (const kind of kinds) if (await this.#isAnyFree(kind, waitedMs)) return true;
    const { reader } = database;
    const bound = clock() - this.#keepMs('reports') - waitedMs;
    const [delivery] = await findPastDeliveries(reader, bound, 1);
    const [unmatched] = await findPastUnmatched(reader, bound, 1);
    return delivery !== undefined || unmatched !== undefined;
  }

  /** Whether a row of a kind is past use that nothing needs: those that something does need may be many, and the oldest. */
  async #isAnyFree(kind: PastKind, waitedMs: number): Promise<boolean> {
    const { reader } = this.#dependencies.database;
    for (let passed = 0; ;) {
      const { rows, looked, areLast } = await findPast(
        reader,
        kind.source,
        this.#bound(kind, waitedMs),
        passed,
      );
      if (rows.some(({ isNeeded }) => !isNeeded)) return true;
      if (areLast) return false;
      passed += looked;
    }
  }

  /** Does step after step until one says that it was the last, and notes when rows were removed. */
  async #inSteps(signal: AbortSignal, step: () => Promise<Step>): Promise<number> {
    return inSteps(signal, async () => {
      const done = await step();
      if (done.removed > 0) this.#removedAt = this.#dependencies.elapsed();
      return done;
    });
  }

  async #prune(kind: PastKind, signal: AbortSignal): Promise<number> {
    const { database } = this.#dependencies;
    let passed = 0;
    return this.#inSteps(signal, async () => {
      const { rows, looked, areLast } = await findPast(
        database.reader,
        kind.source,
        this.#bound(kind),
        passed,
      );
      const free = rows.filter(({ isNeeded }) => !isNeeded);
      const step = await this.#remove(kind, free);
      passed += step.removed === 0 ? looked : rows.length - free.length;
      // Where everything is gone already, another worker is at it.
      return { removed: step.removed, isLast: step.removed === 0 && (areLast || step.gone > 0) };
    });
  }

  /** Deliveries belong to no tenant; those that were never taken in stay. */
  async #pruneDeliveries(signal: AbortSignal): Promise<number> {
    const { database, writeQueue, clock } = this.#dependencies;
    const keepMs = this.#keepMs('reports');
    return this.#inSteps(signal, async () => {
      const past = await findPastDeliveries(database.reader, clock() - keepMs, DELIVERY_STEP);
      const [first] = past;
      if (first === undefined) return { removed: 0, isLast: true };
      const ids = past.flatMap(({ id, provider }) => (provider === first.provider ? [id] : []));
      const removed = await writeQueue.submit(removeDeliveries(first.provider, ids, keepMs));
      // Where they are gone or too young by the write queue's clock, another round looks again.
      return { removed, isLast: removed === 0 };
    });
  }

  /** Reports about nobody we know, once somebody has found whose they are, or has put them aside. */
  async #pruneUnmatched(signal: AbortSignal): Promise<number> {
    const { database, writeQueue, clock } = this.#dependencies;
    const keepMs = this.#keepMs('reports');
    return this.#inSteps(signal, async () => {
      const past = await findPastUnmatched(database.reader, clock() - keepMs, UNMATCHED_STEP);
      const removed = past.length === 0 ? 0 : await writeQueue.submit(removeUnmatched(past, keepMs));
      return { removed, isLast: removed === 0 };
    });
  }

  #bound(kind: PastKind, waitedMs = 0): number | string {
    const bound = this.#dependencies.clock() - this.#keepMs(kind.kept) - waitedMs;
    return kind.isOfDays === true ? sydneyDay(bound) : bound;
  }

  #keepMs(kept: PastKind['kept']): number {
    return (typeof kept === 'number' ? kept : this.#dependencies.days[kept]) * DAY_MS;
  }

  async #remove(
    kind: PastKind,
    rows: readonly { readonly tenantId: string; readonly key: PastKey }[],
  ): Promise<Pruned> {
    const keys = new Map<string, PastKey[]>();
    for (const { tenantId, key } of rows) keys.set(tenantId, [...(keys.get(tenantId) ?? []), key]);
    const ends = await Promise.all(
      [...keys].map(([tenantId, own]) =>
        this.#dependencies.writeQueue.submit(
          pruneRows(kind, tenantId, own, {
            keepMs: this.#keepMs(kind.kept),
            notes: this.#dependencies.notes,
          }),
        ),
      ),
    );
    return {
      removed: ends.reduce((sum, end) => sum + end.removed, 0),
      gone: ends.reduce((sum, end) => sum + end.gone, 0),
    };
  }
}
