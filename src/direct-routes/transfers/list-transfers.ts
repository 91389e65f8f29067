import type { ReadHandler } from '../../contract/handler.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentTransfer } from './transfer-presenter.ts';
import { transferList } from './transfer-store.ts';

/** GET /v1/transfers: newest first. */
export const listTransfers: ReadHandler<'listTransfers'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors }) => {
    const page = await listPage(database.reader, transferList, caller.tenantId, query, cursors);
    return presentPage(page, presentTransfer);
  },
};
