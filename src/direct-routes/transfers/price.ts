import { type Asset, ExactDecimal, decimalsOf, largestAmount } from '../../money/amount.ts';
import { destinationFor } from '../../money/rate.ts';
import type { Transfer, TransferPricing } from './table.ts';

/** Minor units; `developerFeeAud` in cents. */
export type PricedTransfer = {
  readonly [
    Name in 'rate' | 'developerFeeMinor' | 'developerFeeAudMinor' | 'convertedMinor' | 'destinationMinor'
  ]: NonNullable<Transfer[Name]>;
};

/** Fees reach the gross, or the destination is zero or more than an amount can be. */
export type Unpriceable = 'amount_below_fee' | 'amount_below_minimum' | 'limit_exceeded';

/** What the price depends on beside the rate. */
export type PricedFacts = Pick<
  Transfer,
  'sourceAsset' | 'destinationAsset' | 'grossMinor' | 'pricing' | 'platformFeeMinor'
>;

const RATE_UNIT = 10n ** 10n;
const BPS_UNIT = 10_000n;

/** Of positive whole numbers. */
function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/** Minor units of one unit. */
function unitOf(asset: Asset): bigint {
  return 10n ** BigInt(decimalsOf(asset));
}

/** In ten-billionths: all of its decimals. */
function scaledRate(rate: string): bigint {
  return BigInt(new ExactDecimal(rate).times(RATE_UNIT.toString()).toFixed(0));
}

/**
 * In cents: flat part and basis points of the gross, rounded once, half up (`developerFee` of Transfer in the
 * contract).
 */
export function developerFeeOnAud(
  grossMinor: bigint,
  { flatAudMinor, bps }: TransferPricing['developerFee'],
): bigint {
  return halfUp(flatAudMinor * BPS_UNIT + grossMinor * BigInt(bps), BPS_UNIT);
}

/**
 * In the stablecoin's minor units: flat part at the rate and basis points of the gross, rounded once, half up. The rate
 * is AUD per unit, above zero.
 */
function developerFeeOnStable(
  grossMinor: bigint,
  asset: Asset,
  { flatAudMinor, bps }: TransferPricing['developerFee'],
  rate: bigint,
): bigint {
  const flat = flatAudMinor * unitOf(asset) * RATE_UNIT * BPS_UNIT;
  const share = grossMinor * BigInt(bps) * rate * unitOf('AUD');
  return halfUp(flat + share, rate * unitOf('AUD') * BPS_UNIT);
}

/** In cents, rounded half up. */
function inAud(minor: bigint, asset: Asset, rate: bigint): bigint {
  return halfUp(minor * rate * unitOf('AUD'), unitOf(asset) * RATE_UNIT);
}

/** Whether the known fees reach the gross. */
export function isBelowFees(
  { grossMinor, platformFeeMinor }: Pick<Transfer, 'grossMinor' | 'platformFeeMinor'>,
  developerFeeMinor: bigint | null,
): boolean {
  return platformFeeMinor + (developerFeeMinor ?? 0n) >= grossMinor;
}

/**
 * Source = both fees + converted, exactly; destination = converted × rate, rounded down ("Amounts" in
 * spec/openapi.yaml).
 */
export function priceTransfer(facts: PricedFacts, rate: string): PricedTransfer | Unpriceable {
  const { sourceAsset: source, destinationAsset: destination, grossMinor, platformFeeMinor } = facts;
  const { developerFee } = facts.pricing;
  const scaled = scaledRate(rate);
  if (scaled === 0n) return 'amount_below_minimum';
  const developerFeeMinor =
    source === 'AUD'
      ? developerFeeOnAud(grossMinor, developerFee)
      : developerFeeOnStable(grossMinor, source, developerFee, scaled);
  if (isBelowFees(facts, developerFeeMinor)) return 'amount_below_fee';
  const convertedMinor = grossMinor - platformFeeMinor - developerFeeMinor;
  const destinationMinor = destinationFor(convertedMinor, rate, { source, destination });
  if (destinationMinor === 0n) return 'amount_below_minimum';
  if (destinationMinor > largestAmount(destination)) return 'limit_exceeded';
  const developerFeeAudMinor =
    source === 'AUD' ? developerFeeMinor : inAud(developerFeeMinor, source, scaled);
  return { rate, developerFeeMinor, developerFeeAudMinor, convertedMinor, destinationMinor };
}
