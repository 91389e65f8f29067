import type { Knex } from 'knex';
import type { Database } from '../../db/connection.ts';

/** Takes away what keeps the books from being changed, as somebody with all rights over the database can. */
export async function dropAppendOnly({ dialect }: Database, db: Knex): Promise<void> {
  const refusals = dialect === 'sqlite' ? ['no_update', 'no_delete'] : ['append_only', 'no_truncate'];
  for (const table of ['movements', 'journal_entries', 'postings']) {
    for (const refusal of refusals) {
      const on = dialect === 'sqlite' ? '' : ` on ${table}`;
      await db.raw(`drop trigger ${table}_${refusal}${on}`);
    }
  }
}
