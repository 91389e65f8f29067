import type { Network } from '../../../generated/assets.ts';
import { insertRow, saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { raiseAlarm } from '../../outbox/alarm.ts';
import { instruct } from '../../outbox/instruction.ts';
import type { PoolIssuer, ProviderFacts } from '../../outbox/provider-facts.ts';
import type { DecisionContext, Effect, Loaded, Need } from '../../writes/write.ts';
import { hasInboundRail } from '../policy/rails.ts';
import { isPairEnabled } from '../policy/rules.ts';
import type { ConfigurationTerms } from '../policy/table.ts';
import {
  ACCOUNTS,
  OPEN_STATUSES,
  type PoolEntry,
  type PoolEntryHolder,
  type PoolItem,
  nameOfItem,
  poolEntriesNeed,
  poolEntriesTable,
  poolEntrySubject,
} from './table.ts';

/** No second order for so long after a refusal. */
const REFUSAL_STANDS_MS = 3_600_000;

export interface AccountPools {
  readonly accounts: PoolIssuer | null;
  readonly addresses: PoolIssuer | null;
  /** Networks with an issuer. */
  readonly networks: readonly Network[];
}

/** Issuers that open ahead. */
export function accountPoolsOf({
  accounts,
  addresses,
  connected,
}: Pick<ProviderFacts, 'accounts' | 'addresses' | 'connected'>): AccountPools {
  return {
    networks: connected.networks,
    accounts: accounts.from === 'accountPool' ? accounts : null,
    addresses: addresses.from === 'accountPool' ? addresses : null,
  };
}

/** Whether any issuer opens ahead. */
export function hasAccountPools({
  accounts,
  addresses,
}: Pick<AccountPools, 'accounts' | 'addresses'>): boolean {
  return accounts !== null || addresses !== null;
}

export interface WantedItem {
  readonly item: PoolItem;
  readonly issuer: PoolIssuer;
}

/** What funding instruments and payment routes under these terms can take. */
export function wantedItems(
  { accounts, addresses, networks }: AccountPools,
  terms: ConfigurationTerms,
): WantedItem[] {
  const { fundingEnabled, assetNetworks, audOutboundRails } = terms.capabilities;
  const wantsAccounts = fundingEnabled || hasInboundRail(terms);
  const items: WantedItem[] =
    accounts === null || !wantsAccounts ? [] : [{ item: ACCOUNTS, issuer: accounts }];
  const wantsAddresses = fundingEnabled || audOutboundRails.length > 0;
  if (addresses === null || !wantsAddresses) return items;
  const pairs = assetNetworks.filter(
    ({ asset, network }) => networks.includes(network) && isPairEnabled(terms, asset, network),
  );
  return [...items, ...pairs.map(({ asset, network }) => ({ item: { asset, network }, issuer: addresses }))];
}

export function missingPoolEntries(
  { item, issuer }: WantedItem,
  open: readonly Pick<PoolEntry, 'item' | 'adapter' | 'status' | 'answeredAt'>[],
  serverNow: number,
): number {
  const counted = open.filter(
    (poolEntry) =>
      poolEntry.item === nameOfItem(item) &&
      poolEntry.adapter === issuer.adapter &&
      (poolEntry.status !== 'refused' || serverNow - (poolEntry.answeredAt ?? 0) < REFUSAL_STANDS_MS),
  );
  return Math.max(0, issuer.target - counted.length);
}

export function refillPoolNeeds(tenantId: string): Need[] {
  return OPEN_STATUSES.map((status) => poolEntriesNeed(tenantId, status));
}

/** Orders what a tenant lacks; refillPoolNeeds names its rows. */
export function refillPool(
  wanted: readonly WantedItem[],
  loaded: Loaded,
  context: DecisionContext,
): Effect[] {
  const open = OPEN_STATUSES.flatMap((status) => loaded.list(poolEntriesTable, { status }));
  return wanted.flatMap((each) =>
    Array.from({ length: missingPoolEntries(each, open, context.serverNow) }, () =>
      orderPoolEntry(each, context),
    ).flat(),
  );
}

function orderPoolEntry({ item, issuer }: WantedItem, context: DecisionContext): Effect[] {
  const { tenant } = context.head;
  const poolEntry: PoolEntry = {
    id: context.newId('stk'),
    tenantId: tenant.id,
    item: nameOfItem(item),
    adapter: issuer.adapter,
    status: 'ordered',
    providerReference: null,
    bsb: null,
    accountNumber: null,
    address: null,
    tag: null,
    fundingInstrumentId: null,
    paymentRouteId: null,
    orderedAt: context.serverNow,
    answeredAt: null,
    takenAt: null,
  };
  const identity = { instructionId: context.newId('ins'), tenantId: tenant.id, subject: poolEntry.id };
  const order =
    item.network === null
      ? ({ ...identity, kind: 'issue_account', payload: { accountName: tenant.name } } as const)
      : ({ ...identity, kind: 'issue_address', payload: item } as const);
  return [insertRow(poolEntriesTable, poolEntry), instruct(context, order, context.now)];
}

/** About the time of an order. */
const RETRY_AFTER_SECONDS = 30;

export interface TakenPoolEntry {
  readonly poolEntry: PoolEntry & { readonly providerReference: string };
  readonly effects: readonly Effect[];
}

/**
 * Takes the oldest entry and orders another; readyPoolEntriesNeed names its rows. An empty pool after it is an alarm.
 * @throws ApiError service_unavailable if none is ready
 */
export function takePoolEntry(
  wanted: WantedItem,
  { kind, id }: PoolEntryHolder,
  loaded: Loaded,
  context: DecisionContext,
): TakenPoolEntry {
  const item = nameOfItem(wanted.item);
  const [first, ...others] = loaded
    .list(poolEntriesTable, { status: 'ready', item })
    .filter(({ adapter }) => adapter === wanted.issuer.adapter)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  if (first === undefined) {
    throw new ApiError('service_unavailable', {
      reason: 'no_receiving_account',
      message: 'None is available at the moment. A new one is being opened.',
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  const { providerReference } = first;
  if (providerReference === null) throw new Error(`The pool entry ${first.id} is ready without a reference`);
  const taken: PoolEntry = {
    ...first,
    ...(kind === 'funding_instrument' ? { fundingInstrumentId: id } : { paymentRouteId: id }),
    status: 'taken',
    takenAt: context.serverNow,
  };
  const low = raiseAlarm(context, 'account_pool_low', poolEntrySubject(first.tenantId, item));
  return {
    poolEntry: { ...taken, providerReference },
    effects: [
      saveRow(poolEntriesTable, taken),
      ...orderPoolEntry(wanted, context),
      ...(others.length === 0 ? [low] : []),
    ],
  };
}
