import { beforeAll, describe, expect, it } from 'vitest';
import { sydneyMonth } from '../calendar/clock.ts';
import type { Database } from '../db/connection.ts';
import { selectMatching } from '../db/statements/rows.ts';
import { accrueDeveloperFee, accrueVerification } from '../billing/invoices/accruals.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { probeWrite } from '../testing/worlds/probe-write.ts';
import { testJournalEntry } from '../testing/worlds/test-journal-entry.ts';
import { createTestWriteQueue, type TestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import { testTerms } from '../testing/worlds/test-terms.ts';
import { need, type Effect, type Write } from '../writes/write.ts';
import { accruedMinor, accrualsTable, type Accrual } from './accruals.ts';
import { creditFunding, returnFunding } from './movement-effect.ts';
import { walletsTable } from './wallet.ts';

/** A moment before midnight of the first of April in Sydney, 13:00 UTC. */
const END_OF_MARCH = Date.UTC(2026, 2, 31, 12, 59, 59, 999);

let made = 0;

const nextId = (prefix: string): string => `${prefix}_${String((made += 1)).padStart(26, '0')}`;

const cause = () => {
  const movementId = nextId('mov');
  return { movementId, reference: movementId, externalReference: movementId };
};

const credit = (fee: bigint): Effect =>
  creditFunding(cause(), 'AUD', 'bank_clearing', { gross: 10_000n, fee, holdback: 0n });

const giveBack = (fee: bigint): Effect =>
  returnFunding(cause(), 'AUD', 'bank_clearing', { gross: 10_000n, fee, openHoldback: 0n });

/** An entry of a transfer that takes a fee of 1.50. */
const passOn = (): Effect =>
  testJournalEntry({
    entryId: nextId('jnl'),
    subjectId: nextId('trf'),
    kind: 'transfer_converted',
    lines: [
      { account: 'transfers_in_flight', asset: 'AUD', amountMinor: -10_000n },
      { account: 'fee_income', asset: 'AUD', amountMinor: 150n },
      { account: 'conversion_clearing', asset: 'AUD', amountMinor: 9_850n },
    ],
  });

const effectsOf = (tenantId: string, ...effects: Effect[]): Write<null> =>
  probeWrite(tenantId, { decide: () => ({ effects }) });

const figuresOf = (rows: readonly Accrual[]): string[] =>
  rows
    .map(
      (row) =>
        `${row.month} ${row.item} ${row.asset} ${row.unitPriceMinor}: ${row.count} ${accruedMinor(row)}`,
    )
    .sort();

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;

  beforeAll(async () => {
    database = await open();
    test = createTestWriteQueue(database);
    test.clock.now = END_OF_MARCH;
  });

  const accrued = async (tenantId: string): Promise<string[]> =>
    figuresOf(await selectMatching(database.reader, accrualsTable, [{ tenantId }]));

  describe('what is counted for a month', () => {
    it('is every fee that is taken, with what is given back off it, in movements and entries alike', async () => {
      const tenantId = await test.newTenant(1_000n);
      await test.writeQueue.submit(effectsOf(tenantId, credit(100n), passOn()));
      await test.submitAll([
        effectsOf(tenantId, credit(50n), credit(0n)),
        effectsOf(tenantId, giveBack(100n)),
        effectsOf(tenantId, credit(7n)),
      ]);
      expect(await accrued(tenantId)).toEqual(['2026-03 platform_fee AUD 0: 4 207']);
    });

    it('is the month in Sydney of the moment that the books bear', async () => {
      const tenantId = await test.newTenant();
      await test.writeQueue.submit(effectsOf(tenantId, credit(1n)));
      test.clock.now = END_OF_MARCH + 1;
      await test.writeQueue.submit(effectsOf(tenantId, credit(20n)));
      test.clock.now = END_OF_MARCH;
      await test.writeQueue.submit(effectsOf(tenantId, credit(300n)));
      expect(await accrued(tenantId)).toEqual([
        '2026-03 platform_fee AUD 0: 1 1',
        '2026-04 platform_fee AUD 0: 2 320',
      ]);
      const rows = await database.reader<{ occurred_at: unknown }>('movements').where('tenant_id', tenantId);
      const months = rows.map((row) => sydneyMonth(Number(row.occurred_at))).sort();
      expect(months).toEqual(['2026-03', '2026-04', '2026-04']);
    });

    it('is what a refused write has left alone, and not what it wanted', async () => {
      const tenantId = await test.newTenant();
      const replies = await test.submitAll([
        effectsOf(tenantId, credit(100n)),
        effectsOf(tenantId, credit(5n), giveBack(1n), giveBack(1n), giveBack(1n), passOn(), {
          effect: 'pending',
          asset: 'AUD',
          deltaMinor: -1n,
        }),
      ]);
      expect(replies).toEqual([null, 'internal_error']);
      test.faults.length = 0;
      expect(await accrued(tenantId)).toEqual(['2026-03 platform_fee AUD 0: 1 100']);
    });

    it('keeps prices apart, and counts nothing where none is charged', async () => {
      const tenantId = await test.newTenant();
      const at = (flat: string) =>
        accrueVerification(
          testTerms({ pricing: { fees: [{ operation: 'kyc', asset: 'AUD', flat, bps: 99 }] } }),
        );
      await test.writeQueue.submit(effectsOf(tenantId, ...at('1.50'), ...at('2.00'), ...at('0.00')));
      await test.writeQueue.submit(effectsOf(tenantId, ...at('1.50'), ...accrueVerification(testTerms())));
      expect(await accrued(tenantId)).toEqual(['2026-03 kyc AUD 150: 2 300', '2026-03 kyc AUD 200: 1 200']);
    });

    it('is exact beyond 64 bits, above and below zero', async () => {
      const tenantId = await test.newTenant();
      const large = 9_000_000_000_000_000_000n;
      for (let turn = 0; turn < 3; turn += 1)
        await test.writeQueue.submit(effectsOf(tenantId, accrueDeveloperFee(large), accrueDeveloperFee(-7n)));
      expect(await accrued(tenantId)).toEqual([`2026-03 developer_fee AUD 0: 6 ${3n * large - 21n}`]);
      const below = await test.newTenant();
      await test.writeQueue.submit(effectsOf(below, accrueDeveloperFee(-large), accrueDeveloperFee(-large)));
      expect(await accrued(below)).toEqual([`2026-03 developer_fee AUD 0: 2 ${-2n * large}`]);
    });

    it('shows a decision what those before it in its group have counted', async () => {
      const tenantId = await test.newTenant();
      await test.writeQueue.submit(effectsOf(tenantId, credit(100n)));
      const seen: string[][] = [];
      const look = (match: Partial<Accrual>): Write<null> =>
        probeWrite(tenantId, {
          needs: [need(accrualsTable, { tenantId, ...match })],
          decide: (loaded) => {
            seen.push(figuresOf(loaded.list(accrualsTable, { tenantId, ...match })));
            return { effects: [] };
          },
        });
      const month = { month: '2026-03' };
      const row = { ...month, item: 'platform_fee', asset: 'AUD', unitPriceMinor: 0n } as const;
      await test.submitAll([
        effectsOf(tenantId, credit(20n)),
        look(month),
        effectsOf(tenantId, credit(3n)),
        look(row),
      ]);
      expect(seen).toEqual([['2026-03 platform_fee AUD 0: 2 120'], ['2026-03 platform_fee AUD 0: 3 123']]);
    });
  });

  describe('a month that is invoiced', () => {
    it('takes no more, whatever the clock says, and in the database too', async () => {
      const tenantId = await test.newTenant();
      await test.writeQueue.submit(
        probeWrite(tenantId, {
          decide: (_loaded, { head }) => ({
            effects: [
              {
                effect: 'save',
                table: walletsTable as never,
                row: { ...head.wallet, lastOccurredAt: END_OF_MARCH + 1 },
              },
            ],
          }),
        }),
      );
      await test.writeQueue.submit(effectsOf(tenantId, credit(100n), passOn()));
      expect(await accrued(tenantId)).toEqual(['2026-04 platform_fee AUD 0: 2 250']);
      await database.writer('next_invoices').where('tenant_id', tenantId).update({ month: '2026-05' });
      await expect(
        database.writer('accruals').where('tenant_id', tenantId).update({ count: 3 }),
      ).rejects.toThrow('a month that is invoiced takes no more');
      await expect(database.writer('accruals').where('tenant_id', tenantId).delete()).rejects.toThrow();
    });
  });
});
