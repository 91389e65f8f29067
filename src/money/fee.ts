import { Decimal } from 'decimal.js';
import { ExactDecimal, parseAmount, type Asset } from './amount.ts';

/** The price of an operation: a flat part, basis points of the principal, and bounds; amounts as decimal strings. */
export interface FeeTerms {
  readonly flat: string;
  readonly bps: number;
  readonly minimum?: string;
  readonly maximum?: string;
}

/**
 * The fee on a principal: flat + bps of it, rounded half up, then kept between minimum and maximum.
 * Takes and gives minor units of the asset.
 */
export function feeOn(principal: bigint, terms: FeeTerms, asset: Asset): bigint {
  const share = new ExactDecimal(principal.toString()).times(terms.bps).dividedBy(10_000);
  const rounded = BigInt(share.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toFixed(0));
  const unbounded = parseAmount(terms.flat, asset) + rounded;
  const least = terms.minimum === undefined ? 0n : parseAmount(terms.minimum, asset);
  const atLeast = unbounded < least ? least : unbounded;
  if (terms.maximum === undefined) return atLeast;
  const most = parseAmount(terms.maximum, asset);
  return atLeast > most ? most : atLeast;
}

/** A share of an amount in basis points, rounded down (hold-backs). Minor units in and out. */
export function shareRoundedDown(minor: bigint, bps: number): bigint {
  return (minor * BigInt(bps)) / 10_000n;
}
