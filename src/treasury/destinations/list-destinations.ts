import type { ReadHandler } from '../../contract/handler.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentDestination } from './destination-presenter.ts';
import { destinationList } from './destination-store.ts';

/** GET /v1/treasury/destinations: newest first. */
export const listDestinations: ReadHandler<'listDestinations'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors }) => {
    const page = await listPage(database.reader, destinationList, caller.tenantId, query, cursors);
    return presentPage(page, presentDestination);
  },
};
