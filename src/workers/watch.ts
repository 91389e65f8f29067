import { hostname } from 'node:os';
import type { SharedClock } from '../calendar/clock.ts';
import type { Database } from '../db/connection.ts';
import { readPresent } from '../db/present.ts';
import { runStatement } from '../db/statements/statement.ts';
import { CLOCK } from '../identity/actor.ts';
import { clearSilentAlarm, raiseAlarm } from '../outbox/alarm.ts';
import { platformAlarms } from '../writes/alarms.ts';
import type { WriteQueue } from '../writes/write-queue.ts';
import type { WorkerHealth } from './worker-health.ts';
import { type FailureCode, WORKERS, type WorkerName } from './worker-names.ts';

/** From one look for workers that fail to the next. */
export const WATCH_REST_MS = 1_000;

/** How often work that is not picked up and alarms that are over are looked for; how often an alarm is raised again. */
const SLOW_MS = 10_000;

/** An alarm that no process has raised again for so long is over: a process that has died raises none. */
const SILENT_MS = 3 * SLOW_MS;

/** A question whether work that is due is left lying, and by which worker. */
export interface Neglect {
  readonly everyMs: number;
  readonly workers: readonly WorkerName[];
  readonly find: () => Promise<ReadonlySet<WorkerName>>;
}

/** What the watch works with. */
export interface WatchDependencies {
  readonly database: Database;
  readonly writeQueue: Pick<WriteQueue, 'submit'>;
  readonly clock: SharedClock;
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
    if (this.#now() - this.#clearedAt >= SLOW_MS) {
      this.#clearedAt = this.#now();
      await this.#clear();
    }
  }

  async #raise(): Promise<void> {
    const { writeQueue } = this.#dependencies;
    const now = this.#now();
    const due = [...this.#owed].filter(
      ([worker]) => now - (this.#raisedAt.get(worker) ?? -Infinity) >= SLOW_MS,
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
    const { database, writeQueue, clock, health } = this.#dependencies;
    const now = await readPresent(database.reader, database.dialect, clock);
    const sql = `select subject from alarms where kind = 'worker_failing' and cleared_at is null and last_at < ?`;
    const rows = await runStatement(database.reader, sql, [now - SILENT_MS]);
    const over = rows.map(({ subject }) => String(subject)).filter((subject) => !isFailing(health, subject));
    if (over.length === 0) return;
    await writeQueue.submit(
      platformAlarms(CLOCK, (context) =>
        over.map((subject) => clearSilentAlarm(context, 'worker_failing', subject, SILENT_MS)),
      ),
    );
  }
}

function isFailing({ failing }: WorkerHealth, subject: string): boolean {
  return subject in WORKERS && failing.has(subject as WorkerName);
}
