import { sydneyMonth, type Moment } from '../clock.ts';
import type { Step } from '../db/statement.ts';
import type { Dialect } from '../db/dialect.ts';
import { insertStatement } from '../db/table-statements.ts';
import { accruedMinor, accruedParts, accrualsTable, type Accrual, type AccrualEffect } from './accrual.ts';

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
