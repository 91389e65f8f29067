import { canonicalRate, type Direction } from '../../money/rate.ts';
import type { DecisionContext, Loaded } from '../../writes/write.ts';
import { pinnedRatesTable } from './pinned-rate.ts';

/**
 * The rate of a direction now: the one that the tenant has pinned, without a spread (pinRate in the contract), else the
 * market's. Destination units for one source unit, to ten decimals.
 * @throws ApiError service_unavailable where no exchange is there to ask
 */
export function currentRate(
  loaded: Loaded,
  context: DecisionContext,
  { source, destination }: Direction,
): string {
  const pinned = loaded.find(pinnedRatesTable, { source, destination });
  return pinned?.rate ?? canonicalRate(context.providers.marketRate(source, destination));
}
