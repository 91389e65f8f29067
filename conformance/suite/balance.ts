import { objectsAt, textAt, type Json } from '../json/json.ts';
import { toMinor } from '../json/minor-units.ts';

/** The assets of a wallet, in the order in which the contract says that they are shown. */
export const ASSETS = ['AUD', 'USDC', 'USDT'] as const;

/** What a tenant's balance of one asset was at a moment, in its smallest units. */
export interface BalanceReading {
  readonly available: bigint;
  readonly reserved: bigint;
  readonly pending: bigint;
  readonly posted: bigint;
}

/** The balance of an asset that an overview shows. */
export function readBalance(overview: Json, asset = 'AUD'): BalanceReading {
  const balance = objectsAt(overview, 'balances').find((each) => textAt(each, 'asset') === asset);
  const read = (name: string): bigint => toMinor(textAt(balance, name), asset);
  return {
    available: read('available'),
    reserved: read('reserved'),
    pending: read('pending'),
    posted: read('posted'),
  };
}
