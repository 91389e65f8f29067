import { Decimal } from 'decimal.js';
import { type Asset, ExactDecimal, decimalsOf, parseAmount } from './amount.ts';

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

/** A rate is destination units for one source unit, written with ten decimals (`Rate` in the contract). */
const RATE_DECIMALS = 10;

/** From which asset to which. */
export interface Direction {
  readonly source: Asset;
  readonly destination: Asset;
}

/** What is read of a rate from elsewhere: fewer digits than any that could do harm. */
const DECIMAL = /^\d{1,15}(?:\.\d{1,40})?$/;

/** Whether a text from elsewhere is a decimal above zero. */
export function isAboveZero(text: string): boolean {
  return DECIMAL.test(text) && new ExactDecimal(text).greaterThan(0);
}

/** The market's rate less what the house keeps of it, rounded down to ten decimals: it may come to zero. */
export function withSpread(middle: Decimal.Value, spreadBps: number): string {
  return new ExactDecimal(middle)
    .times(10_000 - spreadBps)
    .div(10_000)
    .toFixed(RATE_DECIMALS, Decimal.ROUND_DOWN);
}

/** A rate in its one written form; decimals beyond the tenth are cut off, in favour of the house. */
export function canonicalRate(text: string): string {
  const rate = new ExactDecimal(text).toFixed(RATE_DECIMALS, Decimal.ROUND_DOWN);
  if (!new ExactDecimal(rate).greaterThan(0)) throw new Error(`The rate ${text} is not above zero`);
  return rate;
}

/** How many minor units of the destination one minor unit of the source gives. */
function minorRate(rate: string, { source, destination }: Direction): Decimal {
  const shift = new ExactDecimal(10).pow(decimalsOf(destination) - decimalsOf(source));
  return new ExactDecimal(rate).times(shift);
}

/**
 * What a source amount gives at a rate, rounded down: the house never pays the rounding ("Amounts" in
 * spec/openapi.yaml). Minor units of the source in, of the destination out.
 */
export function destinationFor(sourceMinor: bigint, rate: string, direction: Direction): bigint {
  const exact = new ExactDecimal(sourceMinor.toString()).times(minorRate(rate, direction));
  return BigInt(exact.toFixed(0, Decimal.ROUND_DOWN));
}

/**
 * What it takes to give a destination amount at a rate, rounded up: the house never pays the rounding ("Amounts" in
 * spec/openapi.yaml). Minor units of the destination in, of the source out.
 */
export function sourceFor(destinationMinor: bigint, rate: string, direction: Direction): bigint {
  const wanted = new ExactDecimal(destinationMinor.toString());
  const each = minorRate(rate, direction);
  // The whole part is exact where the quotient itself may have no end.
  const whole = wanted.divToInt(each);
  const least = whole.times(each).lessThan(wanted) ? whole.plus(1) : whole;
  return BigInt(least.toFixed(0));
}

/**
 * Whether the market has moved against the house by more than so many basis points since a rate was quoted. The house
 * owes the quoted destination for its source, and is hurt where the market gives less for that source now.
 */
export function hasSlipped(quoted: string, current: string, maximumBps: number): boolean {
  const owed = new ExactDecimal(quoted);
  const loss = owed.minus(current);
  return loss.times(10_000).greaterThan(owed.times(maximumBps));
}
