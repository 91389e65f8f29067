import { beforeAll, describe, expect, it } from 'vitest';
import { createTenant } from '../access/tenants/create-tenant.ts';
import type { Database } from '../db/connection.ts';
import { insertRow } from '../db/statements/table.ts';
import { ApiError } from '../errors/api-error.ts';
import { type Actor, CLOCK, OPERATOR } from '../identity/actor.ts';
import { newId } from '../identity/ids.ts';
import { balancesTable } from '../ledger/wallet.ts';
import { type EventEffect, publish } from '../outbox/event.ts';
import { freezeAt } from '../sandbox/clock.ts';
import { checkLedger } from '../testing/databases/check-ledger.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { countIncrements, increment } from '../testing/worlds/increment.ts';
import { probeWrite } from '../testing/worlds/probe-write.ts';
import { testBeneficiary } from '../testing/worlds/test-beneficiary.ts';
import { TEST_KEY } from '../testing/worlds/test-key.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import { beneficiariesTable } from '../treasury/beneficiaries/table.ts';
import { type Write, need } from './write.ts';

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;

  beforeAll(async () => {
    database = await open();
    test = createTestWriteQueue(database);
  });

  const refused = (tenantId: string): Write<null> =>
    probeWrite(tenantId, {
      decide: () => {
        throw new ApiError('limit_exceeded');
      },
    });

  const event = (tenantId: string, id: string = newId('evt')): EventEffect['event'] => ({
    id,
    tenantId,
    type: 'treasury_settings.updated',
    object: 'treasury_settings',
    objectId: 'x',
    parentId: null,
    objectStatus: null,
    objectVersion: 1,
    occurredAt: 0,
    writtenAt: 0,
    actor: null,
    request: null,
  });

  const inserting = (tenantId: string, row: EventEffect['event']): Write<null> =>
    probeWrite(tenantId, { decide: () => ({ effects: [{ effect: 'event', event: row }] }) });

  describe('writes of one turn', () => {
    it('share one commit, and are decided in the order of their arrival on what those before them left', async () => {
      const tenantId = await test.newTenant();
      const before = test.commits.length;
      const replies = await test.submitAll(Array.from({ length: 50 }, () => increment(tenantId)));
      expect(replies).toEqual(Array.from({ length: 50 }, (_, index) => BigInt(index + 1)));
      expect(test.commits.slice(before)).toEqual([new Set(['counters'])]);
      expect(await countIncrements(database.reader, tenantId)).toBe(50n);
    });

    it('of several tenants share it too, and neither sees the other', async () => {
      const [one, other] = [await test.newTenant(), await test.newTenant()];
      const before = test.commits.length;
      const ids = [one, other, one, other];
      expect(await test.submitAll(ids.map((id) => increment(id)))).toEqual([1n, 1n, 2n, 2n]);
      expect(test.commits).toHaveLength(before + 1);
    });

    it('take the numbers of the ledger in that order', async () => {
      const tenantId = await test.newTenant();
      const amounts = Array.from({ length: 20 }, (_, index) => BigInt(index + 1));
      await Promise.all(amounts.map((minor) => test.adjust(tenantId, minor)));
      const rows = database.reader('movements').where('tenant_id', tenantId).orderBy('seq');
      const deltas = (await rows.pluck('available_delta_minor')) as (string | number)[];
      expect(deltas.map(BigInt)).toEqual(amounts);
      await checkLedger(database);
    });

    it('that are refused leave the rest, and write nothing', async () => {
      const tenantId = await test.newTenant();
      const replies = await test.submitAll([increment(tenantId), refused(tenantId), increment(tenantId)]);
      expect(replies).toEqual([1n, 'limit_exceeded', 2n]);
      const before = test.commits.length;
      expect(await test.submitAll([refused(tenantId), refused(tenantId)])).toEqual([
        'limit_exceeded',
        'limit_exceeded',
      ]);
      expect(test.commits).toHaveLength(before);
    });

    it('of which one has a fault leave the rest, and the fault is told', async () => {
      const tenantId = await test.newTenant();
      const fault = new Error('a bug');
      const faulty = probeWrite(tenantId, {
        decide: () => {
          throw fault;
        },
      });
      expect(await test.submitAll([increment(tenantId), faulty, increment(tenantId)])).toEqual([
        1n,
        'internal_error',
        2n,
      ]);
      expect(test.faults).toContain(fault);
    });

    it('of which one would break a law of the books apply nothing of that one', async () => {
      const tenantId = await test.newTenant();
      const halves = probeWrite(tenantId, {
        decide: (_loaded, context) => ({
          effects: [
            { effect: 'event', event: event(tenantId, 'evt_half') },
            { effect: 'pending', asset: 'AUD', deltaMinor: -1n },
            publish(context, 'treasury_settings.updated', { tenantId, id: 'x', status: null, version: 1 }),
          ],
        }),
      });
      expect(await test.submitAll([increment(tenantId), halves])).toEqual([1n, 'internal_error']);
      expect(await database.reader('events').where('tenant_id', tenantId)).toEqual([]);
    });
  });

  describe('a write that the database refuses', () => {
    it.each([
      ['a key that is there', (tenantId: string) => inserting(tenantId, event(tenantId, 'evt_taken'))],
      [
        'a value out of range',
        (tenantId: string) =>
          probeWrite(tenantId, {
            decide: () => ({
              effects: [insertRow(balancesTable, { ...balance(tenantId), reservedMinor: -1n })],
            }),
          }),
      ],
      [
        'a reference to nothing, which shows at the commit',
        (tenantId: string) => inserting(tenantId, event('acct_nobody')),
      ],
    ])('for %s fails alone, while the others commit', async (_name, broken) => {
      const tenantId = await test.newTenant();
      await test.submitAll([inserting(tenantId, event(tenantId, 'evt_taken'))]);
      const writes = [increment(tenantId), broken(tenantId), increment(tenantId), increment(tenantId)];
      expect(await test.submitAll(writes)).toEqual([1n, 'internal_error', 2n, 3n]);
      expect(await countIncrements(database.reader, tenantId)).toBe(3n);
      expect(await test.submitAll([increment(tenantId)])).toEqual([4n]);
    });
  });

  const balance = (tenantId: string) => ({
    tenantId,
    asset: 'AUD' as const,
    availableMinor: 0n,
    reservedMinor: 0n,
    pendingMinor: 0n,
    convertingMinor: 0n,
    spendingStopped: false,
  });

  describe('a decision', () => {
    it("sees no row of another tenant's, though its group has loaded it", async () => {
      const [one, other] = [await test.newTenant(), await test.newTenant()];
      const row = testBeneficiary({ id: newId('ben'), tenantId: one });
      const look = (tenantId: string) =>
        probeWrite<unknown>(tenantId, {
          needs: [need(beneficiariesTable, { id: row.id })],
          decide: (loaded) => ({ reply: loaded.find(beneficiariesTable, { id: row.id })?.id ?? 'not there' }),
        });
      const insert = probeWrite(one, { decide: () => ({ effects: [insertRow(beneficiariesTable, row)] }) });
      expect(await test.submitAll([look(one), insert, look(one), look(other)])).toEqual([
        ...['not there', null, row.id, 'not there'],
      ]);
      expect(await test.submitAll([look(other), look(one)])).toEqual(['not there', row.id]);
    });

    it('of a tenant that does not exist is a fault, and hurts nobody', async () => {
      const tenantId = await test.newTenant();
      expect(await test.submitAll([increment('acct_nobody'), increment(tenantId)])).toEqual([
        'internal_error',
        1n,
      ]);
    });

    it('knows who acts', async () => {
      const tenantId = await test.newTenant();
      const actor = probeWrite<Actor>(tenantId, { decide: (_loaded, context) => ({ reply: context.actor }) });
      expect(await test.submitAll([actor, { ...actor, actor: CLOCK }])).toEqual([TEST_KEY, CLOCK]);
    });

    it("is made at its tenant's moment, which an earlier write of its group may have moved", async () => {
      const tenantId = await test.newTenant();
      const moment = probeWrite<number>(tenantId, { decide: (_loaded, { now }) => ({ reply: now }) });
      const later = Date.UTC(2999, 0, 1);
      expect((await test.submitAll([freezeAt(tenantId, later, OPERATOR), moment]))[1]).toBe(later);
    });
  });

  describe('a tenant', () => {
    it('and a first write of its own can be made in one turn', async () => {
      const now = Date.UTC(2026, 0, 1);
      const made = createTenant(
        { name: 'Test Pty Ltd', environment: 'sandbox', createdBy: 'test', actor: OPERATOR },
        newId,
        now,
      );
      const [created, count] = await test.submitAll([made, increment(made.tenantId)]);
      expect(created).toMatchObject({ clientId: made.tenantId });
      expect(count).toBe(1n);
    });
  });

  describe('two write queues on one database', () => {
    it('lose none of 100 increments', async () => {
      const tenantId = await test.newTenant();
      const other = createTestWriteQueue(await open());
      const replies = await Promise.all(
        Array.from({ length: 100 }, async (_, index) => {
          // Spread over many groups, so that they meet.
          for (let turn = 0; turn < index % 10; turn += 1)
            await new Promise((resolve) => setImmediate(resolve));
          return (index % 2 === 0 ? test : other).writeQueue.submit(increment(tenantId));
        }),
      );
      expect(new Set(replies).size).toBe(100);
      expect(await countIncrements(database.reader, tenantId)).toBe(100n);
      expect(test.commits.length).toBeGreaterThan(0);
      expect(other.commits.length).toBeGreaterThan(0);
      expect(other.faults).toEqual([]);
    });
  });

  describe('a write queue that is idle', () => {
    it('has answered everything that was submitted', async () => {
      const tenantId = await test.newTenant();
      let answered = 0;
      for (let count = 0; count < 20; count += 1) {
        void test.writeQueue.submit(increment(tenantId)).then(() => (answered += 1));
      }
      await test.writeQueue.idle();
      expect(answered).toBe(20);
    });
  });
});
