import type { ReadHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentFundingInstrument } from './funding-instrument-presenter.ts';
import { findFundingInstrument } from './funding-instrument-store.ts';

/** GET /v1/treasury/funding-instruments/{id}; also when it is inactive. */
export const getFundingInstrument: ReadHandler<'getFundingInstrument'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const instrument = await findFundingInstrument(database.reader, caller.tenantId, path.id);
    if (instrument === undefined) throw new ApiError('not_found');
    return { body: presentFundingInstrument(instrument) };
  },
};
