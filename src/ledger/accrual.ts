import { defineTable, integer, minor, text } from '../db/table.ts';
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
export function accruedParts(minorUnits: bigint): Pick<Accrual, 'minorHigh' | 'minorLow'> {
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
