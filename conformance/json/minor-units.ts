import { textAt, type Json } from './json.ts';

const DECIMALS: Readonly<Record<string, number>> = { AUD: 2, USDC: 6, USDT: 6 };

/** Digits that an asset has behind the point ("Amounts" in the contract's description): two for AUD, six for the stablecoins. */
export function decimalsOf(asset: string): number {
  return DECIMALS[asset] ?? 2;
}

/**
 * An amount as a whole number of its asset's smallest units. What is no amount of the asset becomes undefined, so that
 * nobody calculates with it.
 */
export function findMinor(amount: string, asset: string): bigint | undefined {
  const decimals = decimalsOf(asset);
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  if (sign === undefined || fraction.length > decimals) return undefined;
  const minor = BigInt(whole + fraction.padEnd(decimals, '0'));
  return sign === '-' ? -minor : minor;
}

/**
 * An amount as the wire must show it, as a whole number of its asset's smallest units.
 * @throws Error when it is not in its canonical form
 */
export function readMinor(amount: string, asset: string): bigint {
  if (!isCanonical(amount, asset)) throw new Error(`${amount} is no amount of ${asset}`);
  return toMinor(amount, asset);
}

/** An amount as a whole number of its asset's smallest units; 0 for what is none, which its schema refuses anyway. */
export function toMinor(amount: string, asset = 'AUD'): bigint {
  return findMinor(amount, asset) ?? 0n;
}

/** Whether an amount is written as the wire must show it: all decimals of its asset, and no more. */
export function isCanonical(amount: string, asset: string): boolean {
  const minor = findMinor(amount, asset);
  return DECIMALS[asset] !== undefined && minor !== undefined && toAmount(minor, asset) === amount;
}

/** The money under a name, in the smallest units of its own currency; 0 if there is none. */
export function moneyAt(value: Json | undefined, name: string): bigint {
  return toMinor(textAt(value, name, 'amount'), textAt(value, name, 'currency'));
}

export function toAmount(minor: bigint, asset = 'AUD'): string {
  const decimals = decimalsOf(asset);
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0');
  const text = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return minor < 0n ? `-${text}` : text;
}
