import type { ReadHandler } from '../../contract/handler.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentLinkedPage } from '../../lists/present-page.ts';
import { presentPayin } from './receipt-presenter.ts';
import { payinList } from './receipt-store.ts';

/** GET /v1/treasury/payins: newest first; the next page is in the Link header. */
export const listPayins: ReadHandler<'listPayins'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors }) => {
    const page = await listPage(database.reader, payinList, caller.tenantId, query, cursors);
    return presentLinkedPage(page, presentPayin);
  },
};
