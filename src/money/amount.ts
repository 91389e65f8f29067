import { Decimal } from 'decimal.js';
import { ApiError } from '../errors/api-error.ts';
import { ASSETS, type Asset } from '../../generated/assets.ts';

export type { Asset };

/** Wide enough that no product of amount and rate is rounded by the library. */
export const ExactDecimal = Decimal.clone({ precision: 80, toExpNeg: -80, toExpPos: 80 });

/** Of a request. */
const LARGEST_INPUT = '999999999999.99';

const LARGEST = Object.fromEntries(
  Object.keys(ASSETS).map((asset) => [asset, minorOf(LARGEST_INPUT, asset as Asset)]),
) as Readonly<Record<Asset, bigint>>;

export function largestAmount(asset: Asset): bigint {
  return LARGEST[asset];
}

const DIGITS = /^[0-9]+(?:\.[0-9]+)?$/;
const SIGNED_DIGITS = /^-?[0-9]+(?:\.[0-9]+)?$/;

export function decimalsOf(asset: Asset): number {
  return ASSETS[asset].decimals;
}

/** In minor units: no point, zeros appended. */
function minorOf(digits: string, asset: Asset): bigint {
  const [whole = '', fraction = ''] = digits.split('.');
  return BigInt(whole + fraction.padEnd(decimalsOf(asset), '0'));
}

function toMinor(text: string, asset: Asset, path?: string): bigint {
  checkDecimals(text, asset, path);
  const isBelowZero = text.startsWith('-');
  const minor = minorOf(isBelowZero ? text.slice(1) : text, asset);
  if (minor > largestAmount(asset)) {
    throw new ApiError('invalid_request', { message: `An amount must be at most ${LARGEST_INPUT}.` });
  }
  return isBelowZero ? -minor : minor;
}

function checkForm(text: string, form: RegExp): void {
  if (text.length > 64 || !form.test(text)) {
    throw new ApiError('invalid_request', {
      message: 'An amount must be a plain decimal string, such as "10.00".',
    });
  }
}

/**
 * In minor units. Leading zeros are accepted; zeros beyond the asset's precision are too many decimals.
 * @param path in the body, if its schema allows more decimals
 * @throws ApiError invalid_request for a sign, an exponent, too many decimals or too large a value
 */
export function parseAmount(text: string, asset: Asset, path?: string): bigint {
  checkForm(text, DIGITS);
  return toMinor(text, asset, path);
}

/** As parseAmount, with a minus allowed. */
export function parseSignedAmount(text: string, asset: Asset): bigint {
  checkForm(text, SIGNED_DIGITS);
  return toMinor(text, asset);
}

function checkDecimals(text: string, asset: Asset, path: string | undefined): void {
  const point = text.indexOf('.');
  if (point < 0 || text.length - point - 1 <= decimalsOf(asset)) return;
  const message = `must have at most ${decimalsOf(asset)} decimals`;
  throw new ApiError('invalid_request', {
    message: `The amount ${text} has more decimals than ${asset} has (${decimalsOf(asset)}).`,
    ...(path === undefined ? {} : { details: [{ in: 'body', path, message }] }),
  });
}

/** Exactly the asset's decimals. */
export function presentAmount(minor: bigint, asset: Asset): string {
  return presentMinor(minor, decimalsOf(asset));
}

export function presentMinor(minor: bigint, decimals: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0');
  const sign = minor < 0n ? '-' : '';
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
