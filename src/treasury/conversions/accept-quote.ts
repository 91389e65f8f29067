import { ASSETS } from '../../../generated/assets.ts';
import type { WriteHandler } from '../../contract/handler.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { tenantNow, wouldPassBound } from '../../ledger/wallet.ts';
import type { Asset } from '../../money/amount.ts';
import { hasSlipped } from '../../money/rate.ts';
import { type DecisionContext, type Loaded, need } from '../../writes/write.ts';
import { createOperation } from '../operations/create-operation.ts';
import { checkReferenceIsFree, claimNeed } from '../operations/rules.ts';
import { type Conversion, newOperation } from '../operations/table.ts';
import { counterNeeds } from '../policy/counters.ts';
import { checkReservation } from '../policy/rules.ts';
import { type ConfigurationTerms, configurationNeed, currentConfiguration } from '../policy/table.ts';
import { currentRate } from '../rates/rules.ts';
import { pinnedRateNeed } from '../rates/table.ts';
import { presentConversion } from './present.ts';
import { checkConversionLimits, checkConversionsAreOn, checkSideIsOn, countedConversion } from './rules.ts';
import { type ConversionQuote, conversionQuotesTable, quoteStatusAt } from './table.ts';
import type { HoldReason } from '../../errors/reasons.ts';

const ALL_ASSETS = Object.keys(ASSETS) as Asset[];

type Body = Schema<'AcceptConversionQuoteRequest'> | undefined;

/** @throws ApiError quote_already_accepted, quote_expired, quote_slippage_exceeded */
function checkQuote(
  quote: ConversionQuote,
  terms: ConfigurationTerms,
  loaded: Loaded,
  context: DecisionContext,
): void {
  const status = quoteStatusAt(quote, context.now);
  if (status === 'accepted') throw new ApiError('quote_already_accepted');
  if (status === 'expired') throw new ApiError('quote_expired');
  const direction = { source: quote.sourceAsset, destination: quote.destinationAsset };
  const { side } = quote;
  const minor = side === 'source' ? quote.sourceMinor : quote.destinationMinor;
  const { rate } = currentRate(loaded, context, direction, { side, minor });
  if (hasSlipped(quote.rate, rate, terms.settlement.maximumSlippageBps)) {
    throw new ApiError('quote_slippage_exceeded');
  }
}

/**
 * Judges an acceptance in the order of refusals; after the last one nothing can fail. Answers the reason to
 * create the conversion held, if any.
 * @throws ApiError capability_disabled, asset_network_unavailable, duplicate_external_reference,
 * quote_already_accepted, quote_expired, quote_slippage_exceeded, limit_exceeded, amount_below_minimum,
 * insufficient_funds
 */
function approveConversion(
  quote: ConversionQuote,
  body: Body,
  loaded: Loaded,
  context: DecisionContext,
): HoldReason<'conversion'> | undefined {
  const { terms } = currentConfiguration(loaded, context.head);
  const { sourceAsset, sourceMinor, destinationAsset } = quote;
  const { balances } = context.head;
  checkConversionsAreOn(terms, context);
  checkSideIsOn(terms, { asset: sourceAsset, network: quote.sourceNetwork });
  checkSideIsOn(terms, { asset: destinationAsset, network: quote.destinationNetwork });
  if (body?.externalReference !== undefined) {
    checkReferenceIsFree(loaded, { kind: 'conversion', externalReference: body.externalReference });
  }
  checkQuote(quote, terms, loaded, context);
  const breach = checkConversionLimits(terms, { asset: sourceAsset, minor: sourceMinor }, loaded, context);
  if (wouldPassBound(balances[destinationAsset], quote.destinationMinor)) {
    throw new ApiError('limit_exceeded', {
      message: `The ${destinationAsset} balance would exceed its limit.`,
    });
  }
  checkReservation(terms, balances[sourceAsset], sourceMinor + quote.feeMinor);
  return breach ?? context.providers.screen('exchange', sourceMinor, sourceAsset);
}

function newConversion(
  quote: ConversionQuote,
  body: Body,
  holdReason: HoldReason<'conversion'> | undefined,
  context: DecisionContext,
): Conversion {
  const id = context.newId('cnv');
  const { destinationAsset: asset, destinationNetwork: network, destinationMinor } = quote;
  return newOperation({
    id,
    tenantId: quote.tenantId,
    kind: 'conversion',
    externalReference: body?.externalReference ?? id,
    asset: quote.sourceAsset,
    network: quote.sourceNetwork,
    principalMinor: quote.sourceMinor,
    feeMinor: quote.feeMinor,
    configurationId: quote.configurationId,
    quoteId: quote.id,
    details: {
      destination: { asset, network, amountMinor: destinationMinor },
      rate: quote.rate,
    },
    holdReason: holdReason ?? null,
    movementId: context.newId('mov'),
    now: context.now,
    actor: context.actor,
  });
}

/**
 * POST /v1/treasury/conversion-quotes/{id}/accept: carries a quote out, once. Reserves the source with the fee, and
 * orders the exchange; the destination is credited when the conversion settles.
 */
export const acceptConversionQuote: WriteHandler<'acceptConversionQuote'> = {
  kind: 'write',
  needs: ({ path, body }, head, serverNow) => {
    const tenantId = head.tenant.id;
    const now = tenantNow(head.wallet, serverNow);
    const { externalReference } = body ?? {};
    return [
      configurationNeed(head),
      need(conversionQuotesTable, { id: path.id }),
      pinnedRateNeed(tenantId),
      ...(externalReference === undefined
        ? []
        : [claimNeed({ tenantId, kind: 'conversion', externalReference })]),
      // The quote names the asset to count, but is only being loaded.
      ...ALL_ASSETS.flatMap((asset) => counterNeeds(countedConversion(tenantId, asset, now))),
    ];
  },
  decide: ({ path, body }, loaded, context) => {
    const quote = loaded.find(conversionQuotesTable, { id: path.id });
    if (quote === undefined) throw new ApiError('not_found');
    const holdReason = approveConversion(quote, body, loaded, context);
    const conversion = newConversion(quote, body, holdReason, context);
    const accepted: ConversionQuote = {
      ...quote,
      status: 'accepted',
      statusBy: context.actor,
      version: quote.version + 1,
      conversionId: conversion.id,
      updatedAt: context.now,
    };
    return {
      reply: presentConversion(conversion),
      effects: [...createOperation(conversion, loaded, context), saveRow(conversionQuotesTable, accepted)],
    };
  },
};
