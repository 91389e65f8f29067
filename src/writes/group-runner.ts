import { setTimeout as delay } from 'node:timers/promises';
import { classifyFailure } from '../db/drivers/failure.ts';
import { ApiError } from '../errors/api-error.ts';
import { GroupFailure, runGroup, type GroupDependencies, type GroupResult } from './group.ts';
import type { LockMode } from './locks.ts';
import type { WriteQueueRefusal } from './watch.ts';
import type { WaitingWrite } from './fair-queue.ts';

/** Tries of a group after a conflict or an unknown end. */
const ATTEMPTS = 3;

export interface RunnerDependencies extends GroupDependencies {
  readonly resolve: (waiting: WaitingWrite, reply: unknown) => void;
  readonly reject: (waiting: WaitingWrite, error: ApiError) => void;
  /** For a write without time or database. */
  readonly unavailable: (waiting: WaitingWrite, reason: WriteQueueRefusal, cause?: unknown) => ApiError;
  readonly isTooLate: (waiting: WaitingWrite) => boolean;
  /** Told that another process holds a lock for longer than a patient group waits. */
  readonly onHeld: () => void;
  /** Told of each group that ended well. */
  readonly onGroup: (group: EndedGroup) => void;
}

/** A group that ended well, with the writes that it was given. */
export interface EndedGroup {
  readonly writes: readonly WaitingWrite[];
  readonly result: GroupResult;
  /** Process clock; the rest in milliseconds. */
  readonly startedAt: number;
  readonly ms: number;
  readonly lock: LockMode;
}

/** Writes to wait again, in order, and their locks held by other processes. */
export interface Left {
  readonly writes: readonly WaitingWrite[];
  readonly heldLocks: ReadonlySet<string>;
}

interface Part {
  readonly writes: readonly WaitingWrite[];
  readonly attempt: number;
}

/** A statement's time was over, as of one that waits for a lock: nothing has happened. */
function isHeld(error: unknown): boolean {
  if (!(error instanceof GroupFailure) || error.stage !== 'before commit') return false;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && cause.code === '57014';
}

/** Runs batches to their end, whatever the database does; never throws. */
export class GroupRunner {
  readonly #dependencies: RunnerDependencies;

  constructor(dependencies: RunnerDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Each write is answered or left.
   * @param lock `pass` leaves writes whose lock another process holds; `wait` queues for it in the database; `patient`
   * waits for a moment, then passes
   */
  async run(batch: readonly WaitingWrite[], lock: LockMode): Promise<Left> {
    const left = { writes: [] as WaitingWrite[], heldLocks: new Set<string>() };
    const parts: Part[] = [{ writes: batch, attempt: 1 }];
    for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
      const writes = this.#stillToRun(part.writes, left.writes);
      if (writes.length > 0) parts.unshift(...(await this.#try({ ...part, writes }, lock, left)));
    }
    return left;
  }

  /** Refuses late writes, and leaves those that would overtake one of their lock. */
  #stillToRun(writes: readonly WaitingWrite[], left: WaitingWrite[]): readonly WaitingWrite[] {
    const { isTooLate, reject, unavailable } = this.#dependencies;
    const leftLocks = new Set(left.map(({ lock }) => lock));
    return writes.filter((waiting) => {
      if (isTooLate(waiting)) reject(waiting, unavailable(waiting, 'deadline'));
      else if (leftLocks.has(waiting.lock)) left.push(waiting);
      else return true;
      return false;
    });
  }

  /** Once; answers the parts that replace it. */
  async #try(
    part: Part,
    lock: LockMode,
    left: { writes: WaitingWrite[]; heldLocks: Set<string> },
  ): Promise<readonly Part[]> {
    const startedAt = performance.now();
    let result: GroupResult;
    try {
      const writes = part.writes.map(({ write }) => write);
      result = await runGroup(this.#dependencies, writes, lock);
    } catch (error) {
      if (lock === 'patient' && isHeld(error)) {
        this.#dependencies.onHeld();
        return this.#try(part, 'pass', left);
      }
      // The moment of an unexpected error is unknown.
      return this.#recover(part, error instanceof GroupFailure ? error : new GroupFailure('unknown', error));
    }
    this.#settle(part.writes, result, lock, left);
    const { writes } = part;
    this.#dependencies.onGroup({ writes, result, startedAt, ms: performance.now() - startedAt, lock });
    return [];
  }

  #settle(
    writes: readonly WaitingWrite[],
    { outcomes }: GroupResult,
    lock: LockMode,
    left: { writes: WaitingWrite[]; heldLocks: Set<string> },
  ): void {
    const { resolve, reject } = this.#dependencies;
    for (const [index, waiting] of writes.entries()) {
      const outcome = outcomes[index];
      if (outcome === undefined && lock === 'pass') {
        left.writes.push(waiting);
        left.heldLocks.add(waiting.lock);
      } else if (outcome === undefined) reject(waiting, new ApiError('internal_error'));
      else if ('deferred' in outcome) left.writes.push(waiting);
      else if ('reply' in outcome) resolve(waiting, outcome.reply);
      else reject(waiting, outcome.refusal);
    }
  }

  async #recover({ writes, attempt }: Part, failure: GroupFailure): Promise<readonly Part[]> {
    const { onFault, random } = this.#dependencies;
    const kind = classifyFailure(failure.cause);
    if (failure.stage === 'unknown' && attempt <= ATTEMPTS) {
      // With its lock, a claimed write's claim row tells whether it happened.
      onFault(failure);
      const isClaimed = ({ write }: WaitingWrite): boolean => write.claimed;
      for (const waiting of writes) if (!isClaimed(waiting)) this.#refuse(waiting, failure);
      return [{ writes: writes.filter(isClaimed), attempt: attempt + 1 }];
    }
    if (failure.stage === 'before commit' && kind === 'contended' && attempt < ATTEMPTS) {
      await delay(random() * 20 * attempt);
      return [{ writes, attempt: attempt + 1 }];
    }
    if (failure.stage === 'before commit' && kind === 'broken' && writes.length > 1) {
      // Halves again and again: a broken write is found in few attempts, and the others go on.
      const middle = Math.ceil(writes.length / 2);
      return [writes.slice(0, middle), writes.slice(middle)].map((half) => ({ writes: half, attempt: 1 }));
    }
    onFault(failure);
    for (const waiting of writes) this.#refuse(waiting, failure);
    return [];
  }

  #refuse(waiting: WaitingWrite, failure: GroupFailure): void {
    const { reject, unavailable } = this.#dependencies;
    const isBroken = failure.stage === 'before commit' && classifyFailure(failure.cause) === 'broken';
    reject(
      waiting,
      isBroken
        ? new ApiError('internal_error', { cause: failure })
        : unavailable(waiting, 'database', failure),
    );
  }
}
