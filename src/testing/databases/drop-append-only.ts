import type { Knex } from 'knex';
import type { Database } from '../../db/connection.ts';
import type { Dialect } from '../../db/statements/statement.ts';

/** What keeps invoices, and what was counted for them, as they are. */
const OF_INVOICES: Readonly<Record<Dialect, Readonly<Record<string, readonly string[]>>>> = {
  sqlite: {
    accruals: ['accruals_of_invoiced_month_insert', 'accruals_of_invoiced_month_update'],
    invoices: ['invoices_fixed'],
    invoice_lines: ['invoice_lines_no_update'],
  },
  postgres: {
    accruals: ['accruals_of_invoiced_month'],
    invoices: ['invoices_fixed'],
    invoice_lines: ['invoice_lines_append_only'],
  },
};

/** Takes away what keeps the books from being changed, as somebody with all rights over the database can. */
export async function dropAppendOnly({ dialect }: Database, db: Knex): Promise<void> {
  const refusals = dialect === 'sqlite' ? ['no_update', 'no_delete'] : ['append_only', 'no_truncate'];
  for (const table of ['movements', 'movement_sums', 'journal_entries', 'postings']) {
    for (const refusal of refusals) {
      const on = dialect === 'sqlite' ? '' : ` on ${table}`;
      await db.raw(`drop trigger ${table}_${refusal}${on}`);
    }
  }
  for (const [table, refusals] of Object.entries(OF_INVOICES[dialect])) {
    for (const refusal of refusals)
      await db.raw(`drop trigger ${refusal}${dialect === 'sqlite' ? '' : ` on ${table}`}`);
  }
}
