import { defineTable, text } from '../../db/table.ts';
import { familyOf } from '../../money/network-family.ts';
import type { StockItem } from './stock-slot.ts';

/**
 * An account, a PayID or an address that money comes in at, with the one funding instrument or payment route that has it,
 * for good. The database keeps these rows by itself: what would have a place that another has, breaks.
 */
export interface ReceivingPlace {
  readonly place: string;
  readonly holderId: string;
}

export const receivingPlacesTable = defineTable<ReceivingPlace>({
  name: 'receiving_places',
  key: ['place'],
  columns: { place: text(), holderId: text() },
});

/** The name of an account as a place. */
export function accountPlace(bsb: string, accountNumber: string): string {
  return `account ${bsb} ${accountNumber}`;
}

/** The name of a PayID as a place; its letters' case means nothing. */
export function payIdPlace(payId: string): string {
  return `payid ${payId.toLowerCase()}`;
}

/**
 * The name of an address as a place; on EVM networks its letters' case is a checksum alone. A tag is no part of it: an address
 * is one holder's whatever tag was issued with it, since senders forget tags, and what they send must be somebody's all the same.
 */
export function addressPlace(
  { asset, network }: Exclude<StockItem, { readonly asset: 'AUD' }>,
  address: string,
): string {
  const written = familyOf(network) === 'evm' ? address.toLowerCase() : address;
  return `address ${asset} ${network} ${written}`;
}
