import { hostname } from 'node:os';
import { CLOCK } from '../identity/actor.ts';
import { raiseAlarm } from '../outbox/alarm.ts';
import { platformAlarms } from '../writes/alarms.ts';
import { clearSilentAlarms, RAISED_EACH_MS, type SilentAlarmDependencies } from './silent-alarms.ts';
import type { WorkerHealth } from './worker-health.ts';
import { type FailureCode, WORKERS, type WorkerName } from './worker-names.ts';

/** From one look for workers that fail to the next. */
export const WATCH_REST_MS = 1_000;

/** How often alarms that are over are looked for. */
const CLEARED_EACH_MS = 10_000;

/** A question whether work that is due is left lying, and by which worker. */
export interface Neglect {
  readonly everyMs: number;
  readonly workers: readonly WorkerName[];
  readonly find: () => Promise<ReadonlySet<WorkerName>>;
}

/** What the watch works with. */
export interface WatchDependencies extends SilentAlarmDependencies {
  readonly health: WorkerHealth;
  readonly neglects: readonly Neglect[];
  /** Tells what has come together of faults. */
  readonly flushFaults: () => void;
  readonly onFault: (error: unknown) => void;
  /** A clock that never goes back, in milliseconds. */
  readonly now?: () => number;
}

/**
 * Raises the alarm `worker_failing` for workers of this process that fail, again and again while they do, and clears those
 * that no process has raised for a while. So an alarm is open while the worker of any process fails.
 */
export class WorkerWatch {
  readonly #dependencies: WatchDependencies;
  readonly #now: () => number;
  readonly #raisedAt = new Map<WorkerName, number>();
  /** What failed while no alarm could be written: it is reported even if it is over by then. */
  readonly #owed = new Map<WorkerName, FailureCode>();
  readonly #askedAt = new Map<Neglect, number>();
  #clearedAt: number;

  constructor(dependencies: WatchDependencies) {
    this.#dependencies = dependencies;
    this.#now = dependencies.now ?? (() => performance.now());
    this.#clearedAt = this.#now();
  }

  /** Raises, clears, and asks what is to be asked by now. */
  async round(): Promise<void> {
    const { health, flushFaults } = this.#dependencies;
    flushFaults();
    for (const [worker, code] of health.failing) this.#owed.set(worker, code);
    await this.#raise();
    await this.#ask();
    if (this.#now() - this.#clearedAt >= CLEARED_EACH_MS) {
      this.#clearedAt = this.#now();
      await this.#clear();
    }
  }

  async #raise(): Promise<void> {
    const { writeQueue } = this.#dependencies;
    const now = this.#now();
    const due = [...this.#owed].filter(
      ([worker]) => now - (this.#raisedAt.get(worker) ?? -Infinity) >= RAISED_EACH_MS,
    );
    if (due.length === 0) return;
    await writeQueue.submit(
      platformAlarms(CLOCK, (context) =>
        due.map(([worker, code]) => {
          const facts = { code, process: `${hostname()}/${process.pid}` };
          return raiseAlarm(context, 'worker_failing', worker, facts);
        }),
      ),
    );
    for (const [worker] of due) {
      this.#raisedAt.set(worker, now);
      this.#owed.delete(worker);
    }
  }

  async #ask(): Promise<void> {
    const { health, neglects, onFault } = this.#dependencies;
    for (const neglect of neglects) {
      const { everyMs, workers, find } = neglect;
      if (this.#now() - (this.#askedAt.get(neglect) ?? -Infinity) < everyMs) continue;
      this.#askedAt.set(neglect, this.#now());
      try {
        const found = await find();
        for (const worker of workers) health.neglects(worker, found.has(worker));
      } catch (error) {
        // The worker's own statements say what is wrong with it.
        onFault(error);
      }
    }
  }

  async #clear(): Promise<void> {
    const { health } = this.#dependencies;
    await clearSilentAlarms(this.#dependencies, 'worker_failing', (subject) => isFailing(health, subject));
  }
}

function isFailing({ failing }: WorkerHealth, subject: string): boolean {
  return subject in WORKERS && failing.has(subject as WorkerName);
}
