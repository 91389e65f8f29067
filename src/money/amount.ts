import { Decimal } from 'decimal.js';
import { ApiError } from '../errors/api-error.ts';
import { ASSETS, type Asset } from '../../generated/assets.ts';

export type { Asset };

/** Decimal arithmetic wide enough that no product of an amount and a rate is ever rounded by the library. */
export const ExactDecimal = Decimal.clone({ precision: 80, toExpNeg: -80, toExpPos: 80 });

/** The largest amount that a request may name: 999,999,999,999.99 of its asset. */
const LARGEST_INPUT = new ExactDecimal('999999999999.99');

/** The largest amount that a request may name, in minor units of the asset. */
export function largestAmount(asset: Asset): bigint {
  return BigInt(LARGEST_INPUT.times(new ExactDecimal(10).pow(decimalsOf(asset))).toFixed(0));
}

const DIGITS = /^[0-9]+(?:\.[0-9]+)?$/;
const SIGNED_DIGITS = /^-?[0-9]+(?:\.[0-9]+)?$/;

/** How many decimals the asset has: 2 for AUD, 6 for USDC and USDT. */
export function decimalsOf(asset: Asset): number {
  return ASSETS[asset].decimals;
}

function toMinor(value: Decimal, asset: Asset, text: string): bigint {
  const minor = value.times(new ExactDecimal(10).pow(decimalsOf(asset)));
  if (!minor.isInteger()) {
    throw new ApiError('invalid_request', {
      message: `The amount ${text} has more decimals than ${asset} has (${decimalsOf(asset)}).`,
    });
  }
  if (value.abs().greaterThan(LARGEST_INPUT)) {
    throw new ApiError('invalid_request', { message: `An amount is at most ${LARGEST_INPUT.toFixed()}.` });
  }
  return BigInt(minor.toFixed(0));
}

function checkForm(text: string, form: RegExp): void {
  if (text.length > 64 || !form.test(text)) {
    throw new ApiError('invalid_request', {
      message: 'An amount is a plain decimal string, such as "10.00".',
    });
  }
}

/**
 * Reads a request's amount into minor units of its asset.
 * Leading zeros are accepted; zeros behind the asset's precision count as too many decimals.
 * @throws ApiError invalid_request for a sign, an exponent, too many decimals or a value above the largest.
 */
export function parseAmount(text: string, asset: Asset): bigint {
  checkForm(text, DIGITS);
  checkDecimals(text, asset);
  return toMinor(new ExactDecimal(text), asset, text);
}

/** As parseAmount, with a leading minus allowed (an operator's adjustment). */
export function parseSignedAmount(text: string, asset: Asset): bigint {
  checkForm(text, SIGNED_DIGITS);
  checkDecimals(text, asset);
  return toMinor(new ExactDecimal(text), asset, text);
}

function checkDecimals(text: string, asset: Asset): void {
  const point = text.indexOf('.');
  if (point >= 0 && text.length - point - 1 > decimalsOf(asset)) {
    throw new ApiError('invalid_request', {
      message: `The amount ${text} has more decimals than ${asset} has (${decimalsOf(asset)}).`,
    });
  }
}

/** An amount in minor units as the wire shows it: exactly the asset's decimals, a minus where it is below zero. */
export function presentAmount(minor: bigint, asset: Asset): string {
  const decimals = decimalsOf(asset);
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0');
  const sign = minor < 0n ? '-' : '';
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
