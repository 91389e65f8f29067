import type { Knex } from 'knex';
import { beforeAll, describe, expect, it } from 'vitest';
import { LAWS } from '../capabilities.ts';
import type { Database } from '../db/connection.ts';
import { findBrokenBooks, LAWS_OF_THE_BOOKS } from '../operator/ledger-command.ts';
import { BALANCE_SUM, MOVEMENT_SAYS, POSTED_AS_SAID, type Breach } from '../testing/breaches/breach.ts';
import { BREACHES_OF_BALANCES } from '../testing/breaches/breaches-of-balances.ts';
import { BREACHES_OF_INVOICES } from '../testing/breaches/breaches-of-invoices.ts';
import { BREACHES_OF_OPERATIONS, BREACHES_OF_REPLIES } from '../testing/breaches/breaches-of-operations.ts';
import { BREACHES_OF_POSTINGS } from '../testing/breaches/breaches-of-postings.ts';
import { BREACHES_OF_TRANSFERS } from '../testing/breaches/breaches-of-transfers.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { dropAppendOnly } from '../testing/databases/drop-append-only.ts';
import { fillBooks } from '../testing/worlds/fill-books.ts';
import { createTestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import { findBrokenLaws } from './laws.ts';

/** One hand's breadth beyond each law. */
const BREACHES: readonly Breach[] = [
  ...BREACHES_OF_POSTINGS,
  ...BREACHES_OF_BALANCES,
  ...BREACHES_OF_OPERATIONS,
  ...BREACHES_OF_TRANSFERS,
  ...BREACHES_OF_INVOICES,
  ...BREACHES_OF_REPLIES,
];

function listOf(laws: string | readonly string[]): string[] {
  return typeof laws === 'string' ? [laws] : [...laws];
}

/** Three adjustments up and three down, which cancel, and of which three together pass 64 bits. */
async function addHugeAdjustments(db: Knex): Promise<void> {
  const wallets = db('wallets').where('seq', '>', 1).select<{ tenant_id: string; seq: number | string }[]>();
  const [{ tenant_id, seq } = { tenant_id: '', seq: 0 }] = await wallets;
  const deltas = ['', '', '', '-', '-', '-'].map((sign) => `${sign}9000000000000000000`);
  for (const [index, delta] of deltas.entries()) {
    const id = `mov_huge_${index}`;
    await db('movements').insert({
      tenant_id,
      seq: Number(seq) + index + 1,
      id,
      asset: 'AUD',
      kind: 'admin_adjustment',
      available_delta_minor: delta,
      reserved_delta_minor: 0,
      reference: id,
      reason: 'a test',
      occurred_at: 0,
      external_reference: id,
      previous_hash: '0'.repeat(64),
      hash: '0'.repeat(64),
    });
    const line = { entry_id: id, tenant_id, asset: 'AUD' };
    const opposite = delta.startsWith('-') ? delta.slice(1) : `-${delta}`;
    await db('postings').insert([
      { ...line, line: 1, account: 'available', amount_minor: delta },
      { ...line, line: 2, account: 'adjustments', amount_minor: opposite },
    ]);
  }
  await db('wallets')
    .where({ tenant_id })
    .update({ seq: Number(seq) + deltas.length });
}

eachDatabase((dialect, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    const test = createTestWriteQueue(database);
    await test.newTenant(70_000n);
    await fillBooks(test);
    const busy = await test.newTenant();
    await Promise.all(Array.from({ length: 250 }, () => test.adjust(busy, 3n)));
  });

  async function brokenAfter(statements: readonly string[]): Promise<string[]> {
    const transaction: Knex.Transaction = await database.writer.transaction();
    try {
      await dropAppendOnly(database, transaction);
      for (const statement of statements) {
        const result = await transaction.raw<{ readonly rowCount?: number }>(statement);
        if (dialect === 'postgres') expect(result.rowCount, statement).toBeGreaterThan(0);
      }
      const broken = await findBrokenBooks(transaction);
      expect(broken.every(({ rows }) => rows.length > 0 && rows.length <= 5)).toBe(true);
      return broken.map(({ law }) => law);
    } finally {
      await transaction.rollback();
    }
  }

  describe('the laws of the books', () => {
    it('all hold over every kind of movement and status', async () => {
      expect(await findBrokenBooks(database.reader)).toEqual([]);
      const kinds = database.reader('movements').distinct('kind').pluck('kind') as Promise<string[]>;
      expect((await kinds).sort()).toEqual([
        'admin_adjustment',
        'conversion_credited',
        'conversion_reserved',
        'funding_credited',
        'funding_hold_released',
        'funding_returned',
        'late_execution_debited',
        'payout_reserved',
        'payout_returned',
        'reservation_captured',
        'reservation_released',
        'withdrawal_reserved',
      ]);
    });

    it.each(BREACHES.map(([laws, ...statements]) => ({ laws: listOf(laws), statements })))(
      'name $laws where $statements',
      async ({ laws, statements }) => {
        expect(await brokenAfter(statements)).toEqual(expect.arrayContaining(laws));
      },
    );

    it('are each broken by one of these breaches', () => {
      expect(new Set(BREACHES.flatMap(([laws]) => listOf(laws)))).toEqual(new Set(LAWS_OF_THE_BOOKS));
    });

    it('are exact where sums pass 64 bits', async () => {
      const transaction = await database.writer.transaction();
      try {
        await dropAppendOnly(database, transaction);
        await addHugeAdjustments(transaction);
        expect(await findBrokenLaws(transaction, LAWS)).toEqual([]);
        const change = 'available_delta_minor = available_delta_minor - 1';
        await transaction.raw(`update movements set ${change} where id = 'mov_huge_2'`);
        const broken = await findBrokenLaws(transaction, LAWS);
        expect(broken.map(({ law }) => law)).toEqual([MOVEMENT_SAYS, POSTED_AS_SAID, BALANCE_SUM]);
      } finally {
        await transaction.rollback();
      }
    });
  });
});
