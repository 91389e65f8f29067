import type { Knex } from 'knex';
import type { Database } from '../db/connection.ts';

/** Takes away what keeps movements and postings from being changed, as somebody with all rights over the database can. */
export async function dropAppendOnly({ dialect }: Database, db: Knex): Promise<void> {
  for (const table of ['movements', 'postings']) {
    const triggers = dialect === 'sqlite' ? ['no_update', 'no_delete'] : ['append_only', 'no_truncate'];
    for (const trigger of triggers) {
      const on = dialect === 'sqlite' ? '' : ` on ${table}`;
      await db.raw(`drop trigger ${table}_${trigger}${on}`);
    }
  }
}
