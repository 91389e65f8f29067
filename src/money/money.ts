import { presentAmount } from './amount.ts';

/** A money object in Australian dollars, which have no network. */
export interface AudMoney {
  readonly amount: string;
  readonly currency: 'AUD';
}

/** Presents cents as a money object. */
export function presentAud(minor: bigint): AudMoney {
  return { amount: presentAmount(minor, 'AUD'), currency: 'AUD' };
}
