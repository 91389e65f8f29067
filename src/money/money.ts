import type { Word } from '../../generated/words.ts';
import type { Network } from '../../generated/assets.ts';
import { presentAmount, type Asset } from './amount.ts';

export interface AudMoney {
  readonly amount: string;
  readonly currency: 'AUD';
}

export interface StableMoney {
  readonly amount: string;
  readonly currency: Word<'StablecoinAsset'>;
  readonly network: Network;
}

export function presentAud(minor: bigint): AudMoney {
  return { amount: presentAmount(minor, 'AUD'), currency: 'AUD' };
}

export function presentStable(minor: bigint, asset: Asset, network: Network | null): StableMoney {
  if (asset === 'AUD' || network === null) throw new Error(`An amount of ${asset} is none of a stablecoin`);
  return { amount: presentAmount(minor, asset), currency: asset, network };
}

export function presentMoney(minor: bigint, asset: Asset, network: Network | null): AudMoney | StableMoney {
  return asset === 'AUD' ? presentAud(minor) : presentStable(minor, asset, network);
}
