import type { Direction } from '../../money/rate.ts';
import type { CurrentRate } from '../../outbox/provider-facts.ts';
import type { DecisionContext } from '../../writes/write.ts';
import { type PinnedRate, pinnedRatesTable } from './table.ts';

/** By direction. */
export interface PinnedRates {
  find(table: typeof pinnedRatesTable, match: Direction): PinnedRate | undefined;
}

export interface RateContext extends Pick<DecisionContext, 'now'> {
  readonly providers: Pick<DecisionContext['providers'], 'marketRate' | 'connected'>;
}

/**
 * The pinned rate without spread (pinRate in the contract), else the market's with the house's spread; destination
 * units per source unit, to ten decimals. Quotes, transfers and shown rates use it.
 * @throws ApiError service_unavailable without a usable rate
 */
export function currentRate(pins: PinnedRates, context: RateContext, direction: Direction): CurrentRate {
  const { source, destination } = direction;
  // A pinned rate needs a connected exchange too.
  if (!context.providers.connected.exchange) return context.providers.marketRate(direction, context.now);
  const pinned = pins.find(pinnedRatesTable, { source, destination });
  if (pinned?.rate != null) return { rate: pinned.rate, asOf: context.now };
  return context.providers.marketRate(direction, context.now);
}
