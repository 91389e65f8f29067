import type { Knex } from 'knex';
import { selectMatching } from '../../db/rows.ts';
import { condition } from '../../lists/condition.ts';
import type { ListDescription, ListOf } from '../../lists/list-description.ts';
import {
  RECEIPT_STATUSES,
  receiptsTable,
  type Receipt,
  type ReceiptType,
} from '../../flows/receipts/receipt.ts';

/** What the lists of pay-ins and deposits have in common; `from` and `to` read when they occurred. */
const listOfReceipts = (type: ReceiptType) =>
  ({
    table: receiptsTable,
    orderBy: 'id',
    moment: 'occurredAt',
    apart: { by: 'status', values: RECEIPT_STATUSES },
    filters: { externalReference: { equals: 'externalReference' }, status: { equals: 'status' } },
    where: [condition('receipts.type = ?', type)],
  }) satisfies Partial<ListDescription<Receipt>>;

/** How the tenant's pay-ins are listed. */
export const payinList: ListOf<'listPayins', Receipt> = {
  ...listOfReceipts('aud_payin'),
  operationId: 'listPayins',
  path: '/v1/treasury/payins',
  time: { by: 'ids', prefix: 'pin' },
};

/** How the tenant's deposits are listed. */
export const depositList: ListOf<'listDeposits', Receipt> = {
  ...listOfReceipts('stable_deposit'),
  operationId: 'listDeposits',
  path: '/v1/treasury/deposits',
  time: { by: 'ids', prefix: 'dep' },
};

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
