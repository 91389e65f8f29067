import { WORDS } from '../../../generated/words.ts';
import type { Db } from '../../db/statements/statement.ts';
import type { ReadHandler } from '../../contract/handler.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { ListOf } from '../../lists/condition.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentFundingInstrument } from './present.ts';
import { type FundingInstrument, fundingInstrumentsTable } from './table.ts';

const fundingInstrumentList: ListOf<'listFundingInstruments', FundingInstrument> = {
  operationId: 'listFundingInstruments',
  path: '/v1/treasury/funding-instruments',
  table: fundingInstrumentsTable,
  orderBy: 'id',
  moment: 'createdAt',
  time: { by: 'ids', prefix: 'fin' },
  apart: { by: 'status', values: WORDS.RecordStatus },
  filters: { externalReference: { equals: 'externalReference' }, status: { equals: 'status' } },
};

export async function findFundingInstrument(
  db: Db,
  tenantId: string,
  id: string,
): Promise<FundingInstrument | undefined> {
  const [instrument] = await selectMatching(db, fundingInstrumentsTable, [{ id, tenantId }]);
  return instrument;
}

/** GET /v1/treasury/funding-instruments/{id}; also when it is inactive. */
export const getFundingInstrument: ReadHandler<'getFundingInstrument'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const instrument = await findFundingInstrument(database.reader, caller.tenantId, path.id);
    if (instrument === undefined) throw new ApiError('not_found');
    return { body: presentFundingInstrument(instrument) };
  },
};

/** GET /v1/treasury/funding-instruments: newest first. */
export const listFundingInstruments: ReadHandler<'listFundingInstruments'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors }) => {
    const page = await listPage(database.reader, fundingInstrumentList, caller.tenantId, query, cursors);
    return presentPage(page, presentFundingInstrument);
  },
};
