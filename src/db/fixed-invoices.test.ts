import { beforeAll, describe, expect, it } from 'vitest';
import { eachDatabase } from '../testing/databases/databases.ts';
import { createTestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import { fillBooks } from '../testing/worlds/fill-books.ts';
import type { Database } from './connection.ts';

/** What the database refuses of what is counted and invoiced, whoever writes: each statement finds a row. */
const REFUSED: readonly (readonly [table: string, statement: string])[] = [
  ['accruals', `update accruals set count = count + 1`],
  ['accruals', `delete from accruals`],
  [
    'accruals',
    `insert into accruals (tenant_id, month, item, asset, unit_price_minor, count, minor_high, minor_low)
      select tenant_id, month, 'kyc', 'AUD', 77, 1, 0, 77 from invoices`,
  ],
  ['invoices', `delete from invoices`],
  ['invoices', `update invoices set tenant_id = 'acct_other'`],
  ['invoices', `update invoices set month = '1999-01'`],
  ['invoices', `update invoices set number = 'INV-199901-0001'`],
  ['invoices', `update invoices set period_to = period_to + 1`],
  ['invoices', `update invoices set developer_fees_credit_minor = developer_fees_credit_minor + 1`],
  ['invoices', `update invoices set inflow_collected = '[]' where inflow_collected <> '[]'`],
  ['invoices', `update invoices set generated_at = generated_at + 1`],
  ['invoices', `update invoices set generated_by = 'somebody'`],
  ['invoices', `update invoices set replaces = 'bil_other'`],
  ['invoices', `update invoices set tax_minor = tax_minor + 1 where status = 'issued'`],
  ['invoices', `update invoices set net_due_minor = net_due_minor + 1 where status = 'issued'`],
  ['invoices', `update invoices set line_count = line_count + 1 where status = 'issued'`],
  ['invoices', `update invoices set issued_at = issued_at + 1 where status = 'issued'`],
  [
    'invoices',
    `update invoices set status = 'draft', issued_at = null, issued_by = null where status = 'issued'`,
  ],
  [
    'invoices',
    `update invoices set status = 'draft', voided_at = null, voided_by = null, void_reason = null where status = 'void'`,
  ],
  ['invoices', `update invoices set void_reason = 'another' where status = 'void'`],
  ['invoices', `update invoices set version = version + 1 where status = 'void'`],
  ['invoice_lines', `update invoice_lines set description = 'another'`],
  ['invoice_lines', `delete from invoice_lines`],
  [
    'invoice_lines',
    `insert into invoice_lines (invoice_id, line, tenant_id, type, description, count, unit_price_minor, amount_minor)
      select id, line_count + 1, tenant_id, 'adjustment', 'late', 1, 1, 1 from invoices where status = 'issued'`,
  ],
  ['invoice_months', `update invoice_months set last_place = last_place - 1 where last_place > 1`],
  ['invoice_months', `delete from invoice_months`],
];

/** PostgreSQL can take a table's rows away without touching one. */
const TRUNCATED = ['accruals', 'invoices', 'invoice_lines'];

eachDatabase((dialect, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await fillBooks(createTestWriteQueue(database));
  });

  async function refusalOf(statement: string): Promise<string> {
    const transaction = await database.writer.transaction();
    try {
      await transaction.raw(statement);
      return 'it was done';
    } catch (error) {
      return (error as Error).message;
    } finally {
      await transaction.rollback();
    }
  }

  describe('what is counted and invoiced', () => {
    it.each(REFUSED)('stays: of %s the database refuses %s', async (_table, statement) => {
      expect(await refusalOf(statement)).toMatch(
        /is fixed|are fixed|are kept|append-only|takes no more|only rise/,
      );
    });

    it.runIf(dialect === 'postgres').each(TRUNCATED)('is not taken away at once: %s', async (table) => {
      expect(await refusalOf(`truncate ${table} cascade`)).toMatch(/append-only|kept/);
    });
  });
});
