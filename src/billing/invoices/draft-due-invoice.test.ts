import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/connection.ts';
import { runStatement } from '../../db/statements/statement.ts';
import { creditFunding, returnFunding } from '../../ledger/movement-effect.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { dropAppendOnly } from '../../testing/databases/drop-append-only.ts';
import { probeWrite } from '../../testing/worlds/probe-write.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import { setConfiguration } from '../../treasury/policy/set-configuration.ts';
import type { Effect } from '../../writes/write.ts';
import { accrueDeveloperFee, accrueVerification } from './accruals.ts';
import { draftDueInvoice, readDueInvoice } from './draft.ts';
import { COUNTED_LAW, findBrokenInvoices } from './laws.ts';

/** In the middle of a month of Sydney's. */
const START = Date.UTC(2026, 2, 14, 3);

/** The first moments of April, May and June 2026 in Sydney: summer time has ended on the fifth of April. */
const APRIL = Date.UTC(2026, 2, 31, 13);
const MAY = Date.UTC(2026, 3, 30, 14);
const JUNE = Date.UTC(2026, 4, 31, 14);

let made = 0;

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;

  beforeAll(async () => {
    database = await open();
    test = createTestWriteQueue(database);
  });

  const newTenant = async (): Promise<string> => {
    test.clock.now = START;
    return test.newTenant();
  };

  const bring = (tenantId: string, ...effects: Effect[]): Promise<null> =>
    test.writeQueue.submit(probeWrite(tenantId, { decide: () => ({ effects }) }));

  const fee = (minor: bigint, asset: 'AUD' | 'USDC' = 'AUD'): Effect => {
    const movementId = `mov_${String((made += 1)).padStart(26, '0')}`;
    const cause = { movementId, reference: movementId, externalReference: movementId };
    const clearing = asset === 'AUD' ? 'bank_clearing' : 'chain_clearing:base';
    return creditFunding(cause, asset, clearing, { gross: minor, fee: minor, holdback: 0n });
  };

  const feeBack = (minor: bigint): Effect => {
    const movementId = `mov_${String((made += 1)).padStart(26, '0')}`;
    const cause = { movementId, reference: movementId, externalReference: movementId };
    return returnFunding(cause, 'AUD', 'bank_clearing', { gross: minor, fee: minor, openHoldback: 0n });
  };

  const price = (tenantId: string, operation: string, flat: string): Promise<unknown> =>
    test.writeQueue.submit(
      setConfiguration(
        tenantId,
        { pricing: { fees: [{ operation, asset: 'AUD', flat, bps: 0 }] } },
        'test',
        'test',
      ),
    );

  /** Drafts whatever is due; answers for how many months. */
  const draftAll = async (tenantId: string): Promise<number> => {
    for (let count = 0; ; count += 1) {
      const due = await readDueInvoice(database.reader, tenantId);
      if (due === undefined || !(await test.writeQueue.submit(draftDueInvoice(tenantId, due)))) return count;
    }
  };

  const invoicesOf = async (tenantId: string): Promise<Record<string, unknown>[]> => {
    const rows = await database
      .reader<Record<string, unknown>>('invoices')
      .where('tenant_id', tenantId)
      .orderBy('month');
    return rows.map((row) => ({
      number: row['number'],
      period: [Number(row['period_from']), Number(row['period_to'])],
      due: BigInt(String(row['platform_fees_due_minor'])),
      credit: BigInt(String(row['developer_fees_credit_minor'])),
      tax: BigInt(String(row['tax_minor'])),
      net: BigInt(String(row['net_due_minor'])),
      inflow: JSON.parse(String(row['inflow_collected'])) as unknown,
      by: row['generated_by'],
    }));
  };

  const linesOf = async (tenantId: string): Promise<string[]> => {
    const sql =
      'select i.month, l.type, l.count, l.unit_price_minor from invoice_lines l join invoices i on i.id = l.invoice_id ' +
      'where i.tenant_id = ? order by i.month, l.line';
    const rows = await runStatement(database.reader, sql, [tenantId]);
    return rows.map(
      (row) =>
        `${String(row['month'])} ${String(row['type'])} ${Number(row['count'])} x ${String(row['unit_price_minor'])}`,
    );
  };

  describe('drafting', () => {
    it('waits for the first moment behind the month, to the millisecond, and is done once', async () => {
      const tenantId = await newTenant();
      test.clock.now = APRIL - 1;
      expect(await draftAll(tenantId)).toBe(0);
      test.clock.now = APRIL;
      expect(await draftAll(tenantId)).toBe(1);
      expect(await draftAll(tenantId)).toBe(0);
      expect(await invoicesOf(tenantId)).toEqual([
        {
          number: 'INV-202603-0001',
          period: [Date.UTC(2026, 1, 28, 13), APRIL],
          due: 0n,
          credit: 0n,
          tax: 0n,
          net: 0n,
          inflow: [],
          by: 'system',
        },
      ]);
    });

    it('drafts a month once, however many find it due', async () => {
      const tenantId = await newTenant();
      test.clock.now = MAY;
      const due = (await readDueInvoice(database.reader, tenantId))!;
      const replies = await test.submitAll([1, 2, 3, 4].map(() => draftDueInvoice(tenantId, due)));
      expect(replies).toEqual([true, false, false, false]);
      expect((await invoicesOf(tenantId)).map(({ number }) => number)).toEqual(['INV-202603-0001']);
    });

    it('catches up month by month, each with what was counted in it', async () => {
      const tenantId = await newTenant();
      await bring(tenantId, fee(150n), fee(6_000_000n, 'USDC'), accrueDeveloperFee(333n));
      test.clock.now = APRIL + 5;
      await bring(tenantId, fee(7n));
      test.clock.now = JUNE;
      await bring(tenantId, fee(1n));
      expect(await draftAll(tenantId)).toBe(3);
      const drafted = await invoicesOf(tenantId);
      expect(drafted.map(({ period }) => period)).toEqual([
        [Date.UTC(2026, 1, 28, 13), APRIL],
        [APRIL, MAY],
        [MAY, JUNE],
      ]);
      expect(drafted.map(({ inflow }) => inflow)).toEqual([
        [
          { asset: 'AUD', minor: '150', count: 1 },
          { asset: 'USDC', minor: '6000000', count: 1 },
        ],
        [{ asset: 'AUD', minor: '7', count: 1 }],
        [],
      ]);
      expect(drafted.map(({ credit, net }) => [credit, net])).toEqual([
        [333n, -333n],
        [0n, 0n],
        [0n, 0n],
      ]);
    });

    it('bills each verification at the price that was in force then, and the subscription at the last moment of the month', async () => {
      const tenantId = await newTenant();
      const verified = (flat: string): Effect[] =>
        accrueVerification({
          pricing: { fees: [{ operation: 'kyc', asset: 'AUD', flat, bps: 0 }] },
        } as never);
      await bring(tenantId, ...verified('2.05'), ...verified('1.50'), ...verified('2.05'));
      await price(tenantId, 'subscription', '99.00');
      test.clock.now = APRIL - 1;
      await price(tenantId, 'subscription', '49.95');
      test.clock.now = APRIL;
      await price(tenantId, 'subscription', '10.00');
      test.clock.now = MAY - 1;
      await price(tenantId, 'kyc', '5.00');
      test.clock.now = JUNE + 1;
      await draftAll(tenantId);
      expect(await linesOf(tenantId)).toEqual([
        '2026-03 kyc 1 x 150',
        '2026-03 kyc 2 x 205',
        '2026-03 subscription 1 x 4995',
      ]);
      // 55.55, and 10 % of it is 5.555.
      const [march] = await invoicesOf(tenantId);
      expect(march).toMatchObject({ due: 5_555n, tax: 556n, net: 6_111n });
    });

    it('shows an asset in which fees were only given back, below zero and without a count, in no total', async () => {
      const tenantId = await newTenant();
      await bring(tenantId, fee(150n), fee(6_000_000n, 'USDC'));
      test.clock.now = APRIL;
      await bring(tenantId, feeBack(50n));
      test.clock.now = MAY;
      await draftAll(tenantId);
      expect((await invoicesOf(tenantId)).map(({ inflow, due, net }) => [inflow, due, net])).toEqual([
        [
          [
            { asset: 'AUD', minor: '150', count: 1 },
            { asset: 'USDC', minor: '6000000', count: 1 },
          ],
          0n,
          0n,
        ],
        [[{ asset: 'AUD', minor: '-50', count: 0 }], 0n, 0n],
      ]);
    });

    it.each([
      ['an earlier version drafted it', '2026-04', []],
      ['this version drafted it', '2026-03', [COUNTED_LAW]],
      ['the account is new', null, [COUNTED_LAW]],
    ])('may leave fees given back out if %s', async (_why, givenBackAfter, broken) => {
      const tenantId = await newTenant();
      await bring(tenantId, fee(150n));
      test.clock.now = APRIL;
      await bring(tenantId, feeBack(50n));
      test.clock.now = MAY;
      await draftAll(tenantId);
      const db = await database.writer.transaction();
      // What other tests count without posting it breaks another law.
      const counted = async (): Promise<string[]> =>
        (await findBrokenInvoices(db)).map(({ law }) => law).filter((law) => law === COUNTED_LAW);
      try {
        await dropAppendOnly(database, db);
        await db('next_invoices').where('tenant_id', tenantId).update({ given_back_after: givenBackAfter });
        expect(await counted()).toEqual([]);
        const april = { tenant_id: tenantId, month: '2026-04' };
        await db('invoices').where(april).update({ inflow_collected: '[]' });
        expect(await counted()).toEqual(broken);
      } finally {
        await db.rollback();
      }
    });

    it('leaves nothing to a month that is invoiced: what comes late bears the first moment of the next', async () => {
      const tenantId = await newTenant();
      test.clock.now = APRIL;
      await draftAll(tenantId);
      test.clock.now = APRIL - 60_000;
      await bring(tenantId, fee(250n));
      test.clock.now = MAY;
      await draftAll(tenantId);
      expect((await invoicesOf(tenantId)).map(({ inflow }) => inflow)).toEqual([
        [],
        [{ asset: 'AUD', minor: '250', count: 1 }],
      ]);
      const booked = database.reader('movements').where('tenant_id', tenantId);
      expect((await booked.pluck<unknown[]>('occurred_at')).map(Number)).toEqual([APRIL]);
    });

    it('looks at a first month an hour early where summer time may end in it, and drafts at its end alone', async () => {
      const tenantId = await newTenant();
      test.clock.now = APRIL;
      const later = await test.newTenant();
      const dueAt = async (): Promise<number> => {
        const [row] = await database.reader<{ due_at: number }>('next_invoices').where('tenant_id', later);
        return Number(row?.due_at);
      };
      expect(await dueAt()).toBe(MAY - 3_600_000);
      test.clock.now = MAY - 3_600_000;
      expect([await draftAll(later), await dueAt()]).toEqual([0, MAY]);
      test.clock.now = MAY - 1;
      await price(later, 'subscription', '7.00');
      expect(await draftAll(later)).toBe(0);
      test.clock.now = MAY;
      expect([await draftAll(later), await draftAll(tenantId)]).toEqual([1, 2]);
      expect(await linesOf(later)).toEqual(['2026-04 subscription 1 x 700']);
    });

    it('begins with the month that it finds, for an account that is older than invoices', async () => {
      const tenantId = await newTenant();
      const mine = database.writer('next_invoices').where('tenant_id', tenantId);
      await mine.update({ month: null, due_at: 0 });
      test.clock.now = MAY + 1;
      expect(await draftAll(tenantId)).toBe(1);
      expect(await invoicesOf(tenantId)).toEqual([]);
      test.clock.now = JUNE;
      expect(await draftAll(tenantId)).toBe(1);
      expect((await invoicesOf(tenantId)).map(({ number }) => number)).toEqual(['INV-202605-0001']);
    });

    it('numbers the invoices of each tenant by themselves', async () => {
      const tenants = [await newTenant(), await newTenant()];
      test.clock.now = APRIL;
      for (const tenantId of tenants) await draftAll(tenantId);
      for (const tenantId of tenants)
        expect((await invoicesOf(tenantId)).map(({ number }) => number)).toEqual(['INV-202603-0001']);
    });
  });
});
