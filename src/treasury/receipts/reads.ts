import type { Db } from '../../db/statements/statement.ts';
import type { ReadHandler } from '../../contract/handler.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type ListDescription, type ListOf, condition } from '../../lists/condition.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentLinkedPage } from '../../lists/present-page.ts';
import { presentDeposit, presentPayin } from './present.ts';
import { RECEIPT_STATUSES, type Receipt, type ReceiptType, receiptsTable } from './table.ts';

/** `from` and `to` are by occurrence. */
const listOfReceipts = (type: ReceiptType) =>
  ({
    table: receiptsTable,
    orderBy: 'id',
    moment: 'occurredAt',
    apart: { by: 'status', values: RECEIPT_STATUSES },
    filters: { externalReference: { equals: 'externalReference' }, status: { equals: 'status' } },
    where: [condition('receipts.type = ?', type)],
  }) satisfies Partial<ListDescription<Receipt>>;

const payinList: ListOf<'listPayins', Receipt> = {
  ...listOfReceipts('aud_payin'),
  operationId: 'listPayins',
  path: '/v1/treasury/payins',
  time: { by: 'ids', prefix: 'pin' },
};

const depositList: ListOf<'listDeposits', Receipt> = {
  ...listOfReceipts('stable_deposit'),
  operationId: 'listDeposits',
  path: '/v1/treasury/deposits',
  time: { by: 'ids', prefix: 'dep' },
};

async function findReceipt(
  db: Db,
  tenantId: string,
  type: ReceiptType,
  id: string,
): Promise<Receipt | undefined> {
  const [receipt] = await selectMatching(db, receiptsTable, [{ id, tenantId, type }]);
  return receipt;
}

/** GET /v1/treasury/deposits/{id} */
export const getDeposit: ReadHandler<'getDeposit'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const receipt = await findReceipt(database.reader, caller.tenantId, 'stable_deposit', path.id);
    if (receipt === undefined) throw new ApiError('not_found');
    return { body: presentDeposit(receipt) };
  },
};

/** GET /v1/treasury/payins/{id} */
export const getPayin: ReadHandler<'getPayin'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const receipt = await findReceipt(database.reader, caller.tenantId, 'aud_payin', path.id);
    if (receipt === undefined) throw new ApiError('not_found');
    return { body: presentPayin(receipt) };
  },
};

/** GET /v1/treasury/deposits: newest first; the next page is in the Link header. */
export const listDeposits: ReadHandler<'listDeposits'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors }) => {
    const page = await listPage(database.reader, depositList, caller.tenantId, query, cursors);
    return presentLinkedPage(page, presentDeposit);
  },
};

/** GET /v1/treasury/payins: newest first; the next page is in the Link header. */
export const listPayins: ReadHandler<'listPayins'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors }) => {
    const page = await listPage(database.reader, payinList, caller.tenantId, query, cursors);
    return presentLinkedPage(page, presentPayin);
  },
};
