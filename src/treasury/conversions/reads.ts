import { WORDS } from '../../../generated/words.ts';
import type { Db } from '../../db/statements/statement.ts';
import type { Moment } from '../../calendar/clock.ts';
import type { ReadHandler } from '../../contract/handler.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentOfTenant } from '../../ledger/wallet.ts';
import { type Condition, type ListOf, condition } from '../../lists/condition.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { findOperation, listOfOperations } from '../operations/reads.ts';
import { presentConversion, presentConversionQuote } from './present.ts';
import { type ConversionQuote, type QuoteStatus, conversionQuotesTable } from './table.ts';

const conversionList = listOfOperations(
  'conversion',
  { operationId: 'listConversions', path: '/v1/treasury/conversions', time: { by: 'ids', prefix: 'cnv' } },
  {},
);

/** GET /v1/treasury/conversions/{id} */
export const getConversion: ReadHandler<'getConversion'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const conversion = await findOperation(database.reader, caller.tenantId, 'conversion', path.id);
    if (conversion === undefined) throw new ApiError('not_found');
    return { body: presentConversion(conversion) };
  },
};

/** GET /v1/treasury/conversions: newest first. */
export const listConversions: ReadHandler<'listConversions'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors }) => {
    const page = await listPage(database.reader, conversionList, caller.tenantId, query, cursors);
    return presentPage(page, presentConversion);
  },
};

/** Conditions for a quote's status at a moment, as quoteStatusAt defines it; any one suffices. */
function standsAs(status: QuoteStatus | undefined, now: Moment): readonly Condition[] {
  const isStored = 'conversion_quotes.status = ?';
  const isOver = 'conversion_quotes.expires_at <= ?';
  switch (status) {
    case undefined:
      return WORDS.ConversionQuoteStatus.map((stored) => condition(isStored, stored));
    case 'accepted':
      return [condition(isStored, status)];
    case 'open':
      return [condition(`${isStored} and not ${isOver}`, status, now)];
    case 'expired':
      return [condition(isStored, status), condition(`${isStored} and ${isOver}`, 'open', now)];
  }
}

/** At a moment of the tenant's clock, of one status or all. */
function conversionQuoteList(
  status: QuoteStatus | undefined,
  now: Moment,
): ListOf<'listConversionQuotes', ConversionQuote> {
  return {
    operationId: 'listConversionQuotes',
    path: '/v1/treasury/conversion-quotes',
    table: conversionQuotesTable,
    orderBy: 'id',
    moment: 'createdAt',
    time: { by: 'ids', prefix: 'quo' },
    filters: { status: 'made for it' },
    oneOf: standsAs(status, now),
  };
}

async function findConversionQuote(
  db: Db,
  tenantId: string,
  id: string,
): Promise<ConversionQuote | undefined> {
  const [quote] = await selectMatching(db, conversionQuotesTable, [{ id, tenantId }]);
  return quote;
}

/** GET /v1/treasury/conversion-quotes/{id} */
export const getConversionQuote: ReadHandler<'getConversionQuote'> = {
  kind: 'read',
  read: async ({ path }, { database, caller, clock }) => {
    // Read before the quotes: a quote that is open in later rows cannot have been accepted after its end by this
    // moment.
    const now = await presentOfTenant(database.reader, caller.tenantId, clock());
    const quote = await findConversionQuote(database.reader, caller.tenantId, path.id);
    if (quote === undefined) throw new ApiError('not_found');
    return { body: presentConversionQuote(quote, now) };
  },
};

/** GET /v1/treasury/conversion-quotes: newest first. */
export const listConversionQuotes: ReadHandler<'listConversionQuotes'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors, clock }) => {
    // Read before the quotes: a quote that is open in later rows cannot have been accepted after its end by this
    // moment.
    const now = await presentOfTenant(database.reader, caller.tenantId, clock());
    const list = conversionQuoteList(query.status, now);
    const page = await listPage(database.reader, list, caller.tenantId, query, cursors);
    return presentPage(page, (quote) => presentConversionQuote(quote, now));
  },
};
