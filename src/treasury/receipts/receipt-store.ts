import type { Knex } from 'knex';
import { selectMatching } from '../../db/rows.ts';
import { condition } from '../../lists/condition.ts';
import type { ListDescription } from '../../lists/list-description.ts';
import {
  RECEIPT_STATUSES,
  receiptsTable,
  type Receipt,
  type ReceiptType,
} from '../../flows/receipts/receipt.ts';

function listOfReceipts(
  description: Pick<ListDescription<Receipt>, 'operationId' | 'path' | 'time'>,
  type: ReceiptType,
): ListDescription<Receipt> {
  return {
    ...description,
    table: receiptsTable,
    orderBy: 'id',
    moment: 'occurredAt',
    apart: { by: 'status', values: RECEIPT_STATUSES },
    equals: { externalReference: 'externalReference', status: 'status' },
    where: [condition('receipts.type = ?', type)],
  };
}

/** How the tenant's pay-ins are listed; `from` and `to` read when they occurred. */
export const payinList = listOfReceipts(
  { operationId: 'listPayins', path: '/v1/treasury/payins', time: { by: 'ids', prefix: 'pin' } },
  'aud_payin',
);

/** How the tenant's deposits are listed; `from` and `to` read when they occurred. */
export const depositList = listOfReceipts(
  { operationId: 'listDeposits', path: '/v1/treasury/deposits', time: { by: 'ids', prefix: 'dep' } },
  'stable_deposit',
);

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
