import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../connection.ts';
import { classifyFailure } from '../drivers/failure.ts';
import { isMigrated } from './migrate.ts';

/** The longest wait, whatever the database does. */
const LIMIT_MS = 1_000;

export type DatabaseFault =
  | { readonly part: 'database'; readonly code: 'unreachable' }
  | { readonly part: 'writes'; readonly code: 'unanswered' }
  | { readonly part: 'migrations'; readonly code: 'pending' };

const UNREACHABLE: DatabaseFault = { part: 'database', code: 'unreachable' };

async function ask(database: Database): Promise<DatabaseFault | null> {
  try {
    await database.watch.ask();
    return (await isMigrated(database)) ? null : { part: 'migrations', code: 'pending' };
  } catch (error) {
    // A new database has no list of migrations.
    if (classifyFailure(error) === 'broken') return { part: 'migrations', code: 'pending' };
    // An outage has lines of its own in the log.
    const { outage } = database.watch;
    const isReadable = outage === 'read_only' || outage === 'unconfirmed' || outage === 'regressed';
    return isReadable ? { part: 'writes', code: 'unanswered' } : UNREACHABLE;
  }
}

/** It answers, takes writes, and every migration ran; null if so. Never throws, takes at most a second. */
export async function findDatabaseFault(database: Database): Promise<DatabaseFault | null> {
  const answered = new AbortController();
  const late = delay(LIMIT_MS, UNREACHABLE, answered).catch(() => UNREACHABLE);
  return Promise.race([ask(database), late]).finally(() => answered.abort());
}
