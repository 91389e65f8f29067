import type { ReadHandler } from '../../contract/handler.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentPayout } from './payout-presenter.ts';
import { payoutList } from './payout-store.ts';

/** GET /v1/treasury/payouts: newest first. */
export const listPayouts: ReadHandler<'listPayouts'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors }) => {
    const page = await listPage(database.reader, payoutList, caller.tenantId, query, cursors);
    return presentPage(page, presentPayout);
  },
};
