import { presentMoment, type Moment } from '../../clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { presentMoney } from '../../money/money.ts';
import { quoteStatusAt, type ConversionQuote } from '../../flows/quotes/conversion-quote.ts';

/** A quote as the contract shows it at a moment of the tenant's clock. */
export function presentConversionQuote(quote: ConversionQuote, now: Moment): Schema<'ConversionQuote'> {
  const { sourceMinor, sourceAsset, sourceNetwork, feeMinor, conversionId } = quote;
  return {
    id: quote.id,
    clientId: quote.tenantId,
    status: quoteStatusAt(quote, now),
    source: presentMoney(sourceMinor, sourceAsset, sourceNetwork),
    destination: presentMoney(quote.destinationMinor, quote.destinationAsset, quote.destinationNetwork),
    fee: presentMoney(feeMinor, sourceAsset, sourceNetwork),
    sourceDebit: presentMoney(sourceMinor + feeMinor, sourceAsset, sourceNetwork),
    rate: quote.rate,
    side: quote.side,
    configurationId: quote.configurationId,
    expiresAt: presentMoment(quote.expiresAt),
    createdAt: presentMoment(quote.createdAt),
    ...(conversionId === null ? {} : { conversionId }),
  };
}
