import { setTimeout as delay } from 'node:timers/promises';
import { WRITER_CONNECTIONS } from '../db/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Alarm } from '../outbox/alarm.ts';
import { Backlog, Pace } from './backlog.ts';
import { FairQueue, type WaitingWrite } from './fair-queue.ts';
import { type EndedGroup, GroupRunner } from './group-runner.ts';
import type { CommitDue, GroupDependencies, GroupResult } from './group.ts';
import type { LockMode } from './locks.ts';
import type { GroupFigures, WriteQueueRefusal, WriteQueueWatch } from './watch.ts';
import { type AnyWrite, lockOf } from './write.ts';

/** Locks queued in the database at once: a connection each, and never all. */
const SIDE_LIMIT = WRITER_CONNECTIONS - 2;

/** Pause before a further lock is tried again. */
const PAUSE_MS = 25;

/** After a lock was held longer than a group waits. Beside processes that wait, one that passes over locks gets few. */
const PASS_MS = 1_000;

/** A process that met another one may meet it again, before they count each other. */
const MET_MS = 10_000;

/** Between looks for late writes. */
const WATCH_STEP_MS = 25;

export interface WriteQueueDependencies extends GroupDependencies {
  /** Longest wait of a write, in milliseconds. */
  readonly writeDeadlineMs: number;
  readonly watch?: WriteQueueWatch | undefined;
  /** Whether other processes write to the database; by default not. */
  readonly isShared?: (() => boolean) | undefined;
  /** Told of each alarm that a commit opens. */
  readonly onAlarm?: ((alarm: Alarm) => void) | undefined;
}

/** Told of the changed tables, and of what is due. */
export type CommitListener = (changedTables: ReadonlySet<string>, due: CommitDue) => void;

/** Shares of the write queue's bounds. */
export interface SubmitOptions {
  /** Of the request. */
  readonly bodyBytes?: number;
}

/**
 * The one way to change anything. Writes that arrive during a commit form the next group; without a timer, so that an
 * idle queue commits a lone write at once. Everything that waits is counted and bounded (backlog.ts), waits behind its
 * own lock's writes alone (fair-queue.ts), and is refused after its deadline.
 */
export class WriteQueue {
  readonly #dependencies: WriteQueueDependencies;
  readonly #backlog = new Backlog();
  readonly #queue = new FairQueue();
  readonly #pace = new Pace();
  readonly #runner: GroupRunner;
  readonly #running = new Set<Promise<void>>();
  readonly #listeners: CommitListener[] = [];
  /** Locks of other processes without a free connection to wait. */
  readonly #paused = new Set<string>();
  #sides = 0;
  /** Until then no group waits for a lock of another process. */
  #passesUntil = 0;
  /** When a group last found a lock of another process. */
  #metAt = Number.NEGATIVE_INFINITY;
  #isDraining = false;
  #watch: NodeJS.Timeout | undefined;

  constructor(dependencies: WriteQueueDependencies) {
    this.#dependencies = dependencies;
    this.#runner = new GroupRunner({
      ...dependencies,
      resolve: (waiting, reply) => {
        this.#backlog.release(waiting.lock, waiting.bytes);
        waiting.resolve(reply);
      },
      reject: (waiting, error) => {
        this.#reject(waiting, error);
      },
      unavailable: (waiting, reason, cause) => this.#unavailable(waiting.lock, reason, cause),
      onHeld: () => {
        this.#passesUntil = performance.now() + PASS_MS;
      },
      isTooLate: ({ submittedAt }) => performance.now() - submittedAt >= dependencies.writeDeadlineMs,
      onGroup: (group) => {
        const { result, ms, lock } = group;
        const figures = figuresOf(group);
        const decided = figures.waitedMs.length;
        // A wait for one wallet says nothing of this queue's pace.
        if ((lock !== 'wait' || this.#isAlone) && decided > 0)
          this.#pace.measure(decided, ms, this.#backlog.load.writes > 0);
        dependencies.watch?.groupEnded(figures);
        this.#announce(result);
        for (const alarm of result.openedAlarms) dependencies.onAlarm?.(alarm);
      },
    });
  }

  /** Submitted and unanswered. */
  get backlog(): { readonly writes: number; readonly bytes: number } {
    return this.#backlog.load;
  }

  /**
   * Answers after the commit.
   * @throws ApiError the decision's refusal; service_unavailable without room, time or database
   */
  async submit<Reply>(write: AnyWrite<Reply>, { bodyBytes = 0 }: SubmitOptions = {}): Promise<Reply> {
    const lock = lockOf(write);
    const bytes = this.#backlog.admit(lock, bodyBytes);
    if (bytes === undefined) throw this.#unavailable(lock, 'no_room');
    return new Promise<Reply>((resolve, reject) => {
      this.#queue.add({
        write,
        lock,
        bytes,
        submittedAt: performance.now(),
        resolve: resolve as (reply: unknown) => void,
        reject,
      });
      this.#startWatching();
      this.#startDraining();
    });
  }

  /** Whether other processes commit too, which calls no listener here. */
  get isShared(): boolean {
    return this.#dependencies.isShared?.() === true;
  }

  /** Calls back after each commit. */
  onCommit(listener: CommitListener): void {
    this.#listeners.push(listener);
  }

  /** When no write waits or runs. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** SQLite's one writer holds the file: no lock can be held elsewhere, and no second group run. */
  get #isAlone(): boolean {
    return this.#dependencies.database.dialect === 'sqlite';
  }

  /** Processes that share tenants wait for each other's groups: passed over, each write would be a group of its own. */
  get #mode(): LockMode {
    if (this.#isAlone) return 'wait';
    const now = performance.now();
    const hasOthers = this.isShared || now < this.#metAt + MET_MS;
    return hasOthers && now >= this.#passesUntil ? 'patient' : 'pass';
  }

  #startDraining(): void {
    if (this.#isDraining) return;
    this.#isDraining = true;
    this.#track(this.#drain());
  }

  #track(work: Promise<void>): void {
    const tracked: Promise<void> = work.finally(() => this.#running.delete(tracked));
    this.#running.add(tracked);
  }

  async #drain(): Promise<void> {
    // Requests of one turn of the event loop share the first group.
    await new Promise((resolve) => setImmediate(resolve));
    const next = (): WaitingWrite[] => this.#queue.take(performance.now(), this.#pace.share);
    for (let batch = next(); batch.length > 0; batch = next()) {
      const left = await this.#runner.run(batch, this.#mode);
      this.#queue.putBack(left.writes);
      if (left.heldLocks.size > 0) this.#metAt = performance.now();
      for (const held of left.heldLocks) this.#setAside(held);
    }
    this.#isDraining = false;
  }

  /** A lock held elsewhere queues in the database, if a connection is free. */
  #setAside(lock: string): void {
    this.#queue.setAside(lock);
    if (this.#sides < SIDE_LIMIT) {
      this.#sides += 1;
      this.#track(this.#drainSide(lock));
    } else {
      this.#track(this.#pause(lock));
    }
  }

  /** With a connection for each waiting lock none would be left for others. */
  async #pause(lock: string): Promise<void> {
    this.#paused.add(lock);
    await delay(PAUSE_MS);
    if (this.#paused.delete(lock)) this.#letBack(lock);
  }

  #letBack(lock: string): void {
    this.#queue.letBack(lock);
    this.#startDraining();
  }

  /** On a connection of its own, then for locks that wait for one. */
  async #drainSide(first: string): Promise<void> {
    for (let lock: string | undefined = first; lock !== undefined; lock = this.#takePaused()) {
      // If others wait for the connection, one group each.
      do {
        const batch = this.#queue.takeAside(lock);
        if (batch.length === 0) break;
        const left = await this.#runner.run(batch, 'wait');
        this.#queue.putBack(left.writes);
      } while (this.#paused.size === 0);
      this.#letBack(lock);
    }
    this.#sides -= 1;
  }

  #takePaused(): string | undefined {
    const [lock] = this.#paused;
    if (lock !== undefined) this.#paused.delete(lock);
    return lock;
  }

  /** By one timer: a group that hangs must not delay those behind it. */
  #startWatching(): void {
    const { writeDeadlineMs } = this.#dependencies;
    if (this.#watch !== undefined) return;
    const { oldest } = this.#queue;
    if (oldest === undefined) return;
    const leftMs = oldest + writeDeadlineMs - performance.now();
    this.#watch = setTimeout(
      () => {
        this.#watch = undefined;
        for (const waiting of this.#queue.takeOlder(performance.now() - writeDeadlineMs)) {
          this.#reject(waiting, this.#unavailable(waiting.lock, 'deadline'));
        }
        this.#startWatching();
      },
      Math.max(WATCH_STEP_MS, leftMs),
    ).unref();
  }

  #reject(waiting: WaitingWrite, error: ApiError): void {
    this.#backlog.release(waiting.lock, waiting.bytes);
    waiting.reject(error);
  }

  #unavailable(lock: string, reason: WriteQueueRefusal, cause?: unknown): ApiError {
    this.#dependencies.watch?.refused(reason);
    const { queuedMs } = this.#pace;
    const retryAfterSeconds = this.#backlog.secondsUntilRoom(lock, performance.now(), queuedMs);
    return new ApiError('service_unavailable', { reason: `write_queue_${reason}`, retryAfterSeconds, cause });
  }

  #announce({ changedTables, due }: GroupResult): void {
    if (changedTables.size === 0) return;
    for (const listener of this.#listeners) {
      try {
        listener(changedTables, due);
      } catch (error) {
        this.#dependencies.onFault(error);
      }
    }
  }
}

function figuresOf({ writes, result, startedAt, ms }: EndedGroup): GroupFigures {
  const waitedMs: number[] = [];
  for (const [index, { submittedAt }] of writes.entries()) {
    const outcome = result.outcomes[index];
    if (outcome !== undefined && !('deferred' in outcome)) waitedMs.push(startedAt - submittedAt);
  }
  return { waitedMs, ms, commitMs: result.commitMs };
}
