import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { sydneyMonth } from '../../calendar/clock.ts';
import { monthAfter, monthEnd } from '../../calendar/sydney.ts';
import type { Database } from '../../db/connection.ts';
import { startServerProgram } from '../../testing/server/run-program.ts';
import { withServer } from '../../testing/server/with-server.ts';

/** Months in one call of the clock; CORRIDOR_MONTHS makes it more. */
const MONTHS = Number(process.env['CORRIDOR_MONTHS'] ?? 36);

/** The months after which a server is killed. */
const BEFORE_KILL = Math.floor(MONTHS / 3);

/** The machine may be busy. */
const PATIENCE_MS = 120_000;

interface Drafted {
  readonly month: string;
  readonly number: string;
  readonly period: readonly [from: number, to: number];
}

async function draftedOf({ reader }: Database, tenantId: string): Promise<Drafted[]> {
  const rows = await reader<Record<string, unknown>>('invoices').where('tenant_id', tenantId).orderBy('id');
  return rows.map((row) => ({
    month: String(row['month']),
    number: String(row['number']),
    period: [Number(row['period_from']), Number(row['period_to'])],
  }));
}

/** The month in which a tenant was created. */
async function firstMonth({ reader }: Database, tenantId: string): Promise<string> {
  const row = await reader<{ created_at: number }>('tenants').where('id', tenantId).first('created_at');
  return sydneyMonth(Number(row?.created_at));
}

/** So many months from the first one on, each drafted once. */
function checkMonths(first: string, drafted: readonly Drafted[]): void {
  let month = first;
  for (const { month: own, number, period } of drafted) {
    expect([own, number]).toEqual([month, `INV-${month.replace('-', '')}-0001`]);
    expect(period[1]).toBe(monthEnd(month));
    month = monthAfter(month);
  }
  expect(drafted).toHaveLength(MONTHS);
}

/** In the middle of the month behind so many. */
function target(first: string): string {
  let month = first;
  for (let count = 1; count < MONTHS; count += 1) month = monthAfter(month);
  return new Date(monthEnd(month) + 14 * 86_400_000).toISOString();
}

/** Has SQLite never end the statement that inserts one invoice more. */
async function hangAfter(count: number, { writer }: Database, tenantId: string): Promise<void> {
  await writer.raw(
    'create view endless as with recursive n (x) as (select 1 union all select x from n) select x from n',
  );
  await writer.raw(`create trigger hang_after before insert on invoices
    when (select count(*) from invoices where tenant_id = '${tenantId}') >= ${count}
    begin select count(*) from endless; end`);
}

withServer(({ server }) => {
  describe('many months in one call of the clock', () => {
    it(
      'are drafted one by one',
      async () => {
        const tenant = await server().newTenant();
        const { database } = server().service;
        const first = await firstMonth(database, tenant.clientId);
        await tenant.post('/v1/sandbox/clock', { frozenAt: target(first) });
        checkMonths(first, await draftedOf(database, tenant.clientId));
      },
      PATIENCE_MS,
    );

    it(
      'are drafted once, though the server is killed in the middle and called again',
      async () => {
        const tenant = await server().newTenant();
        const { database, config } = server().service;
        const month = await firstMonth(database, tenant.clientId);
        const variables = { DATABASE_URL: config.databaseUrl, CORRIDOR_SECRET: config.secret };
        const setClock = (url: string): Promise<Response> =>
          fetch(`${url}/v1/sandbox/clock`, {
            method: 'POST',
            headers: {
              Authorization: `Bearer ${tenant.secretKey}`,
              'Content-Type': 'application/json',
              'Idempotency-Key': randomUUID(),
            },
            body: JSON.stringify({ frozenAt: target(month) }),
          });
        const first = await startServerProgram(variables);
        await hangAfter(BEFORE_KILL, database, tenant.clientId);
        const broken = setClock(first.url).catch(() => 'broken off');
        try {
          await vi.waitFor(async () =>
            expect(await draftedOf(database, tenant.clientId)).toHaveLength(BEFORE_KILL),
          );
        } finally {
          first.program.process.kill('SIGKILL');
        }
        expect(await broken).toBe('broken off');
        await database.writer.raw('drop trigger hang_after');
        expect(await draftedOf(database, tenant.clientId)).toHaveLength(BEFORE_KILL);
        const second = await startServerProgram(variables);
        expect((await setClock(second.url)).status).toBe(200);
        second.program.process.kill('SIGKILL');
        checkMonths(month, await draftedOf(database, tenant.clientId));
      },
      PATIENCE_MS,
    );
  });
});
