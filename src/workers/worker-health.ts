import { LoopHealth, type FaultListener, type HealthTimes, type LoopSetting } from './loop-health.ts';
import type { Rest } from './loop.ts';
import { WorkHealth } from './work-health.ts';
import {
  WORKER_NAMES,
  WORKERS,
  type FailureCode,
  type ReadinessPart,
  type WorkerName,
} from './worker-names.ts';

/** How often health is looked at. */
const LOOK_MS = 500;

/** With the time between two looks, less than 15 s from the last round that was completed. */
export const HEALTH_TIMES: HealthTimes = {
  failingAfterMs: 13_000,
  firstBackOffMs: 200,
  longestBackOffMs: 5_000,
};

/** What health is told by and judged with. */
export interface HealthDependencies {
  readonly onFault: FaultListener;
  /** Whether the database is out, which has log lines of its own. */
  readonly isOut: () => boolean;
  /** A clock that never goes back, in milliseconds. */
  readonly now?: () => number;
  readonly times?: HealthTimes;
  /** Lets time pass between the rounds of loops, in place of the machine's. */
  readonly rest?: Rest | undefined;
}

/** How a worker stands, for the metrics. */
export interface WorkerFigures {
  readonly worker: WorkerName;
  readonly isFailing: boolean;
  /** How long ago its loops had last completed a round, the one that is longest ago; null before the first. */
  readonly roundAgeMs: number | null;
}

/** A part of the service that fails, as `/readyz` names it. */
export interface FailingPart {
  readonly part: ReadinessPart;
  readonly code: FailureCode | 'unanswered';
}

/** How this process's workers stand. Every loop tells it of its rounds, and it asks the database nothing. */
export class WorkerHealth {
  readonly #isOut: () => boolean;
  readonly #setting: LoopSetting;
  readonly #loops: LoopHealth[] = [];
  readonly #work: WorkHealth[] = [];
  readonly #neglected = new Set<WorkerName>();
  #failing: ReadonlyMap<WorkerName, FailureCode> = new Map();
  #lookedAt: number;
  #looking: NodeJS.Timeout | undefined;

  constructor({
    onFault,
    isOut,
    now = () => performance.now(),
    times = HEALTH_TIMES,
    rest,
  }: HealthDependencies) {
    this.#isOut = isOut;
    this.#setting = { now, times, onFault, ...(rest === undefined ? {} : { rest }) };
    this.#lookedAt = now();
  }

  /**
   * The health of a loop that is about to be made.
   * @param allowanceMs how much longer than others its rounds may take, for what they wait for outside of the database
   */
  loop(workers: WorkerName | readonly WorkerName[], allowanceMs = 0): LoopHealth {
    const names = typeof workers === 'string' ? [workers] : workers;
    const loop = new LoopHealth(names, { ...this.#setting, allowanceMs });
    this.#loops.push(loop);
    return loop;
  }

  /** The health of work of one kind that is carried out beside the rounds which find it. */
  work(worker: WorkerName): WorkHealth {
    const work = new WorkHealth(worker, this.#setting);
    this.#work.push(work);
    return work;
  }

  /** Whether work that is due is left lying by a worker. */
  neglects(worker: WorkerName, isNeglected: boolean): void {
    if (isNeglected) this.#neglected.add(worker);
    else this.#neglected.delete(worker);
  }

  /** Starts to look now and then. */
  start(): void {
    this.#lookedAt = this.#setting.now();
    this.#looking ??= setInterval(() => this.look(), LOOK_MS).unref();
  }

  /** Stops looking; what was seen last stands. */
  stop(): void {
    clearInterval(this.#looking);
    this.#looking = undefined;
  }

  /** Looks at all loops. */
  look(): void {
    const now = this.#setting.now();
    const went = now - this.#lookedAt;
    this.#lookedAt = now;
    // A process that stood still has no right to blame its loops for it; neither has one without a database.
    const passed = this.#isOut() ? went : Math.max(0, went - 2 * LOOK_MS);
    if (passed > 0) for (const each of [...this.#loops, ...this.#work]) each.pass(passed);
    const failing = new Map<WorkerName, FailureCode>();
    const note = (worker: WorkerName, code: FailureCode | null): void => {
      if (code !== null && !failing.has(worker)) failing.set(worker, code);
    };
    for (const loop of this.#loops) for (const worker of loop.workers) note(worker, loop.failure);
    for (const work of this.#work) note(work.worker, work.failure);
    for (const worker of this.#neglected) note(worker, 'backlog');
    this.#failing = failing;
  }

  /** The workers that fail, and why, as of the last look. */
  get failing(): ReadonlyMap<WorkerName, FailureCode> {
    return this.#failing;
  }

  /** What of the service fails with its workers, each part once. */
  get failingParts(): FailingPart[] {
    const parts = new Map<ReadinessPart, FailingPart['code']>();
    for (const [worker, code] of this.#failing) {
      const part = WORKERS[worker];
      if (part !== null && !parts.has(part)) parts.set(part, part === 'writes' ? 'unanswered' : code);
    }
    return [...parts].map(([part, code]) => ({ part, code }));
  }

  /** How each worker of this process stands. */
  figures(): WorkerFigures[] {
    const now = this.#setting.now();
    return WORKER_NAMES.flatMap((worker) => {
      const all = this.#loops.filter((loop) => loop.workers.includes(worker));
      const own = all.filter((loop) => loop.isRunning);
      const isLoopless = all.length === 0 && this.#work.some((work) => work.worker === worker);
      if (isLoopless) return [{ worker, isFailing: this.#failing.has(worker), roundAgeMs: null }];
      if (own.length === 0) return [];
      const ages = own.map(({ completedAt }) => (completedAt === null ? null : now - completedAt));
      const known = ages.filter((age) => age !== null);
      const roundAgeMs = known.length === ages.length ? Math.max(...known) : null;
      return [{ worker, isFailing: this.#failing.has(worker), roundAgeMs }];
    });
  }
}
