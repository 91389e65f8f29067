import type { Knex } from 'knex';
import { selectMatching } from '../../db/rows.ts';
import {
  fundingInstrumentsTable,
  type FundingInstrument,
} from '../../flows/funding-instruments/funding-instrument.ts';
import type { ListOf } from '../../lists/list-description.ts';

/** How the tenant's funding instruments are listed. */
export const fundingInstrumentList: ListOf<'listFundingInstruments', FundingInstrument> = {
  operationId: 'listFundingInstruments',
  path: '/v1/treasury/funding-instruments',
  table: fundingInstrumentsTable,
  orderBy: 'id',
  moment: 'createdAt',
  time: { by: 'ids', prefix: 'fin' },
  apart: { by: 'status', values: ['active', 'inactive'] },
  filters: { externalReference: { equals: 'externalReference' }, status: { equals: 'status' } },
};

/** A tenant's funding instrument, for reading. */
export async function findFundingInstrument(
  db: Knex,
  tenantId: string,
  id: string,
): Promise<FundingInstrument | undefined> {
  const [instrument] = await selectMatching(db, fundingInstrumentsTable, [{ id, tenantId }]);
  return instrument;
}
