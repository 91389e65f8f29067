import type { Clock } from '../calendar/clock.ts';
import type { Database } from '../db/connection.ts';
import { runOwn } from '../db/statements/statement.ts';
import { insertStatement } from '../db/statements/table-statements.ts';
import { DatabaseRefused } from '../db/drivers/failure.ts';
import { isOfOutage, type Ask, type Finding, type ProbeConnection } from '../db/drivers/watch.ts';
import type { NewId } from '../identity/ids.ts';
import { alarmsTable } from '../outbox/alarm.ts';
import type { CommitPoints } from './commit-points.ts';
import {
  findRegression,
  isOfLaterEpoch,
  isOtherInstallation,
  readState,
  type FoundState,
} from './regression.ts';

/** What is wrong is this process's configuration, and nothing about the database. */
const OTHER_ADVICE = 'Correct DATABASE_URL, or delete the file of CORRIDOR_POINT_FILE.';

/** Between looks of an idle process. */
export const RESTORE_WATCH_REST_MS = 1_000;

export interface RestoreWatchDependencies {
  readonly database: Database;
  readonly points: CommitPoints;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly onFault: (error: unknown) => void;
  readonly onAlert: (message: string, facts: Readonly<Record<string, string>>) => void;
}

/**
 * Notices that the database is an earlier one, however that came about. Writes are refused from then on, until an
 * operator says what happened (`operator restored`). Of several processes one may know more than the others, so that an
 * open alarm in the database stops them all.
 */
export class RestoreWatch {
  readonly #dependencies: RestoreWatchDependencies;
  #timeline: string | null = null;
  #allowsWrites = false;
  #isOther = false;

  /** Looks along whenever the database is probed. */
  constructor(dependencies: RestoreWatchDependencies) {
    this.#dependencies = dependencies;
    dependencies.database.watch.confirmBy((connection) => this.#confirm(connection));
  }

  get isRegressed(): boolean {
    return this.#dependencies.database.watch.outage === 'regressed';
  }

  /** The epoch of what this process knows; 0 if it knows nothing. */
  get knownEpoch(): number {
    return this.#dependencies.points.known.newest?.epoch ?? 0;
  }

  /** One look; what it finds stands until a later one finds otherwise. */
  async round(): Promise<void> {
    const { database, points } = this.#dependencies;
    const { watch, reader, dialect } = database;
    // Then the probe looks.
    if (watch.outage === 'unreachable') return;
    // What is judged is what was asked for, and what is ended is what had begun: commits and probes go on meanwhile.
    const { known } = points;
    const wasRegressed = this.isRegressed;
    const found = await readState(dialect, (statement) => runOwn(reader, statement), known);
    if (this.#reasonOf(known, found) === undefined) {
      this.#take(found);
      if (wasRegressed) watch.over('regressed');
    } else if (!wasRegressed) await watch.look();
  }

  /**
   * For the command that says what happened: this process writes all the same.
   * @throws DatabaseRefused for another database, to which nothing has happened
   */
  allowWrites(): void {
    if (this.#isOther)
      throw new DatabaseRefused(`This is another database than the one that is known. ${OTHER_ADVICE}`);
    this.#allowsWrites = true;
    this.#dependencies.database.watch.over('regressed');
  }

  async #confirm({ read, write }: ProbeConnection): Promise<Finding> {
    const { database, points, onFault } = this.#dependencies;
    if (this.#allowsWrites) return null;
    try {
      const { known } = points;
      const found = await readState(database.dialect, read, known);
      const reason = this.#reasonOf(known, found);
      if (reason === undefined) return null;
      this.#isOther = isOtherInstallation(known, found);
      if (this.#isOther) return { kind: 'regressed', reason: `${reason}. ${OTHER_ADVICE}` };
      if (!found.isReported) await this.#report(write, reason);
      return { kind: 'regressed', reason: `${reason}. Say what happened: operator restored` };
    } catch (error) {
      // What it finds besides is for the probe to say.
      if (isOfOutage(error) === false) onFault(error);
      return null;
    }
  }

  #reasonOf(known: CommitPoints['known'], found: FoundState): string | undefined {
    if (found.isReported) return 'it was found to be an earlier one, or another';
    return findRegression(known, found, this.#dependencies.clock());
  }

  #take(found: FoundState): void {
    const { points, onAlert } = this.#dependencies;
    const { epoch, epochBeganAt, newest, timeline } = found;
    if (isOfLaterEpoch(points.known, found)) points.forget();
    // It may be older than the epoch, which began with it.
    const writtenAt = Math.max(newest?.writtenAt ?? 0, epochBeganAt);
    if (newest !== null) points.see({ ...newest, epoch, writtenAt }, found);
    if (timeline === null || timeline === this.#timeline) return;
    if (this.#timeline !== null)
      onAlert('a standby was promoted: it contains all that this process knows of', { timeline });
    this.#timeline = timeline;
  }

  /** In the database, so that other processes stop too. */
  async #report(write: Ask, reason: string): Promise<void> {
    const { database, newId, clock } = this.#dependencies;
    const now = clock();
    const alarm = {
      id: newId('alm'),
      tenantId: null,
      kind: 'database_regressed',
      subject: 'database',
      firstAt: now,
      lastAt: now,
      count: 1,
      facts: { found: reason, epoch: this.knownEpoch },
      clearedAt: null,
    } as const;
    await write(insertStatement(database.dialect, alarmsTable, [alarm], ' on conflict do nothing'));
  }
}
