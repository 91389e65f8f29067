import type { Knex } from 'knex';
import { beforeAll, describe, expect, it } from 'vitest';
import { askLaws } from '../../trials/white-box/ask-laws.ts';
import type { Database } from '../db/connection.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { dropAppendOnly } from '../testing/databases/drop-append-only.ts';
import { fillBooks } from '../testing/worlds/fill-books.ts';
import { probeWrite } from '../testing/worlds/probe-write.ts';
import { testJournalEntry } from '../testing/worlds/test-journal-entry.ts';
import { createTestWriteQueue } from '../testing/worlds/test-write-queue.ts';

const LEAVES = 'what leaves is the principal, to where its operation goes, and the fee is earned';
const COMES_IN =
  'what comes in is the gross, from where its receipt came, and goes back whole, its fee included';
const COMES_BACK =
  'a payout that comes back comes from the bank, and a conversion is credited by the exchange';

function moved(kind: string, from: string, to: string): string {
  return `update postings set account = '${to}' where account = '${from}'
    and entry_id in (select id from movements where kind = '${kind}')`;
}

const POSTED = 'every movement and every journal entry has its postings, and every posting one of the two';
const SAYS = 'a movement says what its postings to the wallet say';
const NO_WALLET = 'a journal entry touches no wallet';

const BREACHES: readonly (readonly [sentence: string, statement: string])[] = [
  [LEAVES, moved('reservation_captured', 'bank_clearing', 'fee_income')],
  [LEAVES, moved('reservation_captured', 'conversion_clearing', 'bank_clearing')],
  [LEAVES, moved('late_execution_debited', 'fee_income', 'adjustments')],
  [COMES_IN, moved('funding_credited', 'chain_clearing:base', 'bank_clearing')],
  [COMES_IN, moved('funding_returned', 'fee_income', 'bank_clearing')],
  [COMES_BACK, moved('payout_returned', 'bank_clearing', 'loss')],
  [POSTED, `delete from postings where entry_id = 'jnl_1'`],
  [POSTED, `delete from journal_entries`],
  [POSTED, `update postings set tenant_id = 'acct_other' where entry_id = 'jnl_1'`],
  [NO_WALLET, `update postings set account = 'reserved' where entry_id = 'jnl_1' and line = 1`],
  [SAYS, moved('late_execution_debited', 'available', 'reserved')],
  [COMES_BACK, moved('conversion_credited', 'conversion_clearing', 'fee_income')],
];

eachDatabase((_dialect, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    const test = createTestWriteQueue(database);
    const tenantId = await fillBooks(test);
    await test.writeQueue.submit(probeWrite(tenantId, { decide: () => ({ effects: [testJournalEntry()] }) }));
  });

  async function broken(db: Knex): Promise<string[]> {
    const results = await askLaws(db);
    return results.filter(({ offenders }) => offenders.length > 0).map(({ sentence }) => sentence);
  }

  describe("the white box's laws of this server's database", () => {
    it('all hold over every kind of movement and status, and what must be refused is', async () => {
      expect(await broken(database.writer)).toEqual([]);
    });

    it.each(BREACHES)('notice where not so: %s (%s)', async (sentence, statement) => {
      const transaction = await database.writer.transaction();
      try {
        await dropAppendOnly(database, transaction);
        await transaction.raw(statement);
        expect(await broken(transaction)).toContain(sentence);
      } finally {
        await transaction.rollback();
      }
    });
  });
});
