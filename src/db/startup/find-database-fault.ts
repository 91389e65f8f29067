import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../connection.ts';
import { classifyFailure } from '../drivers/failure.ts';
import { isMigrated } from './migrate.ts';

/** Whoever asks waits no longer than this, whatever the database does. */
const LIMIT_MS = 1_000;

/** What of a database keeps it from serving, and how. */
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
    // A database of which nothing was ever made has no list of its migrations.
    if (classifyFailure(error) === 'broken') return { part: 'migrations', code: 'pending' };
    // An outage has lines of its own in the log.
    return database.watch.outage === 'read_only' ? { part: 'writes', code: 'unanswered' } : UNREACHABLE;
  }
}

/**
 * What keeps a database from serving: it answers and takes writes, and every migration has run, or one of them does not
 * hold. Null where nothing does. It never throws, and takes a second at most.
 */
export async function findDatabaseFault(database: Database): Promise<DatabaseFault | null> {
  const answered = new AbortController();
  const late = delay(LIMIT_MS, UNREACHABLE, answered).catch(() => UNREACHABLE);
  return Promise.race([ask(database), late]).finally(() => answered.abort());
}
