import type { ReadHandler } from '../../contract/handler.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentConversionQuote } from './conversion-quote-presenter.ts';
import { conversionQuoteList, readQuoteMoment } from './conversion-quote-store.ts';

/** GET /v1/treasury/conversion-quotes: newest first. */
export const listConversionQuotes: ReadHandler<'listConversionQuotes'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors, clock }) => {
    const now = await readQuoteMoment(database.reader, caller.tenantId, clock());
    const list = conversionQuoteList(query.status, now);
    const page = await listPage(database.reader, list, caller.tenantId, query, cursors);
    return presentPage(page, (quote) => presentConversionQuote(quote, now));
  },
};
