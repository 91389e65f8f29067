import type { Network } from '../../generated/assets.ts';
import { presentAmount, type Asset } from './amount.ts';

/** A money object in Australian dollars, which have no network. */
export interface AudMoney {
  readonly amount: string;
  readonly currency: 'AUD';
}

/** A money object in a stablecoin, which always names its network. */
export interface StableMoney {
  readonly amount: string;
  readonly currency: 'USDC' | 'USDT';
  readonly network: Network;
}

/** Presents cents as a money object. */
export function presentAud(minor: bigint): AudMoney {
  return { amount: presentAmount(minor, 'AUD'), currency: 'AUD' };
}

/** Presents minor units of a stablecoin as a money object. */
export function presentStable(minor: bigint, asset: Asset, network: Network | null): StableMoney {
  if (asset === 'AUD' || network === null) throw new Error(`An amount of ${asset} is none of a stablecoin`);
  return { amount: presentAmount(minor, asset), currency: asset, network };
}

/** Presents minor units of any asset as a money object. */
export function presentMoney(minor: bigint, asset: Asset, network: Network | null): AudMoney | StableMoney {
  return asset === 'AUD' ? presentAud(minor) : presentStable(minor, asset, network);
}
