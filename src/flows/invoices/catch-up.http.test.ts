import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { sydneyMonth } from '../../clock.ts';
import type { Database } from '../../db/connection.ts';
import { withServer } from '../../testing/server/with-server.ts';
import { startServerProgram } from '../../testing/server/run-program.ts';
import { monthAfter, monthEnd } from '../../sydney-months.ts';

/** Months in one call of the clock; CORRIDOR_MONTHS makes it more. */
const MONTHS = Number(process.env['CORRIDOR_MONTHS'] ?? 36);

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

/** So many months from the present one on, each drafted once. */
function checkMonths(drafted: readonly Drafted[]): void {
  let month = sydneyMonth(Date.now());
  for (const { month: own, number, period } of drafted) {
    expect([own, number]).toEqual([month, `INV-${month.replace('-', '')}-0001`]);
    expect(period[1]).toBe(monthEnd(month));
    month = monthAfter(month);
  }
  expect(drafted).toHaveLength(MONTHS);
}

/** In the middle of the month behind so many. */
function target(): string {
  let month = sydneyMonth(Date.now());
  for (let count = 1; count < MONTHS; count += 1) month = monthAfter(month);
  return new Date(monthEnd(month) + 14 * 86_400_000).toISOString();
}

withServer(({ server }) => {
  describe('many months in one call of the clock', () => {
    it(
      'are drafted one by one',
      async () => {
        const tenant = await server().newTenant();
        const since = performance.now();
        await tenant.post('/v1/sandbox/clock', { frozenAt: target() });
        const took = Math.round(performance.now() - since);
        checkMonths(await draftedOf(server().service.database, tenant.clientId));
        process.stdout.write(`${MONTHS} months took ${took} ms.\n`);
      },
      PATIENCE_MS,
    );

    it(
      'are drafted once, though the server is killed in the middle and called again',
      async () => {
        const tenant = await server().newTenant();
        const { database, config } = server().service;
        const variables = { DATABASE_URL: config.databaseUrl, CORRIDOR_SECRET: config.secret };
        const setClock = (url: string): Promise<Response> =>
          fetch(`${url}/v1/sandbox/clock`, {
            method: 'POST',
            headers: {
              Authorization: `Bearer ${tenant.secretKey}`,
              'Content-Type': 'application/json',
              'Idempotency-Key': randomUUID(),
            },
            body: JSON.stringify({ frozenAt: target() }),
          });
        const first = await startServerProgram(variables);
        const broken = setClock(first.url).catch(() => 'broken off');
        while ((await draftedOf(database, tenant.clientId)).length < MONTHS / 3) await delay(5);
        first.program.process.kill('SIGKILL');
        expect(await broken).toBe('broken off');
        expect((await draftedOf(database, tenant.clientId)).length).toBeLessThan(MONTHS);
        const second = await startServerProgram(variables);
        expect((await setClock(second.url)).status).toBe(200);
        second.program.process.kill('SIGKILL');
        checkMonths(await draftedOf(database, tenant.clientId));
      },
      PATIENCE_MS,
    );
  });
});
