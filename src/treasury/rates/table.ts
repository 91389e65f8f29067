import { type RowEffect, defineTable, saveRow, text, textOrNull } from '../../db/statements/table.ts';
import type { Asset } from '../../money/amount.ts';
import { type Loaded, type Need, need } from '../../writes/write.ts';

/** A rate that a tenant of the sandbox has pinned, in its one direction and without a spread; null once it is let go. */
export interface PinnedRate {
  readonly tenantId: string;
  readonly source: Asset;
  readonly destination: Asset;
  /** Destination units for one source unit, to ten decimals. */
  readonly rate: string | null;
}

export const pinnedRatesTable = defineTable<PinnedRate>({
  name: 'pinned_rates',
  key: ['tenantId', 'source', 'destination'],
  columns: {
    tenantId: text(),
    source: text<Asset>(),
    destination: text<Asset>(),
    rate: textOrNull(),
  },
});

/** Every rate that a tenant has pinned: six directions at most. */
export function pinnedRateNeed(tenantId: string): Need {
  return need(pinnedRatesTable, { tenantId });
}

/** Lets go of every rate that a tenant has pinned, which pinnedRateNeed has loaded. */
export function unpinRates(loaded: Loaded): RowEffect[] {
  return loaded
    .list(pinnedRatesTable, {})
    .filter(({ rate }) => rate !== null)
    .map((pinned) => saveRow(pinnedRatesTable, { ...pinned, rate: null }));
}
