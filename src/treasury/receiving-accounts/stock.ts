import type { Network } from '../../../generated/assets.ts';
import { insertRow, saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { raiseAlarm } from '../../outbox/alarm.ts';
import { instruct } from '../../outbox/instruction.ts';
import type { ProviderFacts, StockIssuer } from '../../outbox/provider-facts.ts';
import type { DecisionContext, Effect, Loaded, Need } from '../../writes/write.ts';
import { hasInboundRail } from '../policy/rails.ts';
import { isPairEnabled } from '../policy/rules.ts';
import type { ConfigurationTerms } from '../policy/table.ts';
import {
  ACCOUNTS,
  OPEN_STATUSES,
  type SlotHolder,
  type StockItem,
  type StockSlot,
  nameOfItem,
  slotsNeed,
  stockSubject,
  stockTable,
} from './table.ts';

/** How long a refusal keeps another from being ordered in its place: the provider is not asked without end. */
const REFUSAL_STANDS_MS = 3_600_000;

/** The issuers that open ahead; null for one that derives, or that nobody is there for. */
export interface Stocking {
  readonly accounts: StockIssuer | null;
  readonly addresses: StockIssuer | null;
  /** The networks that addresses can be opened for. */
  readonly networks: readonly Network[];
}

/** Who opens ahead, of all that issue. */
export function stockingOf({
  accounts,
  addresses,
  connected,
}: Pick<ProviderFacts, 'accounts' | 'addresses' | 'connected'>): Stocking {
  return {
    networks: connected.networks,
    accounts: accounts.from === 'stock' ? accounts : null,
    addresses: addresses.from === 'stock' ? addresses : null,
  };
}

/** Whether anybody opens anything ahead. */
export function isStocking({ accounts, addresses }: Pick<Stocking, 'accounts' | 'addresses'>): boolean {
  return accounts !== null || addresses !== null;
}

/** An item that is to be in stock, and by whom. */
export interface WantedItem {
  readonly item: StockItem;
  readonly issuer: StockIssuer;
}

/** What a tenant with these terms is to have in stock: what its funding instruments and its payment routes can take. */
export function wantedItems(
  { accounts, addresses, networks }: Stocking,
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

/** How many slots an item lacks. @param open the tenant's slots that are ordered, ready or refused */
export function missingSlots(
  { item, issuer }: WantedItem,
  open: readonly Pick<StockSlot, 'item' | 'adapter' | 'status' | 'answeredAt'>[],
  serverNow: number,
): number {
  const counted = open.filter(
    (slot) =>
      slot.item === nameOfItem(item) &&
      slot.adapter === issuer.adapter &&
      (slot.status !== 'refused' || serverNow - (slot.answeredAt ?? 0) < REFUSAL_STANDS_MS),
  );
  return Math.max(0, issuer.target - counted.length);
}

/** The rows that restocking a tenant needs. */
export function restockNeeds(tenantId: string): Need[] {
  return OPEN_STATUSES.map((status) => slotsNeed(tenantId, status));
}

/** Orders what a tenant lacks; restockNeeds names what it reads. */
export function restock(wanted: readonly WantedItem[], loaded: Loaded, context: DecisionContext): Effect[] {
  const open = OPEN_STATUSES.flatMap((status) => loaded.list(stockTable, { status }));
  return wanted.flatMap((each) =>
    Array.from({ length: missingSlots(each, open, context.serverNow) }, () =>
      orderSlot(each, context),
    ).flat(),
  );
}

/** Orders one account or address to be opened ahead. */
function orderSlot({ item, issuer }: WantedItem, context: DecisionContext): Effect[] {
  const { tenant } = context.head;
  const slot: StockSlot = {
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
  const identity = { instructionId: context.newId('ins'), tenantId: tenant.id, subject: slot.id };
  const order =
    item.network === null
      ? ({ ...identity, kind: 'issue_account', payload: { accountName: tenant.name } } as const)
      : ({ ...identity, kind: 'issue_address', payload: item } as const);
  return [insertRow(stockTable, slot), instruct(order, context.now)];
}

/** About as long as it takes until what was ordered is there. */
const RETRY_AFTER_SECONDS = 30;

/** A slot that was taken, with what the provider gave for it. */
export interface TakenSlot {
  readonly slot: StockSlot & { readonly providerReference: string };
  readonly effects: readonly Effect[];
}

/**
 * Takes what was opened first for its holder, and orders another in its place; readySlotsNeed names what it reads.
 * That the next one would find none is an alarm.
 * @throws ApiError service_unavailable where none is there
 */
export function takeSlot(
  wanted: WantedItem,
  { kind, id }: SlotHolder,
  loaded: Loaded,
  context: DecisionContext,
): TakenSlot {
  const item = nameOfItem(wanted.item);
  const [first, ...others] = loaded
    .list(stockTable, { status: 'ready', item })
    .filter(({ adapter }) => adapter === wanted.issuer.adapter)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  if (first === undefined) {
    throw new ApiError('service_unavailable', {
      message: 'None is available at the moment. A new one is being opened.',
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  const { providerReference } = first;
  if (providerReference === null) throw new Error(`The slot ${first.id} is ready without a reference`);
  const taken: StockSlot = {
    ...first,
    ...(kind === 'funding_instrument' ? { fundingInstrumentId: id } : { paymentRouteId: id }),
    status: 'taken',
    takenAt: context.serverNow,
  };
  const low = raiseAlarm(context, 'stock_low', stockSubject(first.tenantId, item));
  return {
    slot: { ...taken, providerReference },
    effects: [
      saveRow(stockTable, taken),
      ...orderSlot(wanted, context),
      ...(others.length === 0 ? [low] : []),
    ],
  };
}
