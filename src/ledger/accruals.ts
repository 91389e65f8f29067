import { type Moment, sydneyMonth } from '../calendar/clock.ts';
import type { Dialect, Step } from '../db/statements/statement.ts';
import { insertStatement } from '../db/statements/table-statements.ts';
import { defineTable, integer, minor, text } from '../db/statements/table.ts';
import type { Asset } from '../money/amount.ts';

/** What is counted for a tenant's month: verifications to be billed, fees that were collected, and what the tenant earned. */
export type AccruedItem = 'kyc' | 'platform_fee' | 'developer_fee';

/**
 * What a calendar month in Australia/Sydney has brought a tenant of one thing, in one asset and at one unit price. Kept in
 * the commit of each cause, so that an invoice reads a few rows and adds up none.
 */
export interface Accrual {
  readonly tenantId: string;
  readonly month: string;
  readonly item: AccruedItem;
  readonly asset: Asset;
  /** What one of it costs, in minor units; 0 where there is no such price. */
  readonly unitPriceMinor: bigint;
  readonly count: number;
  /** The amount's part of 2^32. A month of fees may pass 64 bits, and each part by itself does not. */
  readonly minorHigh: bigint;
  /** The rest of the amount, which may be more than 2^32 by now. */
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

/** The two parts in which an amount is added up. */
function accruedParts(minorUnits: bigint): Pick<Accrual, 'minorHigh' | 'minorLow'> {
  const minorHigh = minorUnits >> LOW_BITS;
  return { minorHigh, minorLow: minorUnits - (minorHigh << LOW_BITS) };
}

/** The whole amount, in minor units of its asset. */
export function accruedMinor({ minorHigh, minorLow }: Pick<Accrual, 'minorHigh' | 'minorLow'>): bigint {
  return (minorHigh << LOW_BITS) + minorLow;
}

/** Something that a decision counts for the month in which its commit is booked. */
export interface AccrualEffect {
  readonly effect: 'accrual';
  readonly item: AccruedItem;
  readonly asset: Asset;
  readonly unitPriceMinor: bigint;
  readonly count: number;
  readonly amountMinor: bigint;
}

/** The fees among the lines of an entry, as a month counts them: what is given back takes off, and is none that was taken. */
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
 * What a group of writes counts for its tenants' months. Nothing of it is loaded, since every payout with a fee passes
 * here: one statement adds all of it up in the database, under the wallets' locks.
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

  /** Rows that were loaded as this group's changes leave them, with those that it begins. */
  applyTo(loaded: Iterable<Accrual>): Iterable<Accrual> {
    const rows = new Map<string, Accrual>();
    for (const row of loaded) rows.set(nameOf(row), row);
    for (const [name, change] of this.#changes) {
      const before = rows.get(name);
      rows.set(name, before === undefined ? change : sumOf(before, change));
    }
    return rows.values();
  }

  /** What adds all of it to the rows of the database. */
  steps(dialect: Dialect): Step[] {
    if (this.isEmpty) return [];
    return [{ statement: insertStatement(dialect, accrualsTable, [...this.#changes.values()], ADD_UP) }];
  }
}
