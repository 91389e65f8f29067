import { WORDS } from '../../../generated/words.ts';
import type { Db } from '../../db/statements/statement.ts';
import type { ReadHandler } from '../../contract/handler.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { ListOf } from '../../lists/condition.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentTransfer } from './present.ts';
import { type Transfer, transfersTable } from './table.ts';

const transferList: ListOf<'listTransfers', Transfer> = {
  operationId: 'listTransfers',
  path: '/v1/transfers',
  table: transfersTable,
  orderBy: 'id',
  moment: 'createdAt',
  time: { by: 'ids', prefix: 'trf' },
  apart: { by: 'direction', values: WORDS.TransferDirection },
  filters: {
    paymentRouteId: { equals: 'paymentRouteId' },
    customerId: { equals: 'customerId' },
    status: { equals: 'status' },
    direction: { equals: 'direction' },
  },
};

export async function findTransfer(db: Db, tenantId: string, id: string): Promise<Transfer | undefined> {
  const [transfer] = await selectMatching(db, transfersTable, [{ id, tenantId }]);
  return transfer;
}

/** GET /v1/transfers/{id} */
export const getTransfer: ReadHandler<'getTransfer'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const transfer = await findTransfer(database.reader, caller.tenantId, path.id);
    if (transfer === undefined) throw new ApiError('not_found');
    return { body: presentTransfer(transfer) };
  },
};

/** GET /v1/transfers: newest first. */
export const listTransfers: ReadHandler<'listTransfers'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors }) => {
    const page = await listPage(database.reader, transferList, caller.tenantId, query, cursors);
    return presentPage(page, presentTransfer);
  },
};
