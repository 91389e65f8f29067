import type { ReadHandler } from '../../contract/handler.ts';
import { presentOfTenant } from '../../ledger/present-of-tenant.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentConversionQuote } from './conversion-quote-presenter.ts';
import { conversionQuoteList } from './conversion-quote-store.ts';

/** GET /v1/treasury/conversion-quotes: newest first. */
export const listConversionQuotes: ReadHandler<'listConversionQuotes'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors, clock }) => {
    // Before the quotes: one that is still open in rows read later cannot have been accepted after this moment's end of it.
    const now = await presentOfTenant(database.reader, caller.tenantId, clock());
    const list = conversionQuoteList(query.status, now);
    const page = await listPage(database.reader, list, caller.tenantId, query, cursors);
    return presentPage(page, (quote) => presentConversionQuote(quote, now));
  },
};
