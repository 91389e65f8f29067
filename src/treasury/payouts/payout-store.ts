import type { Knex } from 'knex';
import { selectMatching } from '../../db/rows.ts';
import type { ListDescription } from '../../lists/list-page.ts';
import { operationsTable, type Operation } from '../../operations/operation.ts';

/** How the tenant's payouts are listed. */
export const payoutList: ListDescription<Operation> = {
  operationId: 'listPayouts',
  path: '/v1/treasury/payouts',
  table: operationsTable,
  orderBy: 'id',
  moment: 'createdAt',
  equals: { status: 'status', externalReference: 'externalReference', beneficiaryId: 'beneficiaryId' },
  where: (query) => void query.where('operations.kind', 'payout'),
};

/** A tenant's payout, for reading. */
export async function findPayout(db: Knex, tenantId: string, id: string): Promise<Operation | undefined> {
  const [payout] = await selectMatching(db, operationsTable, [{ id, tenantId, kind: 'payout' }]);
  return payout;
}
