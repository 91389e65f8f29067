import type { ReadHandler } from '../../contract/handler.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentLinkedPage } from '../../lists/present-page.ts';
import { presentDeposit } from './receipt-presenter.ts';
import { depositList } from './receipt-store.ts';

/** GET /v1/treasury/deposits: newest first; the next page is in the Link header. */
export const listDeposits: ReadHandler<'listDeposits'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors }) => {
    const page = await listPage(database.reader, depositList, caller.tenantId, query, cursors);
    return presentLinkedPage(page, presentDeposit);
  },
};
