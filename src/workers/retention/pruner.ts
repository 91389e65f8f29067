import { sydneyDay, type Clock } from '../../clock.ts';
import type { RetentionDays } from '../../config.ts';
import type { Database } from '../../db/connection.ts';
import { findPastDeliveries, removeDeliveries } from '../../providers/provider-delivery.ts';
import type { SimulatedNotes } from '../../providers/simulated-work.ts';
import type { Lane } from '../../writes/lane.ts';
import { isBadTime } from '../bad-time.ts';
import { rest } from '../rest.ts';
import { findPast, PAST_KINDS, type PastKeys, type PastKind } from './find-past.ts';
import { pruneRows, type Pruned } from './prune-rows.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How often a worker looks for what is past use; spread, so that workers which began together do not stay together. */
const ROUND_MS = 60_000;

/** After each step the worker rests so many times as long as it took: however busy the service is, it takes a small share. */
const REST = 4;
const LEAST_REST_MS = 20;

/** Deliveries that one step removes: each may have 256 KiB. */
const DELIVERY_STEP = 20;

/** A window that is over never counts again. Its row is kept for as long as anybody may look into a limit; months of it. */
const COUNTER_DAYS = 90;

/** What the pruner works with. */
export interface PrunerDependencies {
  readonly database: Database;
  readonly lane: Pick<Lane, 'submit'>;
  /** The server's clock. */
  readonly clock: Clock;
  readonly days: RetentionDays;
  /** Null where no provider is simulated. */
  readonly notes: SimulatedNotes | null;
  /** A number from 0 up to 1. */
  readonly random: () => number;
  readonly onFault: (error: unknown) => void;
}

/**
 * Removes what is past use (docs/adr/0022-retention.md): a few rows at a time, as writes like any other, with a rest after
 * each step. Several, in one process or many, are safe beside each other; where one meets another, it leaves the work to it.
 */
export class Pruner {
  readonly #dependencies: PrunerDependencies;
  readonly #keepMs: { readonly [Kind in PastKind]: number };
  readonly #stopping = new AbortController();
  #loop: Promise<void> = Promise.resolve();

  constructor(dependencies: PrunerDependencies) {
    this.#dependencies = dependencies;
    const { replies, events, reports } = dependencies.days;
    this.#keepMs = {
      reply: replies * DAY_MS,
      event: events * DAY_MS,
      report: reports * DAY_MS,
      instruction: reports * DAY_MS,
      counter: COUNTER_DAYS * DAY_MS,
    };
  }

  /** Starts to work in the background. */
  start(): void {
    this.#loop = this.#run();
  }

  /** Finishes the step that is under way and takes no other. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#loop;
  }

  async #run(): Promise<void> {
    const { random } = this.#dependencies;
    while (!this.#isStopped) {
      await this.#rest(ROUND_MS * (0.5 + random()));
      await this.round();
    }
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #rest(ms: number): Promise<void> {
    await rest(ms, this.#stopping.signal);
  }

  /** Removes all that is past use now; answers how many rows that were. */
  async round(): Promise<number> {
    let removed = 0;
    const steps = [...PAST_KINDS.map((kind) => () => this.#prune(kind)), () => this.#pruneDeliveries()];
    for (const step of steps) {
      try {
        removed += await step();
      } catch (error) {
        if (isBadTime(error)) return removed;
        this.#dependencies.onFault(error);
      }
    }
    return removed;
  }

  async #prune(kind: PastKind): Promise<number> {
    const { database } = this.#dependencies;
    let removed = 0;
    let passed = 0;
    while (!this.#isStopped) {
      const begunAt = performance.now();
      const { rows, looked, areLast } = await findPast(database.reader, kind, this.#bound(kind), passed);
      const free = rows.filter(({ isNeeded }) => !isNeeded);
      const step = await this.#remove(kind, free);
      removed += step.removed;
      if (step.removed === 0) {
        // Where everything is gone already, another worker is at it.
        if (areLast || step.gone > 0) break;
        passed += looked;
      } else passed += rows.length - free.length;
      await this.#rest(Math.max(LEAST_REST_MS, REST * (performance.now() - begunAt)));
    }
    return removed;
  }

  /** Deliveries belong to no tenant; those that were never taken in stay. */
  async #pruneDeliveries(): Promise<number> {
    const { database, lane, clock } = this.#dependencies;
    const keepMs = this.#keepMs.report;
    let removed = 0;
    while (!this.#isStopped) {
      const begunAt = performance.now();
      const past = await findPastDeliveries(database.reader, clock() - keepMs, DELIVERY_STEP);
      const [first] = past;
      if (first === undefined) break;
      const ids = past.flatMap(({ id, provider }) => (provider === first.provider ? [id] : []));
      const gone = await lane.submit(removeDeliveries(first.provider, ids, keepMs));
      // Where they are gone or too young by the lane's clock, another round looks again.
      if (gone === 0) break;
      removed += gone;
      await this.#rest(Math.max(LEAST_REST_MS, REST * (performance.now() - begunAt)));
    }
    return removed;
  }

  #bound(kind: PastKind): number | string {
    const bound = this.#dependencies.clock() - this.#keepMs[kind];
    return kind === 'counter' ? sydneyDay(bound) : bound;
  }

  async #remove(
    kind: PastKind,
    rows: readonly { readonly tenantId: string; readonly key: PastKeys[PastKind] }[],
  ): Promise<Pruned> {
    const keys = new Map<string, PastKeys[PastKind][]>();
    for (const { tenantId, key } of rows) keys.set(tenantId, [...(keys.get(tenantId) ?? []), key]);
    const ends = await Promise.all(
      [...keys].map(([tenantId, own]) =>
        this.#dependencies.lane.submit(
          pruneRows(kind, tenantId, own, { keepMs: this.#keepMs[kind], notes: this.#dependencies.notes }),
        ),
      ),
    );
    return {
      removed: ends.reduce((sum, end) => sum + end.removed, 0),
      gone: ends.reduce((sum, end) => sum + end.gone, 0),
    };
  }
}
