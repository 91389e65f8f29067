import type { Network } from '../../../generated/assets.ts';
import type { Moment } from '../../calendar/clock.ts';
import { defineTable, moment, momentOrNull, text, textOrNull } from '../../db/statements/table.ts';
import { familyOf } from '../../money/address.ts';
import type { Asset } from '../../money/amount.ts';
import { type Need, need } from '../../writes/write.ts';

/**
 * An account, PayID or address with its one permanent holder. Triggers keep these rows: a second holder's insert fails.
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

export function accountPlace(bsb: string, accountNumber: string): string {
  return `account ${bsb} ${accountNumber}`;
}

export function payIdPlace(payId: string): string {
  return `payid ${payId.toLowerCase()}`;
}

/**
 * On EVM networks the case is a checksum alone. A tag is no part: senders forget tags, and the money must still have
 * one holder.
 */
export function addressPlace(
  { asset, network }: Exclude<PoolItem, { readonly asset: 'AUD' }>,
  address: string,
): string {
  const written = familyOf(network) === 'evm' ? address.toLowerCase() : address;
  return `address ${asset} ${network} ${written}`;
}

/** AUD accounts, or addresses for one stablecoin on one network. */
export type PoolItem =
  | { readonly asset: 'AUD'; readonly network: null }
  | { readonly asset: Exclude<Asset, 'AUD'>; readonly network: Network };

export const ACCOUNTS: PoolItem = { asset: 'AUD', network: null };

/**
 * - `ordered` of the provider.
 * - `ready` to be taken.
 * - `taken` by an instrument or route.
 * - `refused` by the provider.
 */
export type PoolEntryStatus = 'ordered' | 'ready' | 'taken' | 'refused';

/** Statuses that count as stock. */
export const OPEN_STATUSES = ['ordered', 'ready', 'refused'] as const satisfies readonly PoolEntryStatus[];

/** An account or address opened ahead of its holder (ADR 26). */
export interface PoolEntry {
  readonly id: string;
  readonly tenantId: string;
  /** `AUD`, or such as `USDC/base`. */
  readonly item: string;
  /** Another adapter would not hear of deposits there. */
  readonly adapter: string;
  readonly status: PoolEntryStatus;
  /** Null until it is ready, like all the provider's facts. */
  readonly providerReference: string | null;
  readonly bsb: string | null;
  readonly accountNumber: string | null;
  readonly address: string | null;
  readonly tag: string | null;
  readonly fundingInstrumentId: string | null;
  readonly paymentRouteId: string | null;
  /** On the server clock, like the other two. */
  readonly orderedAt: Moment;
  readonly answeredAt: Moment | null;
  readonly takenAt: Moment | null;
}

export interface PoolEntryHolder {
  readonly kind: 'funding_instrument' | 'payment_route';
  readonly id: string;
}

export const poolEntriesTable = defineTable<PoolEntry>({
  name: 'account_pool',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: text(),
    item: text(),
    adapter: text(),
    status: text<PoolEntryStatus>(),
    providerReference: textOrNull(),
    bsb: textOrNull(),
    accountNumber: textOrNull(),
    address: textOrNull(),
    tag: textOrNull(),
    fundingInstrumentId: textOrNull(),
    paymentRouteId: textOrNull(),
    orderedAt: moment(),
    answeredAt: momentOrNull(),
    takenAt: momentOrNull(),
  },
});

/** `AUD`, or such as `USDC/base`. */
export function nameOfItem({ asset, network }: PoolItem): string {
  return network === null ? asset : `${asset}/${network}`;
}

/** What a pool entry is, by the name of its item. */
export function itemOf({ item }: Pick<PoolEntry, 'item'>): PoolItem {
  const [asset, network = null] = item.split('/');
  // Names come from nameOfItem alone.
  return { asset, network } as PoolItem;
}

export function orderKindOf(poolEntry: Pick<PoolEntry, 'item'>): 'issue_account' | 'issue_address' {
  return itemOf(poolEntry).network === null ? 'issue_account' : 'issue_address';
}

export function poolEntriesNeed(tenantId: string, status: PoolEntryStatus): Need {
  return need(poolEntriesTable, { tenantId, status });
}

export function readyPoolEntriesNeed(tenantId: string, item: PoolItem): Need {
  return need(poolEntriesTable, { tenantId, status: 'ready', item: nameOfItem(item) });
}

/** The subject of an alarm about one item of a tenant's pool. */
export function poolEntrySubject(tenantId: string, item: string): string {
  return `${tenantId} ${item}`;
}
