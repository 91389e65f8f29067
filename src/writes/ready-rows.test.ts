import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR } from '../identity/actor.ts';
import { DUE_KINDS } from '../capabilities.ts';
import type { Moment } from '../calendar/clock.ts';
import type { Database } from '../db/connection.ts';
import { insertRow, saveRow } from '../db/statements/table.ts';
import { runStatement } from '../db/statements/statement.ts';
import { newId } from '../identity/ids.ts';
import { newWallet, tenantNow } from '../ledger/wallet.ts';
import { identityChecksTable } from '../provider-seam/simulator/checks.ts';
import { simulatedOrdersTable } from '../provider-seam/simulator/orders.ts';
import { freezeAt, getWallet, runFrom } from '../sandbox/clock.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { probeWrite } from '../testing/worlds/probe-write.ts';
import { submitPayout } from '../testing/worlds/submit-payout.ts';
import { createTestWriteQueue, type TestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import { readyAt } from './ready-rows.ts';

const START = Date.UTC(2026, 2, 1);

const HOUR_MS = 3_600_000;

describe('the moment from which a server may take up what is due', () => {
  const around = fc.integer({ min: START - HOUR_MS, max: START + HOUR_MS });

  it('is there as soon as the due moment is, on the clock of the tenant, and no sooner', () => {
    const offset = fc.integer({ min: -HOUR_MS, max: HOUR_MS });
    const frozen = fc.option(around, { nil: null });
    fc.assert(
      fc.property(
        around,
        offset,
        frozen,
        around,
        around,
        (dueAt, clockOffsetMs, clockFrozenAt, ...moments) => {
          const [serverNow, lastOccurredAt] = moments;
          const wallet = { ...newWallet('acct_1'), clockOffsetMs, clockFrozenAt, lastOccurredAt };
          const ready = readyAt(dueAt, wallet, serverNow) ?? dueAt;
          expect(ready <= serverNow).toBe(dueAt <= tenantNow(wallet, serverNow));
          if (clockFrozenAt !== null || dueAt <= lastOccurredAt) return;
          expect(tenantNow(wallet, ready)).toBe(dueAt);
        },
      ),
    );
  });

  it('is written beside no due moment of a tenant whose clock is the server’s', () => {
    expect(readyAt(START, newWallet('acct_1'), START - 1)).toBeNull();
  });
});

/** What can happen to a tenant: time passes, the clock is set, something is put off, a report is scheduled. */
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: HOUR_MS }) }),
    fc.record({ kind: fc.constant('freeze' as const), ms: fc.integer({ min: 0, max: HOUR_MS }) }),
    fc.record({ kind: fc.constant('run' as const), ms: fc.integer({ min: 0, max: HOUR_MS }) }),
    fc.record({ kind: fc.constant('schedule' as const), ms: fc.integer({ min: -HOUR_MS, max: HOUR_MS }) }),
  ),
  { minLength: 1, maxLength: 12 },
);

type Step = typeof steps extends fc.Arbitrary<readonly (infer Each)[]> ? Each : never;

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;
  beforeAll(async () => {
    database = await open();
    test = createTestWriteQueue(database);
    test.clock.now = START;
  });

  const now = (): Moment => test.clock.now ?? START;

  async function take(tenantId: string, step: Step): Promise<void> {
    const tenant = tenantNow(await getWallet(database.reader, tenantId), now());
    const dueAt = tenant + step.ms;
    switch (step.kind) {
      case 'pass':
        test.clock.now = now() + step.ms;
        return;
      case 'freeze':
        await test.writeQueue.submit(freezeAt(tenantId, dueAt, OPERATOR));
        return;
      case 'run':
        await test.writeQueue.submit(runFrom(tenantId, dueAt, OPERATOR));
        return;
      case 'schedule': {
        const check = {
          evidenceId: newId('evd'),
          tenantId,
          nextReport: 'accepted' as const,
          dueAt,
          deliveries: 1,
        };
        const silent = { ...check, evidenceId: newId('evd'), nextReport: null };
        const effects = [insertRow(identityChecksTable, check), saveRow(identityChecksTable, silent)];
        await test.writeQueue.submit(probeWrite(tenantId, { decide: () => ({ effects }) }));
      }
    }
  }

  /** The open checks of a tenant: whether each is due by the tenant's clock, and whether workers would find it. */
  async function dueAndReady(tenantId: string): Promise<(readonly [boolean, boolean])[]> {
    const wallet = await getWallet(database.reader, tenantId);
    const rows = await runStatement(
      database.reader,
      `select due_at, coalesce(ready_at, due_at) as ready from simulated_checks
       where tenant_id = ? and next_report is not null`,
      [tenantId],
    );
    return rows.map(
      ({ due_at: dueAt, ready }) =>
        [Number(dueAt) <= tenantNow(wallet, now()), Number(ready) <= now()] as const,
    );
  }

  it('whatever happens to a clock, workers find what is due, and nothing that is not', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const tenantId = await test.newTenant();
        for (const step of taken) {
          await take(tenantId, step);
          for (const [isDue, isReady] of await dueAndReady(tenantId)) expect(isReady).toBe(isDue);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('a clock that is set takes along what waits in every table', async () => {
    const tenantId = await test.newTenant();
    // The next invoice waits from the beginning.
    for (const { table, dueAt } of DUE_KINDS.filter(
      ({ kind, clock }) => clock === 'tenant' && kind !== 'invoice',
    )) {
      const sql = `select ready_at from ${table} where ${dueAt} is not null and tenant_id = ?`;
      expect(await runStatement(database.reader, sql, [tenantId])).toEqual([]);
    }
    const payoutId = await (async () => {
      await test.adjust(tenantId, 100_000n);
      return submitPayout(test, tenantId);
    })();
    const order = {
      subject: payoutId,
      kind: 'pay' as const,
      tenantId,
      provider: 'bank' as const,
      nextReport: 'settled' as const,
      dueAt: now() + HOUR_MS,
      deliveries: 1,
      confirmations: 0,
      answer: {},
      said: null,
    };
    await test.writeQueue.submit(
      probeWrite(tenantId, { decide: () => ({ effects: [insertRow(simulatedOrdersTable, order)] }) }),
    );
    const readyOf = async (table: string): Promise<(number | null)[]> =>
      (
        await runStatement(database.reader, `select ready_at from ${table} where tenant_id = ?`, [tenantId])
      ).map(({ ready_at: ready }) => (ready === null ? null : Number(ready)));
    expect([await readyOf('instructions'), await readyOf('simulated_orders')]).toEqual([[null], [null]]);
    await test.writeQueue.submit(freezeAt(tenantId, now() + 1, OPERATOR));
    expect([await readyOf('instructions'), await readyOf('simulated_orders')]).toEqual([
      [now()],
      [Number.MAX_SAFE_INTEGER],
    ]);
    const ahead = 2 * HOUR_MS;
    await test.writeQueue.submit(runFrom(tenantId, now() + ahead, OPERATOR));
    expect([await readyOf('instructions'), await readyOf('simulated_orders')]).toEqual([
      [now() - ahead],
      [now() + HOUR_MS - ahead],
    ]);
  });

  it('a commit tells in how many milliseconds what it wrote falls due, within two seconds, and of a clock', async () => {
    const told: (readonly number[] | 'a clock')[] = [];
    test.writeQueue.onCommit((_tables, { rows, isClockSet }) => {
      told.push(isClockSet ? 'a clock' : rows.map(({ inMs }) => inMs));
    });
    const tenantId = await test.newTenant(100_000n);
    // A new tenant's first invoice waits for the end of the month.
    expect(told.splice(0)).toEqual([[], []]);
    const schedule = (dueAt: Moment | null) => {
      const nextReport = dueAt === null ? null : ('accepted' as const);
      const check = { evidenceId: newId('evd'), tenantId, nextReport, dueAt, deliveries: 1 };
      return probeWrite(tenantId, { decide: () => ({ effects: [insertRow(identityChecksTable, check)] }) });
    };
    await test.writeQueue.submit(schedule(null));
    await test.writeQueue.submit(schedule(now() + 50));
    await test.writeQueue.submit(schedule(now() - 50));
    await test.writeQueue.submit(schedule(now() + 2_001));
    await test.writeQueue.submit(freezeAt(tenantId, now(), OPERATOR));
    await test.writeQueue.submit(schedule(now() + 50));
    expect(told).toEqual([[], [50], [0], [], 'a clock', []]);
  });
});
