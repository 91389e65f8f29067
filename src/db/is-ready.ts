import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from './connection.ts';
import { isMigrated } from './migrate.ts';

/** Whoever asks waits no longer than this, whatever the database does. */
const LIMIT_MS = 1_000;

async function ask(database: Database): Promise<boolean> {
  await database.watch.ask();
  return isMigrated(database);
}

/**
 * Whether a database answers and takes writes, and every migration has run; false where it takes too long to say so.
 * @throws Error what it fails with
 */
export async function isReady(database: Database): Promise<boolean> {
  const answered = new AbortController();
  const late = delay(LIMIT_MS, false, answered).catch(() => false);
  return Promise.race([ask(database), late]).finally(() => answered.abort());
}
