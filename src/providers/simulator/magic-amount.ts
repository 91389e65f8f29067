import { decimalsOf, type Asset } from '../../money/amount.ts';

/** What an amount asks of the simulated providers, so that no control call is needed. */
export type Magic = 'fail' | 'return' | 'review' | 'stall' | 'none';

const MEANINGS: Readonly<Record<string, Magic>> = {
  '01': 'fail',
  '02': 'return',
  '03': 'review',
  '04': 'stall',
};

/**
 * Reads an amount's magic (the tag `sandbox` in spec/openapi.yaml): from 1 upwards, a fraction of exactly
 * .01 fails, .02 is returned, .03 is created held, .04 stays submitted.
 */
export function magicOf(principalMinor: bigint, asset: Asset): Magic {
  const unit = 10n ** BigInt(decimalsOf(asset));
  if (principalMinor < unit) return 'none';
  const hundredths = ((principalMinor % unit) * 100n) / unit;
  const isExact = (hundredths * unit) / 100n === principalMinor % unit;
  return (isExact && MEANINGS[hundredths.toString().padStart(2, '0')]) || 'none';
}
