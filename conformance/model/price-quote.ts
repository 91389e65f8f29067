import { decimalsOf } from '../json/minor-units.ts';
import type { Policy } from '../suite/policy.ts';
import type { ModelQuote } from './wallet-state.ts';

const RATE_UNITS = 10n ** 10n;

/** What a quote is asked for: one side fixed, in its smallest units. */
export interface AskedQuote {
  readonly source: string;
  readonly destination: string;
  readonly side: 'source' | 'destination';
  readonly minor: bigint;
}

/** Why it cannot be offered. */
export type QuoteRefusal = 'amount_below_minimum' | 'limit_exceeded';

/** No amount of a request is larger; neither is one that is computed. */
function largestOf(asset: string): bigint {
  return (99_999_999_999_999n * 10n ** BigInt(decimalsOf(asset))) / 100n;
}

function ceiling(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}

/** The quote by a rate: exact, rounded down where it is what the tenant gets, and up where it is what the tenant gives. */
export function priceQuote(asked: AskedQuote, rate: bigint, policy: Policy): ModelQuote | QuoteRefusal {
  const { source, destination, side, minor } = asked;
  const up = 10n ** BigInt(decimalsOf(destination));
  const down = RATE_UNITS * 10n ** BigInt(decimalsOf(source));
  const sourceMinor = side === 'source' ? minor : ceiling(minor * down, rate * up);
  const destinationMinor = side === 'destination' ? minor : (minor * rate * up) / down;
  if (destinationMinor === 0n) return 'amount_below_minimum';
  if (sourceMinor > largestOf(source) || destinationMinor > largestOf(destination)) return 'limit_exceeded';
  const network = policy.networkOf(source);
  const priced = { minor: sourceMinor, asset: source, ...(network === undefined ? {} : { network }) };
  return {
    status: 'open',
    source: { asset: source, minor: sourceMinor },
    destination: { asset: destination, minor: destinationMinor },
    fee: policy.feeOf('conversion', priced),
    rate,
  };
}

/** Whether the market has moved further against the house than the configuration allows. */
export function hasSlipped(quoted: bigint, now: bigint, maximumBps: bigint): boolean {
  return now * 10_000n < quoted * (10_000n - maximumBps);
}
