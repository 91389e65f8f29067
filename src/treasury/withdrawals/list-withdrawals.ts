import type { ReadHandler } from '../../contract/handler.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentWithdrawal } from './withdrawal-presenter.ts';
import { withdrawalList } from './withdrawal-store.ts';

/** GET /v1/treasury/withdrawals: newest first. */
export const listWithdrawals: ReadHandler<'listWithdrawals'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors }) => {
    const page = await listPage(database.reader, withdrawalList, caller.tenantId, query, cursors);
    return presentPage(page, presentWithdrawal);
  },
};
