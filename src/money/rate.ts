import { Decimal } from 'decimal.js';
import type { Word } from '../../generated/words.ts';
import { type Asset, ExactDecimal, decimalsOf, parseAmount } from './amount.ts';

/** Flat part, basis points and bounds; amounts as decimal strings. */
export interface FeeTerms {
  readonly flat: string;
  readonly bps: number;
  readonly minimum?: string;
  readonly maximum?: string;
}

/** Flat + bps, rounded half up, then bounded. Minor units in and out. */
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

/** Basis points, rounded down (hold-backs). Minor units in and out. */
export function shareRoundedDown(minor: bigint, bps: number): bigint {
  return (minor * BigInt(bps)) / 10_000n;
}

/** `Rate` in the contract. */
const RATE_DECIMALS = 10;

export interface Direction {
  readonly source: Asset;
  readonly destination: Asset;
}

/** The side of a conversion that is given, in minor units of its asset. */
export interface FixedAmount {
  readonly side: Word<'ConversionQuote.side'>;
  readonly minor: bigint;
}

/** Bounded digits of foreign rates. */
const DECIMAL = /^\d{1,15}(?:\.\d{1,40})?$/;

/** Of foreign text. */
export function isAboveZero(text: string): boolean {
  return DECIMAL.test(text) && new ExactDecimal(text).greaterThan(0);
}

/** Rounded down to ten decimals: may be zero. */
export function withSpread(middle: Decimal.Value, spreadBps: number): string {
  return new ExactDecimal(middle)
    .times(10_000 - spreadBps)
    .div(10_000)
    .toFixed(RATE_DECIMALS, Decimal.ROUND_DOWN);
}

/** Cut after the tenth decimal, in favour of the house. */
export function canonicalRate(text: string): string {
  const rate = new ExactDecimal(text).toFixed(RATE_DECIMALS, Decimal.ROUND_DOWN);
  if (!new ExactDecimal(rate).greaterThan(0)) throw new Error(`The rate ${text} is not above zero`);
  return rate;
}

function minorRate(rate: string, { source, destination }: Direction): Decimal {
  const shift = new ExactDecimal(10).pow(decimalsOf(destination) - decimalsOf(source));
  return new ExactDecimal(rate).times(shift);
}

/** Rounded down: the house never pays the rounding ("Amounts" in spec/openapi.yaml). Minor units in and out. */
export function destinationFor(sourceMinor: bigint, rate: string, direction: Direction): bigint {
  const exact = new ExactDecimal(sourceMinor.toString()).times(minorRate(rate, direction));
  return BigInt(exact.toFixed(0, Decimal.ROUND_DOWN));
}

/** Rounded up: the house never pays the rounding ("Amounts" in spec/openapi.yaml). Minor units in and out. */
export function sourceFor(destinationMinor: bigint, rate: string, direction: Direction): bigint {
  const wanted = new ExactDecimal(destinationMinor.toString());
  const each = minorRate(rate, direction);
  // Exact, even if the quotient has no end.
  const whole = wanted.divToInt(each);
  const least = whole.times(each).lessThan(wanted) ? whole.plus(1) : whole;
  return BigInt(least.toFixed(0));
}

/**
 * Whether the market moved against the house beyond a bound: it owes the quoted destination, and would get less for the
 * source now.
 */
export function hasSlipped(quoted: string, current: string, maximumBps: number): boolean {
  const owed = new ExactDecimal(quoted);
  const loss = owed.minus(current);
  return loss.times(10_000).greaterThan(owed.times(maximumBps));
}
