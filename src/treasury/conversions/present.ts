import { type Moment, presentMoment } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { presentMoney } from '../../money/money.ts';
import { presentOperation } from '../operations/present.ts';
import { type Conversion, totalOf } from '../operations/table.ts';
import { type ConversionQuote, quoteStatusAt } from './table.ts';

export function presentConversion(conversion: Conversion): Schema<'Conversion'> {
  const { asset, network, principalMinor, feeMinor, quoteId } = conversion;
  if (quoteId === null) throw new Error(`The conversion ${conversion.id} has no quote`);
  const { destination, rate } = conversion.details;
  const source = presentMoney(principalMinor, asset, network);
  return presentOperation(conversion, {
    kind: 'conversion',
    asset,
    ...(network === null ? {} : { network }),
    principal: source,
    fee: presentMoney(feeMinor, asset, network),
    sourceDebit: presentMoney(totalOf(conversion), asset, network),
    quoteId,
    source,
    destination: presentMoney(destination.amountMinor, destination.asset, destination.network),
    rate,
  });
}

/** At a time of the tenant's clock. */
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
