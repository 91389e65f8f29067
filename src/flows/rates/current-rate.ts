import type { Direction } from '../../money/rate.ts';
import type { CurrentRate } from '../../outbox/provider-facts.ts';
import type { DecisionContext, Loaded } from '../../writes/write.ts';
import { pinnedRatesTable } from './pinned-rate.ts';

/**
 * The rate of a direction now: the one that the tenant has pinned, without a spread (pinRate in the contract), else the
 * market's with the house's spread. Destination units for one source unit, to ten decimals.
 * @throws ApiError service_unavailable where no exchange is there to ask, or none of its rates can be used
 */
export function currentRate(loaded: Loaded, context: DecisionContext, direction: Direction): CurrentRate {
  const { source, destination } = direction;
  const pinned = loaded.find(pinnedRatesTable, { source, destination });
  if (pinned?.rate != null) return { rate: pinned.rate, asOf: context.now };
  return context.providers.marketRate(direction, context.now);
}
