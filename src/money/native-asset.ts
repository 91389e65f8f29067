import { type Asset, decimalsOf, presentMinor } from './amount.ts';

/** What networks take for gas. Providers' books have it, and no account does. */
export const NATIVE_ASSETS = ['ETH', 'POL', 'BNB', 'AVAX'] as const;

export type NativeAsset = (typeof NATIVE_ASSETS)[number];

/** What a provider may hold for us. */
export type HeldAsset = Asset | NativeAsset;

/** As many as 64 bits leave to the largest wallet: of a network's 18 decimals, 6 are below a minor unit. */
const NATIVE_DECIMALS = 12;

const WEI_IN_MINOR = 1_000_000n;

export function isNative(asset: HeldAsset): asset is NativeAsset {
  return (NATIVE_ASSETS as readonly string[]).includes(asset);
}

/** In minor units, rounded down. */
export function minorOfWei(wei: bigint): bigint {
  const whole = wei / WEI_IN_MINOR;
  return whole * WEI_IN_MINOR > wei ? whole - 1n : whole;
}

export function presentHeld(minor: bigint, asset: HeldAsset): string {
  return presentMinor(minor, isNative(asset) ? NATIVE_DECIMALS : decimalsOf(asset));
}
