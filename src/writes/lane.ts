import { setTimeout as delay } from 'node:timers/promises';
import { WRITER_CONNECTIONS } from '../db/connection.ts';
import { classifyFailure } from '../db/database-failure.ts';
import { ApiError } from '../errors/api-error.ts';
import { GroupFailure, runGroup, type GroupDependencies, type GroupResult, type Outcome } from './group.ts';
import type { Write } from './write.ts';

/** The most writes that one transaction takes. */
const GROUP_LIMIT = 128;

/** The most writes that wait; beyond it the service says that it is overloaded. */
const QUEUE_LIMIT = 10_000;

const ATTEMPTS = 3;

/** The tenants that may queue in the database at once: a connection each, and never all that there are. */
const SIDE_LIMIT = WRITER_CONNECTIONS - 2;

/** How long a write of one tenant more waits before it is tried again, and for how long: as long as others queue. */
const PASSED_OVER_PAUSE_MS = 25;
const PASSED_OVER_LIMIT_MS = 5_000;

interface Waiting {
  readonly write: Write<unknown>;
  readonly resolve: (reply: unknown) => void;
  readonly reject: (error: ApiError) => void;
  /** When it was passed over first, on the process's own clock. */
  passedOverAt?: number;
}

/**
 * The one way to change anything. Writes that arrive while a commit is under way form the next group;
 * there is no waiting timer, so an idle lane commits a lone write at once.
 */
export class Lane {
  readonly #dependencies: GroupDependencies;
  readonly #queue: Waiting[] = [];
  /** Tenants whose wallet another process holds: their writes queue for it in the database, one group at a time. */
  readonly #sideQueues = new Map<string, Waiting[]>();
  readonly #running = new Set<Promise<void>>();
  readonly #listeners: ((changedTables: ReadonlySet<string>) => void)[] = [];
  #isDraining = false;

  constructor(dependencies: GroupDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Submits a write and answers its reply once it is committed.
   * @throws ApiError the refusal of its decision; service_unavailable when the database could not be had.
   */
  async submit<Reply>(write: Write<Reply>): Promise<Reply> {
    if (this.#queue.length >= QUEUE_LIMIT)
      throw new ApiError('service_unavailable', { retryAfterSeconds: 1 });
    return new Promise<Reply>((resolve, reject) => {
      const waiting: Waiting = { write, resolve: resolve as (reply: unknown) => void, reject };
      const side = this.#sideQueues.get(write.tenantId);
      if (side === undefined) this.#queue.push(waiting);
      else side.push(waiting);
      this.#startDraining();
    });
  }

  /** Calls back after each commit with the tables that it changed. */
  onCommit(listener: (changedTables: ReadonlySet<string>) => void): void {
    this.#listeners.push(listener);
  }

  /** Resolves when no write waits or runs. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  #startDraining(): void {
    if (this.#isDraining || this.#queue.length === 0) return;
    this.#isDraining = true;
    this.#track(this.#drain());
  }

  #track(work: Promise<void>): void {
    const tracked: Promise<void> = work.finally(() => this.#running.delete(tracked));
    this.#running.add(tracked);
  }

  async #drain(): Promise<void> {
    // The requests of one turn of the event loop share the first group.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#queue.length > 0) {
      const passedOver = await this.#run(this.#queue.splice(0, GROUP_LIMIT), 'pass');
      for (const waiting of passedOver) this.#toSideQueue(waiting);
    }
    this.#isDraining = false;
  }

  #toSideQueue(waiting: Waiting): void {
    const { tenantId } = waiting.write;
    const side = this.#sideQueues.get(tenantId);
    if (side !== undefined) {
      side.push(waiting);
      return;
    }
    if (this.#sideQueues.size >= SIDE_LIMIT) {
      this.#track(this.#tryLater(waiting));
      return;
    }
    this.#sideQueues.set(tenantId, [waiting]);
    this.#track(this.#drainSide(tenantId));
  }

  /** Queues a write again after a pause: with a connection for each tenant that waits, none would be left to serve the others. */
  async #tryLater(waiting: Waiting): Promise<void> {
    waiting.passedOverAt ??= performance.now();
    if (performance.now() - waiting.passedOverAt > PASSED_OVER_LIMIT_MS) {
      waiting.reject(new ApiError('service_unavailable', { retryAfterSeconds: 1 }));
      return;
    }
    await delay(PASSED_OVER_PAUSE_MS);
    this.#queue.push(waiting);
    this.#startDraining();
  }

  async #drainSide(tenantId: string): Promise<void> {
    const side = this.#sideQueues.get(tenantId) ?? [];
    while (side.length > 0) await this.#run(side.splice(0, GROUP_LIMIT), 'wait');
    this.#sideQueues.delete(tenantId);
  }

  /** Runs a batch to its end, whatever the database does; answers those that were passed over. */
  async #run(batch: readonly Waiting[], lock: 'pass' | 'wait', attempt = 1): Promise<readonly Waiting[]> {
    try {
      const result = await runGroup(
        this.#dependencies,
        batch.map(({ write }) => write),
        lock,
      );
      return this.#settle(batch, result, lock);
    } catch (error) {
      if (!(error instanceof GroupFailure)) throw error;
      await this.#recover(batch, lock, error, attempt);
      return [];
    }
  }

  #settle(batch: readonly Waiting[], result: GroupResult, lock: 'pass' | 'wait'): readonly Waiting[] {
    const passedOver: Waiting[] = [];
    for (const [index, waiting] of batch.entries()) {
      const outcome: Outcome | undefined = result.outcomes[index];
      if (outcome !== undefined && 'reply' in outcome) waiting.resolve(outcome.reply);
      else if (outcome !== undefined) waiting.reject(outcome.refusal);
      else if (lock === 'pass') passedOver.push(waiting);
      else waiting.reject(new ApiError('internal_error'));
    }
    if (result.changedTables.size > 0) for (const listener of this.#listeners) listener(result.changedTables);
    return passedOver;
  }

  async #recover(
    batch: readonly Waiting[],
    lock: 'pass' | 'wait',
    failure: GroupFailure,
    attempt: number,
  ): Promise<void> {
    const kind = classifyFailure(failure.cause);
    const again = async (part: readonly Waiting[]): Promise<void> => {
      const passedOver = await this.#run(part, lock, attempt + 1);
      for (const waiting of passedOver) this.#toSideQueue(waiting);
    };
    if (failure.stage === 'unknown' && attempt <= ATTEMPTS) {
      // A claim row tells a claimed write whether it happened, once it has the wallet's lock again.
      this.#dependencies.onFault(failure);
      this.#refuse(
        batch.filter(({ write }) => !write.claimed),
        failure,
      );
      const claimed = batch.filter(({ write }) => write.claimed);
      if (claimed.length > 0) await again(claimed);
    } else if (kind === 'contended' && attempt < ATTEMPTS) {
      await delay(this.#dependencies.random() * 20 * attempt);
      await again(batch);
    } else if (kind === 'broken' && failure.stage === 'before commit' && batch.length > 1) {
      for (const waiting of batch) await again([waiting]);
    } else {
      this.#refuse(batch, failure);
    }
  }

  #refuse(batch: readonly Waiting[], failure: GroupFailure): void {
    const isBroken = failure.stage === 'before commit' && classifyFailure(failure.cause) === 'broken';
    this.#dependencies.onFault(failure);
    for (const waiting of batch) {
      waiting.reject(
        isBroken
          ? new ApiError('internal_error', { cause: failure })
          : new ApiError('service_unavailable', { retryAfterSeconds: 1, cause: failure }),
      );
    }
  }
}
