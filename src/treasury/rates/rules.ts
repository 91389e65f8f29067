import type { Direction, FixedAmount } from '../../money/rate.ts';
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
 * @param fixed without it the rate of a usual amount, as it is shown
 * @throws ApiError service_unavailable without a usable rate
 */
export function currentRate(
  pins: PinnedRates,
  { providers: { connected, marketRate }, now }: RateContext,
  direction: Direction,
  fixed?: FixedAmount,
): CurrentRate {
  const { source, destination } = direction;
  // A pinned rate needs a connected exchange too.
  if (!connected.exchange) return marketRate(direction, now, fixed);
  const pinned = pins.find(pinnedRatesTable, { source, destination });
  if (pinned?.rate != null) return { rate: pinned.rate, asOf: now };
  return marketRate(direction, now, fixed);
}
