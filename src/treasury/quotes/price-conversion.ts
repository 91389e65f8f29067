import { ApiError } from '../../errors/api-error.ts';
import { largestAmount, presentAmount, type Asset } from '../../money/amount.ts';
import { destinationFor, sourceFor, type Direction } from '../../money/rate.ts';

/** The amount that the caller fixed, in minor units of its own side's asset. */
export interface FixedAmount {
  readonly side: 'source' | 'destination';
  readonly minor: bigint;
}

/** Both amounts of a conversion, in minor units of their own assets. */
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
 * Computes the amount that was left open, at a rate: the destination rounded down, the source rounded up
 * ("Amounts" in spec/openapi.yaml).
 * @throws ApiError amount_below_minimum where the destination comes to nothing; limit_exceeded where the computed amount
 *   is larger than any that a request may name
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
