import type { Knex } from 'knex';
import { selectMatching } from '../../db/rows.ts';
import { transfersTable, type Transfer } from '../../flows/transfers/transfer.ts';
import type { ListOf } from '../../lists/list-description.ts';

/** How the tenant's transfers are listed. */
export const transferList: ListOf<'listTransfers', Transfer> = {
  operationId: 'listTransfers',
  path: '/v1/transfers',
  table: transfersTable,
  orderBy: 'id',
  moment: 'createdAt',
  time: { by: 'ids', prefix: 'trf' },
  apart: { by: 'direction', values: ['aud_to_stablecoin', 'stablecoin_to_aud'] },
  filters: {
    paymentRouteId: { equals: 'paymentRouteId' },
    customerId: { equals: 'customerId' },
    status: { equals: 'status' },
    direction: { equals: 'direction' },
  },
};

/** A tenant's transfer, for reading. */
export async function findTransfer(db: Knex, tenantId: string, id: string): Promise<Transfer | undefined> {
  const [transfer] = await selectMatching(db, transfersTable, [{ id, tenantId }]);
  return transfer;
}
