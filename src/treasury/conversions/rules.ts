import type { Network } from '../../../generated/assets.ts';
import type { Moment } from '../../calendar/clock.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type Asset, largestAmount, presentAmount } from '../../money/amount.ts';
import { type Direction, type FixedAmount, destinationFor, sourceFor } from '../../money/rate.ts';
import type { DecisionContext, Loaded } from '../../writes/write.ts';
import { checkExchange } from '../policy/check-connected.ts';
import type { Counted } from '../policy/counters.ts';
import { type LimitBreach, checkLimits, checkPairIsEnabled } from '../policy/rules.ts';
import type { ConfigurationTerms } from '../policy/table.ts';

export interface Side {
  readonly asset: Asset;
  readonly network: Network | null;
}

/** @throws ApiError capability_disabled if conversions are off, or no exchange is connected */
export function checkConversionsAreOn(terms: ConfigurationTerms, context: DecisionContext): void {
  if (!terms.capabilities.conversionsEnabled) throw new ApiError('capability_disabled');
  checkExchange(context);
}

/** @throws ApiError asset_network_unavailable if the pair is off */
export function checkSideIsOn(terms: ConfigurationTerms, { asset, network }: Side): void {
  if (network !== null) checkPairIsEnabled(terms, asset, network);
}

/** A conversion's share of its limits. */
export function countedConversion(tenantId: string, asset: Asset, createdAt: Moment): Counted {
  return { tenantId, operation: 'conversion', asset, beneficiaryId: null, createdAt };
}

/**
 * Judges a conversion's source, at the quote and again at its acceptance. Answers the breach to hold it for, if any.
 * @throws ApiError limit_exceeded, amount_below_minimum
 */
export function checkConversionLimits(
  terms: ConfigurationTerms,
  source: { readonly asset: Asset; readonly minor: bigint },
  loaded: Loaded,
  context: DecisionContext,
): LimitBreach | undefined {
  const counted = countedConversion(context.head.tenant.id, source.asset, context.now);
  return checkLimits(terms, loaded, counted, source.minor);
}

/** In minor units of each side's asset. */
export interface ConversionAmounts {
  readonly sourceMinor: bigint;
  readonly destinationMinor: bigint;
}

function checkIsWithinLargest(minor: bigint, asset: Asset): void {
  const largest = largestAmount(asset);
  if (minor <= largest) return;
  throw new ApiError('limit_exceeded', {
    message: `An amount must be at most ${presentAmount(largest, asset)} ${asset}.`,
  });
}

/**
 * Computes the open amount at a rate: destination rounded down, source rounded up ("Amounts" in spec/openapi.yaml).
 * @throws ApiError amount_below_minimum if the destination is zero; limit_exceeded if the amount is larger than a
 * request may name
 */
export function priceConversion(fixed: FixedAmount, rate: string, direction: Direction): ConversionAmounts {
  if (fixed.side === 'destination') {
    const sourceMinor = sourceFor(fixed.minor, rate, direction);
    checkIsWithinLargest(sourceMinor, direction.source);
    return { sourceMinor, destinationMinor: fixed.minor };
  }
  const destinationMinor = destinationFor(fixed.minor, rate, direction);
  if (destinationMinor === 0n) {
    throw new ApiError('amount_below_minimum', {
      message: 'The amount is too small: the conversion would yield nothing.',
    });
  }
  checkIsWithinLargest(destinationMinor, direction.destination);
  return { sourceMinor: fixed.minor, destinationMinor };
}
