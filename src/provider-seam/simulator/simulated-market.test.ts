import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Asset, ExactDecimal } from '../../money/amount.ts';
import type { Direction } from '../../money/rate.ts';
import { DIRECTIONS } from '../../treasury/rates/rate-book.ts';
import { simulatedMarket } from './market.ts';

const TICK_MS = 5_000;
const DAY_MS = 86_400_000;
const NOON = Date.UTC(2026, 2, 4, 12);

const TO_USDC = { source: 'AUD', destination: 'USDC' } as const;
const PEGGED = { source: 'USDC', destination: 'USDT' } as const;

const market = simulatedMarket('corridor');
const middle = simulatedMarket('still');

/** Moments of whole centuries, and hours around one of them: what is near and what is far. */
const moment = fc.oneof(
  fc.integer({ min: -8_640_000_000_000_000, max: 8_640_000_000_000_000 }),
  fc.integer({ min: NOON, max: NOON + 30 * DAY_MS }),
);
const seed = fc.oneof(fc.constant('corridor'), fc.string({ unit: 'binary' }));

/** How far two rates are apart, in basis points of the first. */
function distance(first: string, second: string): number {
  return Number(new ExactDecimal(second).minus(first).abs().times(10_000).div(first).toFixed(6));
}

describe('the simulated market', () => {
  it('names what it named in every version, for the same seed, direction and moment', () => {
    const rates = (direction: Direction): string[] =>
      [0, TICK_MS, 3_600_000, DAY_MS, 365 * DAY_MS].map((ms) => market(direction, NOON + ms).rate);
    expect(rates(TO_USDC)).toEqual([
      '0.6574672766',
      '0.6574670412',
      '0.6592431648',
      '0.6525891785',
      '0.6529308615',
    ]);
    expect(rates(PEGGED)).toEqual([
      '0.9981273334',
      '0.9981286567',
      '0.9982399655',
      '0.9979900100',
      '0.9981324854',
    ]);
    expect(simulatedMarket('another')(TO_USDC, NOON).rate).not.toBe(market(TO_USDC, NOON).rate);
  });

  it('names it whatever was asked before', () => {
    const ask = fc.record({ direction: fc.constantFrom(...DIRECTIONS), now: moment });
    fc.assert(
      fc.property(seed, fc.array(ask, { minLength: 1, maxLength: 12 }), (name, asked) => {
        const busy = simulatedMarket(name);
        const answers = asked.map(({ direction, now }) => busy(direction, now));
        const afresh = asked.map(({ direction, now }) => simulatedMarket(name)(direction, now));
        expect(answers).toEqual(afresh);
      }),
    );
  });

  it('stands in the middle where its seed says so, less the spread', () => {
    for (const now of [0, NOON, NOON + DAY_MS]) {
      expect(middle(TO_USDC, now).rate).toBe('0.6533625000');
      expect(middle({ source: 'USDC', destination: 'AUD' }, now).rate).toBe('1.5229007633');
      expect(middle({ source: 'USDT', destination: 'USDC' }, now).rate).toBe('0.9970012500');
    }
  });

  it('has one rate for each five seconds, of their first moment', () => {
    fc.assert(
      fc.property(moment, fc.nat({ max: TICK_MS - 1 }), (now, later) => {
        const { rate, asOf } = market(TO_USDC, now);
        expect(now - asOf).toBeGreaterThanOrEqual(0);
        expect(now - asOf).toBeLessThan(TICK_MS);
        expect(asOf % TICK_MS === 0).toBe(true);
        expect(market(TO_USDC, asOf + later)).toEqual({ rate, asOf });
      }),
    );
  });

  it('keeps to its bounds: 173 basis points for a currency, 5 for a coin that is pegged', () => {
    // What a coin is off moves the rate by a little more than itself, since it is divided by.
    const bounds: Readonly<Record<Asset, number>> = { AUD: 173, USDC: 5, USDT: 5 };
    fc.assert(
      fc.property(seed, moment, fc.constantFrom(...DIRECTIONS), (name, now, direction) => {
        const { rate } = simulatedMarket(name)(direction, now);
        const off = distance(middle(direction, now).rate, rate);
        const [top, bottom] = [bounds[direction.source], bounds[direction.destination]];
        expect(off).toBeLessThanOrEqual(((10_000 + top) / (10_000 - bottom) - 1) * 10_000 + 0.001);
      }),
    );
  });

  it('moves by less than ten basis points in any thirty seconds, in every direction', () => {
    const honest = fc.property(seed, moment, fc.constantFrom(...DIRECTIONS), (name, now, direction) => {
      const named = simulatedMarket(name);
      const { rate } = named(direction, now);
      for (let later = 0; later <= 30_000; later += TICK_MS) {
        expect(distance(rate, named(direction, now + later).rate)).toBeLessThan(10);
      }
    });
    fc.assert(honest, { numRuns: 1_000 });
  });

  it('moves: within a minute, within an hour, and from day to day', () => {
    const spread = (count: number, stepMs: number): number => {
      const rates = Array.from({ length: count }, (_, index) => market(TO_USDC, NOON + index * stepMs).rate);
      expect(new Set(rates).size).toBeGreaterThan(count / 2);
      const sorted = rates.toSorted();
      return distance(sorted[0] ?? '', sorted.at(-1) ?? '');
    };
    expect(spread(12, TICK_MS)).toBeGreaterThan(0.1);
    expect(spread(60, 60_000)).toBeGreaterThan(1);
    expect(spread(60, DAY_MS)).toBeGreaterThan(100);
  });

  it('never pays for going there and back again', () => {
    fc.assert(
      fc.property(seed, moment, fc.constantFrom(...DIRECTIONS), (name, now, { source, destination }) => {
        const named = simulatedMarket(name);
        const there = named({ source, destination }, now).rate;
        const back = named({ source: destination, destination: source }, now).rate;
        expect(new ExactDecimal(there).times(back).lessThan(0.9951)).toBe(true);
      }),
    );
  });
});
