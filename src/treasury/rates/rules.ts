import type { Direction } from '../../money/rate.ts';
import type { CurrentRate } from '../../outbox/provider-facts.ts';
import type { DecisionContext } from '../../writes/write.ts';
import { type PinnedRate, pinnedRatesTable } from './table.ts';

/** The tenant's pinned rates, by direction: what a write has loaded, or what a read has read. */
export interface PinnedRates {
  find(table: typeof pinnedRatesTable, match: Direction): PinnedRate | undefined;
}

/** The tenant's present moment, and the market. */
export interface RateContext extends Pick<DecisionContext, 'now'> {
  readonly providers: Pick<DecisionContext['providers'], 'marketRate' | 'connected'>;
}

/**
 * The rate of a direction now: the one that the tenant has pinned, without a spread (pinRate in the contract), else the
 * market's with the house's spread. Destination units for one source unit, to ten decimals. Quotes, transfers and the
 * rates that are shown all have it from here.
 * @throws ApiError service_unavailable where no exchange is there to ask, or none of its rates can be used
 */
export function currentRate(pins: PinnedRates, context: RateContext, direction: Direction): CurrentRate {
  const { source, destination } = direction;
  // Nobody could carry out at a pinned rate what no exchange is connected for.
  if (!context.providers.connected.exchange) return context.providers.marketRate(direction, context.now);
  const pinned = pins.find(pinnedRatesTable, { source, destination });
  if (pinned?.rate != null) return { rate: pinned.rate, asOf: context.now };
  return context.providers.marketRate(direction, context.now);
}
