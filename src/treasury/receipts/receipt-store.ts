import type { Knex } from 'knex';
import { selectMatching } from '../../db/rows.ts';
import { condition } from '../../lists/condition.ts';
import type { ListDescription } from '../../lists/list-description.ts';
import { receiptsTable, type Receipt, type ReceiptType } from '../../flows/receipts/receipt.ts';

function listOfReceipts(operationId: string, path: string, type: ReceiptType): ListDescription<Receipt> {
  return {
    operationId,
    path,
    table: receiptsTable,
    orderBy: 'id',
    moment: 'occurredAt',
    equals: { status: 'status', externalReference: 'externalReference' },
    where: [condition('receipts.type = ?', type)],
  };
}

/** How the tenant's pay-ins are listed; `from` and `to` read when they occurred. */
export const payinList = listOfReceipts('listPayins', '/v1/treasury/payins', 'aud_payin');

/** How the tenant's deposits are listed; `from` and `to` read when they occurred. */
export const depositList = listOfReceipts('listDeposits', '/v1/treasury/deposits', 'stable_deposit');

/** A tenant's pay-in or deposit, for reading. */
export async function findReceipt(
  db: Knex,
  tenantId: string,
  type: ReceiptType,
  id: string,
): Promise<Receipt | undefined> {
  const [receipt] = await selectMatching(db, receiptsTable, [{ id, tenantId, type }]);
  return receipt;
}
