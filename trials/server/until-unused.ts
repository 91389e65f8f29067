import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseUnderTest } from './database-under-test.ts';

const OTHERS = `select pid from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;

/** Not a measure of speed: a connection that is still there by then belongs to a process that runs. */
const LIMIT_MS = 30_000;

/**
 * Waits until PostgreSQL has ended the connections of a process that died. It carries out what it had received, a commit
 * too, before it notices. An earlier reader sees some tables before that commit and others after it. SQLite's
 * locks end with their process.
 * @throws Error if a connection stays
 */
export async function untilUnused(database: DatabaseUnderTest): Promise<void> {
  if (database.kind === 'sqlite') return;
  const deadline = performance.now() + LIMIT_MS;
  while ((await database.query(OTHERS)).length > 0) {
    if (performance.now() > deadline) throw new Error('Another process is connected to the database.');
    await delay(20);
  }
}
