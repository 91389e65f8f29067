import type { Knex } from 'knex';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/connection.ts';
import { eachDatabase } from '../testing/databases.ts';
import { dropAppendOnly } from '../testing/drop-append-only.ts';
import { fillBooks } from '../testing/fill-books.ts';
import { createTestLane } from '../testing/test-lane.ts';
import { findBrokenLaws, LAWS } from './laws.ts';

/** One hand's breadth beyond each law, and the law that it breaks. */
const BREACHES: readonly (readonly [law: string, ...statements: string[]])[] = [
  [
    'the postings of an entry sum to zero in each asset',
    `update postings set amount_minor = amount_minor + 1 where account = 'adjustments'`,
  ],
  [
    'the postings of an entry sum to zero in each asset',
    `update postings set asset = 'USDC' where account in ('adjustments', 'bank_clearing')`,
  ],
  [
    'a movement says what its postings to the wallet say',
    `update postings set amount_minor = amount_minor - 1
       where account = 'available' and entry_id in (select id from movements where kind = 'funding_credited')`,
    `update postings set amount_minor = amount_minor + 1
       where account = 'bank_clearing' and entry_id in (select id from movements where kind = 'funding_credited')`,
  ],
  [
    'a movement says what its postings to the wallet say',
    `delete from postings where entry_id in (select id from movements where kind = 'payout_returned')`,
  ],
  [
    'a balance is the sum of its movements',
    `update balances set available_minor = available_minor + 1 where asset = 'AUD'`,
  ],
  ['a balance is the sum of its movements', `update balances set available_minor = 1 where asset = 'USDC'`],
  [
    'what is reserved is what open operations and open hold-backs need',
    `update operations set fee_minor = fee_minor + 1 where status = 'held'`,
  ],
  [
    'what is reserved is what open operations and open hold-backs need',
    `update receipts set open_holdback_minor = open_holdback_minor - 1 where status = 'credited'`,
  ],
  [
    'what is pending is the net of receipts on their way',
    `update balances set pending_minor = pending_minor - 1 where asset = 'AUD' and pending_minor > 0`,
  ],
  [
    'what is pending is the net of receipts on their way',
    `update receipts set gross_minor = gross_minor + 1 where status = 'detected'`,
  ],
  [
    'an operation has one reservation, and ends with the capture or the release that its status says',
    `update operations set status = 'failed' where status = 'returned'`,
  ],
  [
    'an operation has one reservation, and ends with the capture or the release that its status says',
    `update movements set operation_id = null where kind = 'reservation_released'`,
  ],
  [
    'an operation has one reservation, and ends with the capture or the release that its status says',
    `update movements set operation_id = null where kind = 'payout_reserved'`,
  ],
  ['a wallet has numbered its movements without a gap', `update wallets set seq = seq + 1 where seq > 0`],
  ['a wallet has numbered its movements without a gap', `update movements set seq = 1000000 where seq = 2`],
  [
    'a credited receipt names the movement that credited it',
    `update receipts set movement_id = null where status = 'credited'`,
  ],
  [
    'a credited receipt names the movement that credited it',
    `update receipts set movement_id = (select id from movements where kind = 'reservation_released' limit 1)
       where status = 'credited'`,
  ],
];

eachDatabase((_dialect, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    const test = createTestLane(database);
    await test.newTenant(70_000n);
    await fillBooks(test);
  });

  async function brokenAfter(statements: readonly string[]): Promise<string[]> {
    const transaction: Knex.Transaction = await database.writer.transaction();
    try {
      await dropAppendOnly(database, transaction);
      for (const statement of statements) await transaction.raw(statement);
      const broken = await findBrokenLaws(transaction);
      expect(broken.every(({ rows }) => rows.length > 0 && rows.length <= 5)).toBe(true);
      return broken.map(({ law }) => law);
    } finally {
      await transaction.rollback();
    }
  }

  describe('the laws of the books', () => {
    it('all hold over every kind of movement and status', async () => {
      expect(await findBrokenLaws(database.reader)).toEqual([]);
      const kinds = database.reader('movements').distinct('kind').pluck('kind') as Promise<string[]>;
      expect((await kinds).sort()).toEqual([
        'admin_adjustment',
        'funding_credited',
        'late_execution_debited',
        'payout_reserved',
        'payout_returned',
        'reservation_captured',
        'reservation_released',
      ]);
    });

    it.each(BREACHES)('name "%s" where %s', async (law, ...statements) => {
      expect(await brokenAfter(statements)).toEqual([law]);
    });

    it('are each broken by one of these breaches', () => {
      expect(new Set(BREACHES.map(([law]) => law))).toEqual(new Set(LAWS.map(({ name }) => name)));
    });
  });
});
