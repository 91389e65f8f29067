import { type RowEffect, defineTable, saveRow, text, textOrNull } from '../../db/statements/table.ts';
import type { Asset } from '../../money/amount.ts';
import { type Loaded, type Need, need } from '../../writes/write.ts';

/** A pinned rate of one direction, without spread; null once unpinned. */
export interface PinnedRate {
  readonly tenantId: string;
  readonly source: Asset;
  readonly destination: Asset;
  /** Destination units per source unit, to ten decimals. */
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

/** At most six directions. */
export function pinnedRateNeed(tenantId: string): Need {
  return need(pinnedRatesTable, { tenantId });
}

/** pinnedRateNeed has loaded them. */
export function unpinRates(loaded: Loaded): RowEffect[] {
  return loaded
    .list(pinnedRatesTable, {})
    .filter(({ rate }) => rate !== null)
    .map((pinned) => saveRow(pinnedRatesTable, { ...pinned, rate: null }));
}
