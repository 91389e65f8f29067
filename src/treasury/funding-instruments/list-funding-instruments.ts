import type { ReadHandler } from '../../contract/handler.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentFundingInstrument } from './funding-instrument-presenter.ts';
import { fundingInstrumentList } from './funding-instrument-store.ts';

/** GET /v1/treasury/funding-instruments: newest first. */
export const listFundingInstruments: ReadHandler<'listFundingInstruments'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors }) => {
    const page = await listPage(database.reader, fundingInstrumentList, caller.tenantId, query, cursors);
    return presentPage(page, presentFundingInstrument);
  },
};
