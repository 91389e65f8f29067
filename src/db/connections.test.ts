import type { Knex } from 'knex';
import pg from 'pg';
import { expect, it } from 'vitest';
import { freezableWay } from '../testing/databases/freezable-way.ts';
import { createTestDatabase } from '../testing/databases/test-database.ts';
import { MOST_CONNECTIONS, openDatabase } from './connection.ts';

/** More than any pool has. */
const ASKED = 20;

const COUNT = `select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

it('a process opens no more connections than are counted, the one of its probe included', async () => {
  const made = await createTestDatabase('postgres');
  const way = await freezableWay(made.url);
  const database = openDatabase(way.url);
  const other = new pg.Client({ connectionString: made.url });
  await other.connect();
  const ask = (pool: Knex): Promise<unknown>[] =>
    Array.from({ length: ASKED }, () => pool.raw('select pg_advisory_xact_lock_shared(1)'));
  try {
    await other.query('select pg_advisory_lock(1)');
    const pools = [database.writer, database.reader, database.limits!, database.notes];
    const answered = Promise.allSettled(pools.flatMap(ask));
    await expect.poll(() => way.connections(), { timeout: 10_000 }).toBe(MOST_CONNECTIONS - 1);
    await expect
      .poll(async () => (await other.query<{ count: number }>(COUNT)).rows, { timeout: 10_000 })
      .toEqual([{ count: MOST_CONNECTIONS - 1 }]);
    way.freeze();
    const probed = database.watch.ask().catch(() => undefined);
    await expect.poll(() => way.connections(), { timeout: 10_000 }).toBe(MOST_CONNECTIONS);
    way.thaw();
    await Promise.all([answered, probed]);
  } finally {
    await database.destroy();
    await other.end();
    await way.close();
    await made.remove();
  }
});
