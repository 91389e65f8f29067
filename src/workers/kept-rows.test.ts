import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { selectMatching } from '../db/statements/rows.ts';
import { insertRow } from '../db/statements/table.ts';
import { OPERATOR } from '../identity/actor.ts';
import { freezeAt } from '../sandbox/clock.ts';
import { checkLedger } from '../testing/databases/check-ledger.ts';
import { countIncrements } from '../testing/worlds/increment.ts';
import { probeWrite } from '../testing/worlds/probe-write.ts';
import { submitPayout } from '../testing/worlds/submit-payout.ts';
import {
  DAY_MS,
  NEVER,
  START,
  callOnce,
  countOf,
  dealingsOf,
  eachRetention,
  payAndSettle,
  pruneAt,
  prunerOf,
} from '../testing/worlds/test-retention.ts';
import { countersTable } from '../treasury/policy/counters.ts';
import { RUNNING, idempotencyKeysTable } from '../writes/idempotency.ts';

eachRetention((test) => {
  describe('a stored reply', () => {
    it('is kept for 30 days, and gone a millisecond later, while its key stays and never runs again', async () => {
      const from = (test.clock.now = START);
      const tenantId = await test.newTenant();
      const { bodyText } = await callOnce(test, tenantId, 'key-0001');
      await pruneAt(test, from + 30 * DAY_MS);
      expect((await callOnce(test, tenantId, 'key-0001')).bodyText).toBe(bodyText);
      expect(await pruneAt(test, from + 30 * DAY_MS + 1)).toBeGreaterThan(0);
      const [record] = await selectMatching(test.database.reader, idempotencyKeysTable, [{ tenantId }]);
      expect(record).toMatchObject({ body: null, status: 201, createdAt: from });
      for (const now of [from + 30 * DAY_MS + 1, from, from + 3_000 * DAY_MS]) {
        test.clock.now = now;
        await expect(callOnce(test, tenantId, 'key-0001')).rejects.toMatchObject({
          code: 'idempotency_key_expired',
          status: 422,
        });
      }
      expect(await countIncrements(test.database.reader, tenantId)).toBe(1n);
    });

    it('is removed sooner or later where the configuration says so', async () => {
      const from = (test.clock.now = START);
      const tenantId = await test.newTenant();
      await callOnce(test, tenantId, 'key-0001');
      const { retentionDays } = readConfig({ CORRIDOR_RETAIN_REPLIES_DAYS: '40' });
      test.clock.now = from + 40 * DAY_MS;
      await prunerOf(test, retentionDays).round(NEVER);
      expect(await countOf(test, 'idempotency_keys', { tenant_id: tenantId, body: null })).toBe(0);
      test.clock.now += 1;
      await prunerOf(test, retentionDays).round(NEVER);
      expect(await countOf(test, 'idempotency_keys', { tenant_id: tenantId, body: null })).toBe(1);
    });

    it('of a control call that was never answered is none, and its plan stays', async () => {
      const from = (test.clock.now = START);
      const tenantId = await test.newTenant();
      const row = {
        tenantId,
        keyHash: 'a control call',
        fingerprint: 'f',
        requestId: 'req_1',
        status: RUNNING,
        body: null,
        plan: { to: 'do' },
        createdAt: from,
        leaseUntil: null,
      };
      await test.writeQueue.submit(
        probeWrite(tenantId, { decide: () => ({ effects: [insertRow(idempotencyKeysTable, row)] }) }),
      );
      await pruneAt(test, from + 3_000 * DAY_MS);
      expect(await selectMatching(test.database.reader, idempotencyKeysTable, [{ tenantId }])).toEqual([row]);
    });
  });

  describe('what passed between an operation that has ended and its provider', () => {
    it('is kept for 90 days, and gone a millisecond later', async () => {
      const from = (test.clock.now = START);
      const tenantId = await test.newTenant(100_000n);
      const id = await payAndSettle(test, tenantId);
      const whole = await dealingsOf(test, id);
      expect(whole).toEqual({ instructions: 1, orders: 1, reports: 2 });
      await pruneAt(test, from + 90 * DAY_MS);
      expect(await dealingsOf(test, id)).toEqual(whole);
      await pruneAt(test, from + 90 * DAY_MS + 1);
      expect(await dealingsOf(test, id)).toEqual({ instructions: 0, orders: 0, reports: 0 });
    });

    it('counts from its own moment, not from that of the operation', async () => {
      const from = (test.clock.now = START);
      const tenantId = await test.newTenant(100_000n);
      const id = await submitPayout(test, tenantId, '10.00');
      await pruneAt(test, from + 100 * DAY_MS);
      await payAndSettle(test, tenantId);
      await pruneAt(test, from + 190 * DAY_MS);
      expect(await dealingsOf(test, id)).toEqual({ instructions: 1, orders: 1, reports: 2 });
      await pruneAt(test, from + 190 * DAY_MS + 1);
      expect(await dealingsOf(test, id)).toEqual({ instructions: 0, orders: 0, reports: 0 });
    });
  });

  describe('for as long as it lasts', () => {
    it('an order that waits is kept, and what was told of an operation that is open', async () => {
      const from = (test.clock.now = START);
      const tenantId = await test.newTenant(100_000n);
      const stalled = await payAndSettle(test, tenantId, '10.04');
      const waiting = await submitPayout(test, tenantId, '10.00');
      await pruneAt(test, from + 4_000 * DAY_MS);
      expect(await dealingsOf(test, stalled)).toEqual({ instructions: 1, orders: 1, reports: 1 });
      expect(await dealingsOf(test, waiting)).toEqual({ instructions: 1, orders: 0, reports: 0 });
    });

    it('an order stays whose provider still has something to report', async () => {
      const from = (test.clock.now = START);
      const tenantId = await test.newTenant(100_000n);
      const id = await payAndSettle(test, tenantId);
      const again = { next_report: 'settled', due_at: from + 5_000 * DAY_MS, deliveries: 1 };
      await test.database.writer('simulated_orders').where({ subject: id }).update(again);
      await pruneAt(test, from + 4_000 * DAY_MS);
      expect(await dealingsOf(test, id)).toMatchObject({ instructions: 1, orders: 1 });
    });

    it('what has to stay keeps nothing behind it from going, however much it is', async () => {
      const from = (test.clock.now = START);
      const tenantId = await test.newTenant(1_000_000n);
      const ended = await payAndSettle(test, tenantId);
      // Older than the one that may go, and more than a step or two looks at.
      const stalled = await payAndSettle(test, tenantId, '10.04');
      await test.database
        .writer('instructions')
        .where({ subject: ended })
        .update({ finished_at: from + 2 });
      const stands = await test.database.writer<object>('operations').where({ id: stalled }).first();
      const order = await test.database.writer<object>('instructions').where({ subject: stalled }).first();
      for (let index = 0; index < 250; index += 1) {
        const id = `${stalled}-${index}`;
        const reference = { id, external_reference: id };
        await test.database.writer('operations').insert({ ...stands, ...reference });
        await test.database.writer('instructions').insert({ ...order, id, subject: id });
      }
      await pruneAt(test, from + 91 * DAY_MS);
      expect(await countOf(test, 'instructions', { subject: ended })).toBe(0);
      expect(await countOf(test, 'instructions', { tenant_id: tenantId })).toBe(251);
      await test.database.writer('instructions').where('subject', 'like', `${stalled}-%`).delete();
      await test.database.writer('operations').where('id', 'like', `${stalled}-%`).delete();
    });
  });

  describe('a counter', () => {
    const row = (tenantId: string, period: string) => ({
      tenantId,
      counter: 'probe',
      period,
      totalMinor: 5n,
    });
    const write = (tenantId: string, periods: readonly string[]) =>
      test.writeQueue.submit(
        probeWrite(tenantId, {
          decide: () => ({
            effects: periods.map((period) => insertRow(countersTable, row(tenantId, period))),
          }),
        }),
      );
    const periodsOf = async (tenantId: string): Promise<string[]> =>
      test.database
        .reader('counters')
        .where('tenant_id', tenantId)
        .orderBy('period')
        .pluck<string[]>('period');

    it('goes when its window has long been over', async () => {
      const from = (test.clock.now = START);
      const tenantId = await test.newTenant();
      await write(tenantId, ['2026-02', '2026-03', '2026-03-01', '2026-03-02']);
      await pruneAt(test, from + 90 * DAY_MS);
      // 1 March, where it is noon in London and late in Sydney.
      expect(await periodsOf(tenantId)).toEqual(['2026-03-01', '2026-03-02']);
      await pruneAt(test, from + 91 * DAY_MS);
      expect(await periodsOf(tenantId)).toEqual(['2026-03-02']);
    });

    it('stays where its window is not over on the clock of its tenant, which stands still or is ahead', async () => {
      test.clock.now = START;
      const [behind, ahead] = [await test.newTenant(), await test.newTenant()];
      await test.writeQueue.submit(freezeAt(behind, START, OPERATOR));
      await test.writeQueue.submit(freezeAt(ahead, START + 3_650 * DAY_MS, OPERATOR));
      await write(behind, ['2026-03', '2026-03-01']);
      await write(ahead, ['2036-02', '2036-02-27']);
      await pruneAt(test, START + 2_000 * DAY_MS);
      expect(await periodsOf(behind)).toEqual(['2026-03', '2026-03-01']);
      expect(await periodsOf(ahead)).toEqual(['2036-02', '2036-02-27']);
    });

    it('that is gone lets an old operation fail all the same', async () => {
      const from = (test.clock.now = START);
      const tenantId = await test.newTenant(100_000n);
      await payAndSettle(test, tenantId, '10.04');
      await pruneAt(test, from + 200 * DAY_MS);
      expect(await periodsOf(tenantId)).toEqual([]);
      await payAndSettle(test, tenantId, '10.01');
      await checkLedger(test.database);
    });
  });

  describe('a tenant whose clock jumps ahead', () => {
    it('loses nothing', async () => {
      const from = (test.clock.now = START);
      const tenantId = await test.newTenant(100_000n);
      await callOnce(test, tenantId, 'key-0001');
      const id = await payAndSettle(test, tenantId);
      await test.writeQueue.submit(freezeAt(tenantId, from + 10_000 * DAY_MS, OPERATOR));
      const later = await payAndSettle(test, tenantId);
      const rows = async (): Promise<unknown> => [
        await dealingsOf(test, id),
        await dealingsOf(test, later),
        await countOf(test, 'events', { tenant_id: tenantId }),
        await countOf(test, 'counters', { tenant_id: tenantId }),
        await selectMatching(test.database.reader, idempotencyKeysTable, [{ tenantId }]),
      ];
      const before = await rows();
      await pruneAt(test, from + DAY_MS);
      expect(await rows()).toEqual(before);
    });
  });

  it('leaves sound books, and meets no fault', async () => {
    await checkLedger(test.database);
    expect(test.faults).toEqual([]);
  });
});
