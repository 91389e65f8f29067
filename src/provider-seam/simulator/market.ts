import type { Decimal } from 'decimal.js';
import { createHash } from 'node:crypto';
import type { Moment } from '../../calendar/clock.ts';
import { type Asset, ExactDecimal } from '../../money/amount.ts';
import { type Direction, withSpread } from '../../money/rate.ts';
import type { ProviderFacts } from '../../outbox/provider-facts.ts';

/** What one unit is worth in US dollars where the market stands in the middle. */
const US_DOLLARS: Readonly<Record<Asset, string>> = { AUD: '0.655', USDC: '1', USDT: '0.9995' };

/** What the house keeps of every rate. */
const SPREAD_BPS = 25;

/** How long the market names one price. */
const TICK_MS = 5_000;

/** The seed by which every price stays in the middle. */
const STILL = 'still';

/** Noise is counted in millionths of a basis point, so that it is whole numbers to the last. */
const BPS = 1_000_000;
const UNITS = 10_000 * BPS;

/** One wave of the noise: a point each period, drawn from a hash, and a smooth way from each to the next. */
interface Wave {
  readonly name: string;
  /** From one point to the next. */
  readonly ticks: number;
  /** How far a point may be from the middle, in millionths of a basis point. */
  readonly swing: number;
}

function wavesOf(day: number, hour: number, minute: number): readonly Wave[] {
  return [
    { name: 'day', ticks: 17_280, swing: day * BPS },
    { name: 'hour', ticks: 720, swing: hour * BPS },
    { name: 'minute', ticks: 12, swing: minute * BPS },
  ];
}

/** A currency moves as currencies do; what is pegged to the dollar hardly moves. */
const WAVES: Readonly<Record<Asset, readonly Wave[]>> = {
  AUD: wavesOf(150, 20, 3),
  USDC: wavesOf(3, 1.5, 0.5),
  USDT: wavesOf(3, 1.5, 0.5),
};

/** A point of a wave, from minus its swing to its swing, drawn from a hash of all that names it. */
function pointOf(seed: string, asset: Asset, { name, swing }: Wave, period: number): bigint {
  // No text of a seed can pass for another seed's name of a point: lengths are told apart by JSON.
  const digest = createHash('sha256')
    .update(JSON.stringify([seed, asset, name, period]))
    .digest();
  return (digest.readBigUInt64BE() % BigInt(2 * swing + 1)) - BigInt(swing);
}

/** How far a wave is from the middle at a tick: between two points along 3p² − 2p³, which sets out and arrives level. */
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

/** Prices of a seed. The hashes take longer than all the rest of a rate, and nearly everybody asks for the present tick. */
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
 * The simulated exchange's market: a pure function of its seed, the direction and the moment, so that every process, and
 * every repeat, names the same rate, at any distance in the same time. Prices change each five seconds, and by less than
 * ten basis points within any thirty, so that an honest quote does not slip. Never missing, and never stale.
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
