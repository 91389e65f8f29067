import { expect, test } from 'vitest';
import { OPERATOR } from '../actor.ts';
import { freezeAt } from '../sandbox/tenant-clock.ts';
import { inEarlierDatabase } from '../testing/databases/earlier-database.ts';
import { createTestDatabase } from '../testing/databases/test-database.ts';
import { readPayout, submitPayout } from '../testing/worlds/submit-payout.ts';
import { createTestLane } from '../testing/worlds/test-lane.ts';
import { countOf } from '../testing/worlds/test-retention.ts';
import { testWorker } from '../testing/worlds/test-worker.ts';
import { openDatabase, type Database } from './connection.ts';
import { migrationConfig } from './migrate.ts';

const START = Date.UTC(2026, 2, 1);

const IS_TABLE = {
  sqlite: `select name from sqlite_master where type = 'table'`,
  postgres: `select table_name as name from information_schema.tables where table_schema = 'public'`,
};

/** An order as the version before kept it. */
function orderOfBefore(row: Record<string, unknown>, status: string, attempts: number): object {
  const { subject, tenant_id, provider, payload, due_at, lease_token, lease_until, finished_at } = row;
  return {
    operation_id: subject,
    tenant_id,
    provider,
    payload,
    due_at,
    lease_token,
    lease_until,
    finished_at: status === 'pending' ? null : (finished_at ?? 1),
    status,
    attempts,
  };
}

/** Copies what a database of today holds into one of before, as far as that has room for it. */
async function copyInto(old: Database, { reader }: Database): Promise<void> {
  const answer: unknown = await old.writer.raw(IS_TABLE[old.dialect]);
  const tables = (Array.isArray(answer) ? answer : (answer as { rows: unknown[] }).rows) as {
    name: string;
  }[];
  await old.writer.transaction(async (db) => {
    for (const { name } of tables) {
      if (/^migrations|^sqlite_|^installation$|^instructions$/.test(name)) continue;
      const columns = Object.keys(await db(name).columnInfo());
      for (const row of await reader<Record<string, unknown>>(name)) {
        // What a simulated provider was told to do was known by its operation.
        const before = name === 'simulated_orders' ? { ...row, operation_id: row['subject'] } : row;
        const kept = Object.entries(before).filter(([column]) => columns.includes(column));
        await db(name).insert(Object.fromEntries(kept));
      }
    }
    for (const row of await reader<Record<string, unknown>>('instructions')) {
      const status = row['status'] === 'taken' ? 'done' : String(row['status']);
      await db('instructions').insert(orderOfBefore(row, status, row['adapter'] === null ? 0 : 1));
    }
  });
}

test.each(['sqlite', 'postgres'] as const)(
  'orders of the version before are carried over: what waits is carried out once, what ended has ended (%s)',
  async (dialect) => {
    const made = await createTestDatabase(dialect);
    const today = openDatabase(made.url);
    try {
      // The version before orders had identities of their own.
      await inEarlierDatabase(dialect, '009', async (database) => {
        const before = createTestLane(today);
        before.clock.now = START;
        const tenantId = await before.newTenant(1_000_000n);
        await before.lane.submit(freezeAt(tenantId, START, OPERATOR));
        const settled = await submitPayout(before, tenantId);
        const stalled = await submitPayout(before, tenantId, '10.04');
        await testWorker(before).settle(tenantId);
        const waiting = await submitPayout(before, tenantId);
        const later = await submitPayout(before, tenantId);
        await today
          .writer('instructions')
          .where({ subject: later })
          .update({ due_at: START + 1 });

        await copyInto(database, today);
        await database.writer.transaction(async (db) => {
          await db.migrate.latest(migrationConfig(dialect));
        });

        const after = createTestLane(database);
        after.clock.now = START;
        const orderOf = async (id: string) => (await readPayout(after, id)).instruction;
        expect(await orderOf(waiting)).toMatchObject({
          id: waiting.replace('pay_', 'ins_'),
          kind: 'pay',
          status: 'pending',
          adapter: null,
          attempts: 0,
        });
        expect(await orderOf(settled)).toMatchObject({ status: 'done', askAt: null, adapter: 'simulated' });
        expect(await orderOf(stalled)).toMatchObject({ status: 'taken', askAt: 0, finishedAt: null });

        const waits = await database.reader('instructions').where({ status: 'pending' }).orderBy('due_at');
        const found = waits.map((row: Record<string, unknown>) => [row['subject'], Number(row['ready_at'])]);
        expect(found).toEqual([
          [waiting, START],
          [later, Number.MAX_SAFE_INTEGER],
        ]);

        await testWorker(after).settle(tenantId);
        const { payout, instruction } = await readPayout(after, waiting);
        expect([payout.status, instruction?.status, instruction?.attempts]).toEqual(['settled', 'done', 1]);
        await testWorker(after).settle(tenantId);
        expect(await countOf(after, 'simulated_orders', { tenant_id: tenantId })).toBe(3);
        const reports = { tenant_id: tenantId, subject_id: waiting };
        expect(await countOf(after, 'provider_reports', reports)).toBe(2);
        expect((await readPayout(after, settled)).payout.version).toBe(3);
        expect(after.faults).toEqual([]);
      });
    } finally {
      await today.destroy();
      await made.remove();
    }
  },
);
