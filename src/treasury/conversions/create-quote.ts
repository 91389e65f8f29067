import type { Network } from '../../../generated/assets.ts';
import type { WriteHandler } from '../../contract/handler.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { insertRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { tenantNow } from '../../ledger/wallet.ts';
import { type Asset, parseAmount } from '../../money/amount.ts';
import type { FixedAmount } from '../../money/rate.ts';
import type { DecisionContext, Loaded } from '../../writes/write.ts';
import { counterNeeds } from '../policy/counters.ts';
import { checkPairIsSupported, chooseFee, firstEnabledNetwork } from '../policy/rules.ts';
import { type ConfigurationTerms, configurationNeed, currentConfiguration } from '../policy/table.ts';
import { currentRate } from '../rates/rules.ts';
import { pinnedRateNeed } from '../rates/table.ts';
import { presentConversionQuote } from './present.ts';
import {
  type Side,
  checkConversionLimits,
  checkConversionsAreOn,
  checkSideIsOn,
  countedConversion,
  priceConversion,
} from './rules.ts';
import { type ConversionQuote, conversionQuotesTable } from './table.ts';

type Body = Schema<'CreateConversionQuoteRequest'>;

function refuse(path: string, message: string): never {
  throw new ApiError('invalid_request', { details: [{ in: 'body', path, message }] });
}

function checkNetwork(asset: Asset, network: Network | undefined, path: string): void {
  if (network === undefined) return;
  if (asset === 'AUD') refuse(path, 'must be omitted: Australian dollars have no network');
  checkPairIsSupported(asset, network);
}

/** @throws ApiError invalid_request for more decimals than the asset has */
function fixedAmountOf(body: Body): FixedAmount {
  return 'sourceAmount' in body
    ? { side: 'source', minor: parseAmount(body.sourceAmount, body.sourceAsset, '/sourceAmount') }
    : {
        side: 'destination',
        minor: parseAmount(body.destinationAmount, body.destinationAsset, '/destinationAmount'),
      };
}

function settleSide(terms: ConfigurationTerms, asset: Asset, network: Network | undefined): Side {
  if (asset === 'AUD') return { asset, network: null };
  const side = { asset, network: network ?? firstEnabledNetwork(terms, asset) };
  checkSideIsOn(terms, side);
  return side;
}

function newQuote(body: Body, loaded: Loaded, context: DecisionContext): ConversionQuote {
  const { now, actor } = context;
  const { id: configurationId, tenantId, terms } = currentConfiguration(loaded, context.head);
  checkConversionsAreOn(terms, context);
  const source = settleSide(terms, body.sourceAsset, body.sourceNetwork);
  const destination = settleSide(terms, body.destinationAsset, body.destinationNetwork);
  const direction = { source: source.asset, destination: destination.asset };
  const fixed = fixedAmountOf(body);
  const { rate } = currentRate(loaded, context, direction, fixed);
  const { sourceMinor, destinationMinor } = priceConversion(fixed, rate, direction);
  checkConversionLimits(terms, { asset: source.asset, minor: sourceMinor }, loaded, context);
  return {
    id: context.newId('quo'),
    tenantId,
    status: 'open',
    statusBy: actor,
    version: 1,
    side: fixed.side,
    sourceAsset: source.asset,
    sourceNetwork: source.network,
    sourceMinor,
    destinationAsset: destination.asset,
    destinationNetwork: destination.network,
    destinationMinor,
    feeMinor: chooseFee(terms, 'conversion', sourceMinor, source.asset, source.network),
    rate,
    configurationId,
    conversionId: null,
    expiresAt: now + terms.settlement.quoteTtlSeconds * 1000,
    createdAt: now,
    updatedAt: now,
  };
}

/** POST /v1/treasury/conversion-quotes: an exact offer at the rate of this moment. It moves and reserves nothing. */
export const createConversionQuote: WriteHandler<'createConversionQuote'> = {
  kind: 'write',
  check: ({ body }) => {
    if (body.sourceAsset === body.destinationAsset)
      refuse('/destinationAsset', 'must differ from the source');
    fixedAmountOf(body);
    checkNetwork(body.sourceAsset, body.sourceNetwork, '/sourceNetwork');
    checkNetwork(body.destinationAsset, body.destinationNetwork, '/destinationNetwork');
  },
  needs: ({ body }, head, serverNow) => {
    const tenantId = head.tenant.id;
    const counted = countedConversion(tenantId, body.sourceAsset, tenantNow(head.wallet, serverNow));
    return [configurationNeed(head), pinnedRateNeed(tenantId), ...counterNeeds(counted)];
  },
  decide: ({ body }, loaded, context) => {
    const quote = newQuote(body, loaded, context);
    return {
      reply: presentConversionQuote(quote, context.now),
      effects: [insertRow(conversionQuotesTable, quote)],
    };
  },
};
