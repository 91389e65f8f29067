import { decimalsOf } from '../json/minor-units.ts';

const RATE_UNIT = 10n ** 10n;
const BPS_UNIT = 10_000n;

/** What is withheld of a transfer: the flat part in cents, and basis points of the gross. */
export interface DeveloperTerms {
  readonly flat: bigint;
  readonly bps: bigint;
}

/** A fraction of whole numbers, rounded half up. */
function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/**
 * The developer fee on a gross, in its asset's smallest units: the flat part and basis points of the gross, rounded once,
 * half up. The flat part is in AUD: of a stablecoin it is turned at the rate, AUD for one unit.
 */
export function developerFeeOn(
  gross: bigint,
  asset: string,
  { flat, bps }: DeveloperTerms,
  rate: bigint,
): bigint {
  if (asset === 'AUD') return halfUp(flat * BPS_UNIT + gross * bps, BPS_UNIT);
  if (rate === 0n) return 0n;
  const unit = 10n ** BigInt(decimalsOf(asset));
  return halfUp(flat * unit * RATE_UNIT * BPS_UNIT + gross * bps * rate * 100n, rate * 100n * BPS_UNIT);
}

/** An amount of an asset in AUD at a rate, in cents, half up. */
export function inAud(minor: bigint, asset: string, rate: bigint): bigint {
  if (asset === 'AUD') return minor;
  return halfUp(minor * rate * 100n, 10n ** BigInt(decimalsOf(asset)) * RATE_UNIT);
}
