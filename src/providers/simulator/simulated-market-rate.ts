import { ExactDecimal, type Asset } from '../../money/amount.ts';
import { withSpread, type Direction } from '../../money/rate.ts';
import type { Moment } from '../../clock.ts';
import type { CurrentRate } from '../../outbox/provider-facts.ts';

/** What one unit is worth in US dollars in the simulated market, which stands still: pins are what moves it. */
const US_DOLLARS: Readonly<Record<Asset, string>> = { AUD: '0.655', USDC: '1', USDT: '0.9995' };

/** What the house keeps of every rate. */
const SPREAD_BPS = 25;

/** The simulated exchange's rate, spread included, rounded down to ten decimals: never missing, and never stale. */
export function simulatedMarketRate({ source, destination }: Direction, now: Moment): CurrentRate {
  const middle = new ExactDecimal(US_DOLLARS[source]).div(US_DOLLARS[destination]);
  return { rate: withSpread(middle, SPREAD_BPS), asOf: now };
}
