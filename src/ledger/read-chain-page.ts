import type { Knex } from 'knex';
import { mapRows, selectList } from '../db/rows.ts';
import { movementsTable, type Movement } from './movement.ts';

/** Movements read at once. */
export const CHAIN_PAGE = 1_000;

/** The next movements of a wallet behind a number, oldest first; with `until`, none beyond that one. */
export async function readChainPage(
  db: Knex,
  tenantId: string,
  { after, until }: { readonly after: number; readonly until?: number },
): Promise<Movement[]> {
  const query = db('movements')
    .select(db.raw(selectList(movementsTable)))
    .where('tenant_id', tenantId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(CHAIN_PAGE);
  if (until !== undefined) void query.where('seq', '<=', until);
  return mapRows(movementsTable, query);
}
