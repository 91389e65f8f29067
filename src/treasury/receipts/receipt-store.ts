import type { Knex } from 'knex';
import { selectMatching } from '../../db/rows.ts';
import type { ListDescription } from '../../lists/list-page.ts';
import { receiptsTable, type Receipt } from '../../operations/receipts/receipt.ts';

/** How the tenant's pay-ins are listed; `from` and `to` read when they occurred. */
export const payinList: ListDescription<Receipt> = {
  operationId: 'listPayins',
  path: '/v1/treasury/payins',
  table: receiptsTable,
  orderBy: 'id',
  moment: 'occurredAt',
  equals: { status: 'status', externalReference: 'externalReference' },
  where: (query) => void query.where('receipts.type', 'aud_payin'),
};

/** A tenant's pay-in, for reading. */
export async function findPayin(db: Knex, tenantId: string, id: string): Promise<Receipt | undefined> {
  const [receipt] = await selectMatching(db, receiptsTable, [{ id, tenantId, type: 'aud_payin' }]);
  return receipt;
}
