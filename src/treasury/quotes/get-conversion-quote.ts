import type { ReadHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentOfTenant } from '../../ledger/present-of-tenant.ts';
import { presentConversionQuote } from './conversion-quote-presenter.ts';
import { findConversionQuote } from './conversion-quote-store.ts';

/** GET /v1/treasury/conversion-quotes/{id} */
export const getConversionQuote: ReadHandler<'getConversionQuote'> = {
  kind: 'read',
  read: async ({ path }, { database, caller, clock }) => {
    // Before the quotes: one that is still open in rows read later cannot have been accepted after this moment's end of it.
    const now = await presentOfTenant(database.reader, caller.tenantId, clock());
    const quote = await findConversionQuote(database.reader, caller.tenantId, path.id);
    if (quote === undefined) throw new ApiError('not_found');
    return { body: presentConversionQuote(quote, now) };
  },
};
