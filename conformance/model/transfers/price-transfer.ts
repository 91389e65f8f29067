import { developerFeeOn, inAud } from '../../judge/developer-fee.ts';
import { exchanged } from '../../judge/rate-law.ts';
import { largestOf } from '../price-quote.ts';
import type { ModelPrice, ModelTransfer } from './transfer-state.ts';

export type PriceRefusal = 'amount_below_fee' | 'amount_below_minimum' | 'limit_exceeded';

/** The developer fee as far as it is known without a rate: of AUD it is, of a stablecoin it is not. */
export function knownDeveloperFee({ route, gross, developerTerms }: ModelTransfer): bigint | undefined {
  return route.asset === 'AUD' ? developerFeeOn(gross, 'AUD', developerTerms, 0n) : undefined;
}

/** Prices a transfer at a rate, a whole number of its ten decimals. */
export function priceTransfer(transfer: ModelTransfer, rate: bigint): ModelPrice | PriceRefusal {
  const { route, gross, platformFee, developerTerms } = transfer;
  const { asset, into } = route;
  const developerFee = developerFeeOn(gross, asset, developerTerms, rate);
  const converted = gross - platformFee - developerFee;
  if (converted <= 0n) return 'amount_below_fee';
  const destination = exchanged({ source: asset, destination: into, side: 'source', minor: converted }, rate);
  if (destination === 0n) return 'amount_below_minimum';
  if (destination > largestOf(into)) return 'limit_exceeded';
  const developerFeeAud = inAud(developerFee, asset, rate);
  return { rate, developerFee, converted, destination, developerFeeAud };
}
