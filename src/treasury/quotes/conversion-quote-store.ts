import type { Knex } from 'knex';
import type { Moment } from '../../clock.ts';
import { selectMatching } from '../../db/rows.ts';
import { condition, type Condition } from '../../lists/condition.ts';
import type { ListOf } from '../../lists/list-description.ts';
import {
  conversionQuotesTable,
  type ConversionQuote,
  type QuoteStatus,
} from '../../flows/quotes/conversion-quote.ts';

/** The conditions of which a quote that has a status at a moment fulfils one, as quoteStatusAt says it. */
function standsAs(status: QuoteStatus | undefined, now: Moment): readonly Condition[] {
  const isStored = 'conversion_quotes.status = ?';
  const isOver = 'conversion_quotes.expires_at <= ?';
  switch (status) {
    case undefined:
      return ['open', 'accepted', 'expired'].map((stored) => condition(isStored, stored));
    case 'accepted':
      return [condition(isStored, status)];
    case 'open':
      return [condition(`${isStored} and not ${isOver}`, status, now)];
    case 'expired':
      return [condition(isStored, status), condition(`${isStored} and ${isOver}`, 'open', now)];
  }
}

/** How the tenant's quotes are listed at a moment of its clock: those of one status, or all. */
export function conversionQuoteList(
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

/** A tenant's quote, for reading. */
export async function findConversionQuote(
  db: Knex,
  tenantId: string,
  id: string,
): Promise<ConversionQuote | undefined> {
  const [quote] = await selectMatching(db, conversionQuotesTable, [{ id, tenantId }]);
  return quote;
}
