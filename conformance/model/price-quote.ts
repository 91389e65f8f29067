import { exchanged, type FixedSide } from '../judge/rate-law.ts';
import { decimalsOf } from '../json/minor-units.ts';
import type { Policy } from '../suite/policy.ts';
import type { ModelQuote } from './wallet-state.ts';

export type QuoteRefusal = 'amount_below_minimum' | 'limit_exceeded';

/** No amount of a request is larger; neither is one that is computed. In an asset's smallest units. */
export function largestOf(asset: string): bigint {
  return (99_999_999_999_999n * 10n ** BigInt(decimalsOf(asset))) / 100n;
}

export function priceQuote(asked: FixedSide, rate: bigint, policy: Policy): ModelQuote | QuoteRefusal {
  const { source, destination, side, minor } = asked;
  const other = exchanged(asked, rate);
  const [sourceMinor, destinationMinor] = side === 'source' ? [minor, other] : [other, minor];
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
