import { saveRow } from '../../db/statements/table.ts';
import { CLOCK } from '../../identity/actor.ts';
import type { DueKind } from '../../workers/due-work.ts';
import { type Write, need } from '../../writes/write.ts';
import { type ConversionQuote, conversionQuotesTable } from './table.ts';

/** Marks a quote that has expired on the tenant's clock. Answers whether it was open; idempotent. */
function expireQuote(tenantId: string, quoteId: string): Write<boolean> {
  return {
    tenantId,
    actor: CLOCK,
    claimed: true,
    needs: () => [need(conversionQuotesTable, { id: quoteId })],
    decide: (loaded, { now, actor }) => {
      const quote = loaded.find(conversionQuotesTable, { id: quoteId });
      if (quote?.status !== 'open' || quote.expiresAt > now) return { reply: false, effects: [] };
      const expired: ConversionQuote = {
        ...quote,
        status: 'expired',
        statusBy: actor,
        version: quote.version + 1,
        updatedAt: now,
      };
      return { reply: true, effects: [saveRow(conversionQuotesTable, expired)] };
    },
  };
}

export const QUOTE_EXPIRIES: DueKind = {
  kind: 'quote_expiry',
  worker: 'orders',
  table: 'conversion_quotes',
  id: 'id',
  dueAt: 'expires_at',
  clock: 'tenant',
  open: `status = 'open'`,
  isLeased: false,
  provider: 'none',
  carriedOutBy: ({ tenantId, id }, { writeQueue }) => writeQueue.submit(expireQuote(tenantId, id)),
};
