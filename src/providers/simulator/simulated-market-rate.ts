import { Decimal } from 'decimal.js';
import { ExactDecimal, type Asset } from '../../money/amount.ts';
import { RATE_DECIMALS } from '../../money/rate.ts';

/** What one unit is worth in US dollars in the simulated market, which stands still: pins are what moves it. */
const US_DOLLARS: Readonly<Record<Asset, string>> = { AUD: '0.655', USDC: '1', USDT: '0.9995' };

/** What the house keeps of every rate. */
const SPREAD_BPS = 25;

/** The simulated exchange's rate, spread included, rounded down to ten decimals. */
export function simulatedMarketRate(source: Asset, destination: Asset): string {
  const middle = new ExactDecimal(US_DOLLARS[source]).div(US_DOLLARS[destination]);
  return middle
    .times(10_000 - SPREAD_BPS)
    .div(10_000)
    .toFixed(RATE_DECIMALS, Decimal.ROUND_DOWN);
}
