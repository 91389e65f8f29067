import { type Moment, sydneyMonth } from '../calendar/clock.ts';
import type { Dialect, Step } from '../db/statements/statement.ts';
import { insertStatement } from '../db/statements/table-statements.ts';
import { defineTable, integer, minor, text } from '../db/statements/table.ts';
import type { Asset } from '../money/amount.ts';

/** Counted by month: billed verifications, collected fees, earned fees. */
export type AccruedItem = 'kyc' | 'platform_fee' | 'developer_fee';

/**
 * What a Sydney month brought a tenant in one asset at one unit price; kept in each cause's commit, so that an invoice
 * reads a few rows and adds up none.
 */
export interface Accrual {
  readonly tenantId: string;
  readonly month: string;
  readonly item: AccruedItem;
  readonly asset: Asset;
  /** Minor units; 0n without a price. */
  readonly unitPriceMinor: bigint;
  readonly count: number;
  /** The amount's part of 2^32: a month of fees may pass 64 bits. */
  readonly minorHigh: bigint;
  /** The rest, which may have passed 2^32 since. */
  readonly minorLow: bigint;
}

export const accrualsTable = defineTable<Accrual>({
  name: 'accruals',
  key: ['tenantId', 'month', 'item', 'asset', 'unitPriceMinor'],
  columns: {
    tenantId: text(),
    month: text(),
    item: text<AccruedItem>(),
    asset: text<Asset>(),
    unitPriceMinor: minor(),
    count: integer(),
    minorHigh: minor(),
    minorLow: minor(),
  },
});

const LOW_BITS = 32n;

/** An amount's two parts. */
function accruedParts(minorUnits: bigint): Pick<Accrual, 'minorHigh' | 'minorLow'> {
  const minorHigh = minorUnits >> LOW_BITS;
  return { minorHigh, minorLow: minorUnits - (minorHigh << LOW_BITS) };
}

/** In minor units. */
export function accruedMinor({ minorHigh, minorLow }: Pick<Accrual, 'minorHigh' | 'minorLow'>): bigint {
  return (minorHigh << LOW_BITS) + minorLow;
}

/** Counted for the month in which its commit is booked. */
export interface AccrualEffect {
  readonly effect: 'accrual';
  readonly item: AccruedItem;
  readonly asset: Asset;
  readonly unitPriceMinor: bigint;
  readonly count: number;
  readonly amountMinor: bigint;
}

/** Returned fees are subtracted, and counted as none taken. */
export function accruedFees(
  lines: readonly { readonly account: string; readonly asset: Asset; readonly amountMinor: bigint }[],
): AccrualEffect[] {
  const fees: AccrualEffect[] = [];
  for (const { account, asset, amountMinor } of lines) {
    if (account !== 'fee_income') continue;
    const count = amountMinor > 0n ? 1 : 0;
    fees.push({ effect: 'accrual', item: 'platform_fee', asset, unitPriceMinor: 0n, count, amountMinor });
  }
  return fees;
}

const ADD_UP =
  ' on conflict (tenant_id, month, item, asset, unit_price_minor) do update set count = accruals.count + excluded.count,' +
  ' minor_high = accruals.minor_high + excluded.minor_high, minor_low = accruals.minor_low + excluded.minor_low';

function nameOf({ tenantId, month, item, asset, unitPriceMinor }: Accrual): string {
  return `${tenantId} ${month} ${item} ${asset} ${unitPriceMinor}`;
}

function sumOf(one: Accrual, other: Accrual): Accrual {
  const minor = accruedMinor(one) + accruedMinor(other);
  return { ...one, count: one.count + other.count, ...accruedParts(minor) };
}

/**
 * A group's counts. Nothing is loaded, since every payout with a fee passes here: one statement adds them up under the
 * wallets' locks.
 */
export class AccrualChanges {
  readonly #changes = new Map<string, Accrual>();

  /** Whether there is anything to write. */
  get isEmpty(): boolean {
    return this.#changes.size === 0;
  }

  /** Takes what is counted at a moment of the tenant's books. */
  add(tenantId: string, effect: AccrualEffect, bookedAt: Moment): void {
    const { item, asset, unitPriceMinor, count, amountMinor } = effect;
    const month = sydneyMonth(bookedAt);
    const change = { tenantId, month, item, asset, unitPriceMinor, count, ...accruedParts(amountMinor) };
    const before = this.#changes.get(nameOf(change));
    this.#changes.set(nameOf(change), before === undefined ? change : sumOf(before, change));
  }

  applyTo(loaded: Iterable<Accrual>): Iterable<Accrual> {
    const rows = new Map<string, Accrual>();
    for (const row of loaded) rows.set(nameOf(row), row);
    for (const [name, change] of this.#changes) {
      const before = rows.get(name);
      rows.set(name, before === undefined ? change : sumOf(before, change));
    }
    return rows.values();
  }

  /** Adds all of it in the database. */
  steps(dialect: Dialect): Step[] {
    if (this.isEmpty) return [];
    return [{ statement: insertStatement(dialect, accrualsTable, [...this.#changes.values()], ADD_UP) }];
  }
}
