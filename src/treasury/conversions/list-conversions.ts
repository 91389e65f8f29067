import type { ReadHandler } from '../../contract/handler.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentConversion } from './conversion-presenter.ts';
import { conversionList } from './conversion-store.ts';

/** GET /v1/treasury/conversions: newest first. */
export const listConversions: ReadHandler<'listConversions'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors }) => {
    const page = await listPage(database.reader, conversionList, caller.tenantId, query, cursors);
    return presentPage(page, presentConversion);
  },
};
