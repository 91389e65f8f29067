import { setTimeout as delay } from 'node:timers/promises';
import { classifyFailure } from '../db/drivers/failure.ts';
import { ApiError } from '../errors/api-error.ts';
import { GroupFailure, runGroup, type GroupDependencies, type GroupResult } from './group.ts';
import type { WriteQueueRefusal } from './watch.ts';
import type { WaitingWrite } from './fair-queue.ts';

/** How often a group is tried whose end was a conflict or is not known. */
const ATTEMPTS = 3;

/** What the write queue gives to be told how its writes end. */
export interface RunnerDependencies extends GroupDependencies {
  readonly resolve: (waiting: WaitingWrite, reply: unknown) => void;
  readonly reject: (waiting: WaitingWrite, error: ApiError) => void;
  /** The refusal of a write for which there is no time or no database. */
  readonly unavailable: (waiting: WaitingWrite, reason: WriteQueueRefusal, cause?: unknown) => ApiError;
  readonly isTooLate: (waiting: WaitingWrite) => boolean;
  /** Told of each group that ended well. */
  readonly onGroup: (group: EndedGroup) => void;
}

/** A group that ended well, with the writes that it was given. */
export interface EndedGroup {
  readonly writes: readonly WaitingWrite[];
  readonly result: GroupResult;
  /** On the process's own clock, as the rest in milliseconds. */
  readonly startedAt: number;
  readonly ms: number;
  readonly lock: 'pass' | 'wait';
}

/** What of a batch is to wait again, in its order; the locks among them that another process holds. */
export interface Left {
  readonly writes: readonly WaitingWrite[];
  readonly heldLocks: ReadonlySet<string>;
}

/** Writes that are to run as one group. */
interface Part {
  readonly writes: readonly WaitingWrite[];
  readonly attempt: number;
}

/** Runs batches of writes to their end, whatever the database does; never throws. */
export class GroupRunner {
  readonly #dependencies: RunnerDependencies;

  constructor(dependencies: RunnerDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Runs a batch, in parts where that is needed; each write is answered or left.
   * @param lock `pass` leaves writes whose lock another process holds; `wait` queues for it in the database.
   */
  async run(batch: readonly WaitingWrite[], lock: 'pass' | 'wait'): Promise<Left> {
    const left = { writes: [] as WaitingWrite[], heldLocks: new Set<string>() };
    const parts: Part[] = [{ writes: batch, attempt: 1 }];
    for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
      const writes = this.#stillToRun(part.writes, left.writes);
      if (writes.length > 0) parts.unshift(...(await this.#try({ ...part, writes }, lock, left)));
    }
    return left;
  }

  /** Refuses what is too late, and leaves what would overtake a write of its lock that was left. */
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

  /** Runs a part once; answers the parts that are to run instead of it. */
  async #try(
    part: Part,
    lock: 'pass' | 'wait',
    left: { writes: WaitingWrite[]; heldLocks: Set<string> },
  ): Promise<readonly Part[]> {
    const startedAt = performance.now();
    let result: GroupResult;
    try {
      const writes = part.writes.map(({ write }) => write);
      result = await runGroup(this.#dependencies, writes, lock);
    } catch (error) {
      // Of an error that the group did not expect nobody knows when it came.
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
    lock: 'pass' | 'wait',
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
      // A claim row tells a claimed write whether it happened, once it has its lock again.
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
      // Half of it again and again: the one that is broken is found in few attempts, and the others get their turn.
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
