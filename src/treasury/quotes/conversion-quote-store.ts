import type { Knex } from 'knex';
import type { Moment } from '../../clock.ts';
import { selectMatching } from '../../db/rows.ts';
import type { ListDescription } from '../../lists/list-page.ts';
import {
  conversionQuotesTable,
  type ConversionQuote,
  type QuoteStatus,
} from '../../flows/quotes/conversion-quote.ts';

/** The condition under which a quote has a status at a moment, as quoteStatusAt says it. */
function filterByStatus(query: Knex.QueryBuilder, status: QuoteStatus, now: Moment): void {
  switch (status) {
    case 'accepted':
      void query.where('conversion_quotes.status', 'accepted');
      return;
    case 'open':
      void query.where('conversion_quotes.status', 'open').where('conversion_quotes.expires_at', '>', now);
      return;
    case 'expired':
      void query.whereRaw(
        `(conversion_quotes.status = 'expired' or (conversion_quotes.status = 'open' and conversion_quotes.expires_at <= ?))`,
        [now],
      );
  }
}

/** How the tenant's quotes are listed at a moment of its clock: those of one status, or all. */
export function conversionQuoteList(
  status: QuoteStatus | undefined,
  now: Moment,
): ListDescription<ConversionQuote> {
  return {
    operationId: 'listConversionQuotes',
    path: '/v1/treasury/conversion-quotes',
    table: conversionQuotesTable,
    orderBy: 'id',
    moment: 'createdAt',
    equals: {},
    where: (query) => {
      if (status !== undefined) filterByStatus(query, status, now);
    },
  };
}

/** A tenant's quote, for reading. */
export async function findConversionQuote(
  db: Knex,
  tenantId: string,
  id: string,
): Promise<ConversionQuote | undefined> {
  const [quote] = await selectMatching(db, conversionQuotesTable, [{ id, tenantId }]);
  return quote;
}
