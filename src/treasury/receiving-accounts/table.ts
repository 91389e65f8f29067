import type { Network } from '../../../generated/assets.ts';
import type { Moment } from '../../calendar/clock.ts';
import { defineTable, moment, momentOrNull, text, textOrNull } from '../../db/statements/table.ts';
import { familyOf } from '../../money/address.ts';
import type { Asset } from '../../money/amount.ts';
import { type Need, need } from '../../writes/write.ts';

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
  { asset, network }: Exclude<PoolItem, { readonly asset: 'AUD' }>,
  address: string,
): string {
  const written = familyOf(network) === 'evm' ? address.toLowerCase() : address;
  return `address ${asset} ${network} ${written}`;
}

/** What is opened ahead: accounts for AUD, or addresses for one stablecoin on one network. */
export type PoolItem =
  | { readonly asset: 'AUD'; readonly network: null }
  | { readonly asset: Exclude<Asset, 'AUD'>; readonly network: Network };

/** Accounts to be paid AUD into. */
export const ACCOUNTS: PoolItem = { asset: 'AUD', network: null };

/**
 * `ordered`: the provider is to open it; `ready`: it can be taken; `taken`: a funding instrument or a payment route has it;
 * `refused`: the provider will not open it.
 */
export type PoolEntryStatus = 'ordered' | 'ready' | 'taken' | 'refused';

/** The statuses of what takes a place in the account pool. */
export const OPEN_STATUSES = ['ordered', 'ready', 'refused'] as const satisfies readonly PoolEntryStatus[];

/** An account or an address that is opened ahead of the funding instrument or payment route that will have it (ADR 26). */
export interface PoolEntry {
  readonly id: string;
  readonly tenantId: string;
  /** What it is: `AUD`, or such as `USDC/base`. */
  readonly item: string;
  /** Whose account or address it is: another adapter would not hear of money that comes in there. */
  readonly adapter: string;
  readonly status: PoolEntryStatus;
  /** Null until it is ready, like all that the provider gives. */
  readonly providerReference: string | null;
  readonly bsb: string | null;
  readonly accountNumber: string | null;
  readonly address: string | null;
  readonly tag: string | null;
  /** The funding instrument that has it, if one has. */
  readonly fundingInstrumentId: string | null;
  /** The payment route that has it, if one has. */
  readonly paymentRouteId: string | null;
  /** On the server's clock, as are the other two. */
  readonly orderedAt: Moment;
  /** When the provider opened or refused it. */
  readonly answeredAt: Moment | null;
  readonly takenAt: Moment | null;
}

/** Who takes what was opened ahead. */
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

/** The name of what is opened ahead: `AUD`, or such as `USDC/base`. */
export function nameOfItem({ asset, network }: PoolItem): string {
  return network === null ? asset : `${asset}/${network}`;
}

/** What a pool entry is, by the name of its item. */
export function itemOf({ item }: Pick<PoolEntry, 'item'>): PoolItem {
  const [asset, network = null] = item.split('/');
  // Only nameOfItem makes these names.
  return { asset, network } as PoolItem;
}

/** The kind of the order by which a pool entry is opened. */
export function orderKindOf(poolEntry: Pick<PoolEntry, 'item'>): 'issue_account' | 'issue_address' {
  return itemOf(poolEntry).network === null ? 'issue_account' : 'issue_address';
}

/** The pool entries of a tenant in one status. */
export function poolEntriesNeed(tenantId: string, status: PoolEntryStatus): Need {
  return need(poolEntriesTable, { tenantId, status });
}

/** The pool entries of a tenant that can be taken for an item. */
export function readyPoolEntriesNeed(tenantId: string, item: PoolItem): Need {
  return need(poolEntriesTable, { tenantId, status: 'ready', item: nameOfItem(item) });
}

/** What an alarm about a tenant's account pool of an item is about. */
export function poolEntrySubject(tenantId: string, item: string): string {
  return `${tenantId} ${item}`;
}
