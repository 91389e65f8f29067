import type { Db } from '../db/statements/statement.ts';
import type { Moment, TenantClock } from '../calendar/clock.ts';
import { selectMatching } from '../db/statements/rows.ts';
import { defineTable, flag, integer, minor, moment, momentOrNull, text } from '../db/statements/table.ts';
import type { Asset } from '../money/amount.ts';

/**
 * A tenant's wallet: the row that every write for the tenant locks first,
 * with the head of its movements and the setting of its clock.
 */
export interface Wallet {
  readonly tenantId: string;
  /** The newest movement's number; 0 before the first. */
  readonly seq: number;
  /** The newest movement's hash; 64 zeros before the first. */
  readonly headHash: string;
  /**
   * The moment of the newest decision that booked or reported something, or the end of the newest month that is invoiced.
   * No later decision has an earlier moment.
   */
  readonly lastOccurredAt: Moment;
  /** The newest event's number; 0 before the first. */
  readonly eventSeq: number;
  readonly clockOffsetMs: number;
  readonly clockFrozenAt: Moment | null;
  /** Where a call is taking the clock, one due moment after the other; null at all other times. */
  readonly clockTarget: Moment | null;
}

/** What a wallet holds of one asset, in minor units. */
export interface Balance {
  readonly tenantId: string;
  readonly asset: Asset;
  readonly availableMinor: bigint;
  readonly reservedMinor: bigint;
  /** The expected net of receipts that are detected or confirming; no part of the posted balance. */
  readonly pendingMinor: bigint;
  /** What open conversions will bring when they settle; no part of the posted balance. */
  readonly convertingMinor: bigint;
  /** A loss has to be replenished by the operator before anything is spent again. */
  readonly spendingStopped: boolean;
}

/** The hash before the first movement. */
export const GENESIS_HASH = '0'.repeat(64);

/** No balance passes this many minor units in either direction, so that 64-bit integers always hold it. */
export const BALANCE_BOUND = 9_000_000_000_000_000_000n;

export const walletsTable = defineTable<Wallet>({
  name: 'wallets',
  key: ['tenantId'],
  isUnderWallet: true,
  columns: {
    tenantId: text(),
    seq: integer(),
    headHash: text(),
    lastOccurredAt: moment(),
    eventSeq: integer(),
    clockOffsetMs: integer(),
    clockFrozenAt: momentOrNull(),
    clockTarget: momentOrNull(),
  },
});

export const balancesTable = defineTable<Balance>({
  name: 'balances',
  key: ['tenantId', 'asset'],
  isUnderWallet: true,
  columns: {
    tenantId: text(),
    asset: text<Asset>(),
    availableMinor: minor(),
    reservedMinor: minor(),
    pendingMinor: minor(),
    convertingMinor: minor(),
    spendingStopped: flag(),
  },
});

/** The wallet of a new tenant: empty, its clock running with the server's. */
export function newWallet(tenantId: string): Wallet {
  return {
    tenantId,
    seq: 0,
    headHash: GENESIS_HASH,
    lastOccurredAt: 0,
    eventSeq: 0,
    clockOffsetMs: 0,
    clockFrozenAt: null,
    clockTarget: null,
  };
}

/**
 * The tenant's present: the moment of a decision that is made now, and of everything that it writes. It drives money and
 * records (settlement, hold-backs, days and months of limits); keys, leases and retention follow the server's clock.
 * It never falls, even if the server's clock is set back, and never lies in a month that is invoiced.
 */
export function tenantNow(
  { clockFrozenAt, clockOffsetMs, lastOccurredAt }: TenantClock & Pick<Wallet, 'lastOccurredAt'>,
  serverNow: Moment,
): Moment {
  return Math.max(clockFrozenAt ?? serverNow + clockOffsetMs, lastOccurredAt);
}

/** No later decision of the tenant has a moment before this one: a month that ended before it is closed. */
export interface BookFromEffect {
  readonly effect: 'book_from';
  readonly moment: Moment;
}

/** The wallet for which no later decision has a moment before this one. */
export function bookingFrom(wallet: Wallet, moment: Moment): Wallet {
  return { ...wallet, lastOccurredAt: Math.max(wallet.lastOccurredAt, moment) };
}

/** An empty balance of one asset. */
export function newBalance(tenantId: string, asset: Asset): Balance {
  return {
    tenantId,
    asset,
    availableMinor: 0n,
    reservedMinor: 0n,
    pendingMinor: 0n,
    convertingMinor: 0n,
    spendingStopped: false,
  };
}

/** Whether the posted balance would pass its bound if it grew by this much. */
export function wouldPassBound(balance: Balance, growth: bigint): boolean {
  const { availableMinor, reservedMinor, pendingMinor, convertingMinor } = balance;
  const posted = availableMinor + reservedMinor + pendingMinor + convertingMinor + growth;
  return posted > BALANCE_BOUND || posted < -BALANCE_BOUND;
}

/** A tenant's wallet, without its balances. */
export async function readWallet(db: Db, tenantId: string): Promise<Wallet> {
  const [wallet] = await selectMatching(db, walletsTable, [{ tenantId }]);
  if (wallet === undefined) throw new Error(`The tenant ${tenantId} has no wallet`);
  return wallet;
}

/** The present on a tenant's clock, for reading. @param serverNow by the server's clock */
export async function presentOfTenant(db: Db, tenantId: string, serverNow: Moment): Promise<Moment> {
  return tenantNow(await readWallet(db, tenantId), serverNow);
}
