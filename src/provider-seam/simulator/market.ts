import type { Decimal } from 'decimal.js';
import { createHash } from 'node:crypto';
import type { Moment } from '../../calendar/clock.ts';
import { type Asset, ExactDecimal } from '../../money/amount.ts';
import { type Direction, withSpread } from '../../money/rate.ts';
import type { ProviderFacts } from '../../outbox/provider-facts.ts';

/** Middle prices in US dollars. */
const US_DOLLARS: Readonly<Record<Asset, string>> = { AUD: '0.655', USDC: '1', USDT: '0.9995' };

/** The house's margin on every rate. */
const SPREAD_BPS = 25;

/** How long one price stands. */
const TICK_MS = 5_000;

/** Keeps every price in the middle. */
const STILL = 'still';

/** Noise in millionths of a basis point: whole numbers throughout. */
const BPS = 1_000_000;
const UNITS = 10_000 * BPS;

interface Wave {
  readonly name: string;
  readonly ticks: number;
  /** The largest distance from the middle, in millionths of a basis point. */
  readonly swing: number;
}

function wavesOf(day: number, hour: number, minute: number): readonly Wave[] {
  return [
    { name: 'day', ticks: 17_280, swing: day * BPS },
    { name: 'hour', ticks: 720, swing: hour * BPS },
    { name: 'minute', ticks: 12, swing: minute * BPS },
  ];
}

/** What is pegged to the dollar hardly moves. */
const WAVES: Readonly<Record<Asset, readonly Wave[]>> = {
  AUD: wavesOf(150, 20, 3),
  USDC: wavesOf(3, 1.5, 0.5),
  USDT: wavesOf(3, 1.5, 0.5),
};

/** From minus to plus its swing, by a hash of its name. */
function pointOf(seed: string, asset: Asset, { name, swing }: Wave, period: number): bigint {
  // JSON keeps seed and name apart.
  const digest = createHash('sha256')
    .update(JSON.stringify([seed, asset, name, period]))
    .digest();
  return (digest.readBigUInt64BE() % BigInt(2 * swing + 1)) - BigInt(swing);
}

/** Between two points along 3p² − 2p³, level at both ends. */
function waveAt(seed: string, asset: Asset, wave: Wave, tick: number): bigint {
  const period = Math.floor(tick / wave.ticks);
  const from = pointOf(seed, asset, wave, period);
  const to = pointOf(seed, asset, wave, period + 1);
  const [passed, whole] = [BigInt(tick - period * wave.ticks), BigInt(wave.ticks)];
  return from + ((to - from) * passed * passed * (3n * whole - 2n * passed)) / (whole * whole * whole);
}

function priceOf(seed: string, asset: Asset, tick: number): Decimal {
  const middle = new ExactDecimal(US_DOLLARS[asset]);
  const noise = WAVES[asset].reduce((sum, wave) => sum + waveAt(seed, asset, wave, tick), 0n);
  return middle.times((BigInt(UNITS) + noise).toString()).div(UNITS);
}

/** Hashes cost most of a rate, and most requests ask for the present tick. */
function rememberingPrices(seed: string): (asset: Asset, tick: number) => Decimal {
  const last = new Map<Asset, { readonly tick: number; readonly price: Decimal }>();
  return (asset, tick) => {
    const known = last.get(asset);
    if (known?.tick === tick) return known.price;
    const price = seed === STILL ? new ExactDecimal(US_DOLLARS[asset]) : priceOf(seed, asset, tick);
    last.set(asset, { tick, price });
    return price;
  };
}

/**
 * Rates as a pure function of seed, direction and time, equal in every process. Prices change every five seconds, by
 * less than ten basis points within thirty, so that an honest quote does not slip.
 * @param seed any text; `still` keeps the middle prices
 */
export function simulatedMarket(seed: string): ProviderFacts['marketRate'] {
  const priceAt = rememberingPrices(seed);
  return ({ source, destination }: Direction, now: Moment) => {
    const tick = Math.floor(now / TICK_MS);
    const middle = priceAt(source, tick).div(priceAt(destination, tick));
    return { rate: withSpread(middle, SPREAD_BPS), asOf: tick * TICK_MS };
  };
}
