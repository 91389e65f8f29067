import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExactDecimal } from '../../money/amount.ts';
import { type FixedAmount, destinationFor, sourceFor } from '../../money/rate.ts';
import type { MarketRate, Offered } from '../../provider-seam/port/provider.ts';
import { RateBook, type RateTerms } from './rate-book.ts';

const TO_USDC = { source: 'AUD', destination: 'USDC' } as const;

const NOON = Date.UTC(2026, 2, 4, 12);

const TERMS: RateTerms = { spreadBps: 25, staleMs: 30_000, jumpBps: 500 };

/** 600 USDC for 1,000 AUD, 500 more for the next 1,000. */
const TWO_LEVELS: readonly Offered[] = [
  { source: '1000', destination: '600' },
  { source: '2000', destination: '1100' },
];

function bookOf(rate: string, offered: MarketRate['offered'], terms = TERMS): RateBook {
  const book = new RateBook(terms, { clock: () => NOON, elapsed: () => NOON });
  book.take([{ ...TO_USDC, rate, asOf: NOON, ...(offered === undefined ? {} : { offered }) }]);
  return book;
}

const source = (minor: bigint): FixedAmount => ({ side: 'source', minor });
const destination = (minor: bigint): FixedAmount => ({ side: 'destination', minor });

describe('the rate of an amount', () => {
  const book = bookOf('0.6', TWO_LEVELS);
  const rateOf = (fixed?: FixedAmount): string => book.rateOf(TO_USDC, fixed).rate;

  it('is the usual one up to what the best price has, and the mean of what it takes beyond', () => {
    expect(rateOf()).toBe('0.5985000000');
    expect(rateOf(source(1n))).toBe('0.5985000000');
    expect(rateOf(source(100_000n))).toBe('0.5985000000');
    // 600 + 250 for 1,500, less a quarter of a percent.
    expect(rateOf(source(150_000n))).toBe('0.5652500000');
    expect(rateOf(source(200_000n))).toBe('0.5486250000');
  });

  it('is that of what has to be taken for a given destination and the spread', () => {
    // What remains of 850 after the spread.
    expect(rateOf(destination(847_875_000n))).toBe('0.5652500000');
    expect(rateOf(destination(1_097_250_000n))).toBe('0.5486250000');
  });

  it('is none for more than is offered, while others are told', () => {
    const refused = { code: 'service_unavailable', reason: 'no_rate', retryAfterSeconds: 5 };
    for (const fixed of [source(200_001n), destination(1_097_250_001n)]) {
      expect(() => rateOf(fixed)).toThrow(expect.objectContaining(refused));
    }
    expect(() => bookOf('0.6', []).rateOf(TO_USDC, source(1n))).toThrow(expect.objectContaining(refused));
    expect(book.refusalOf(TO_USDC)).toBeUndefined();
  });

  it('is never better than the usual one', () => {
    const better = bookOf('0.5', TWO_LEVELS);
    expect(better.rateOf(TO_USDC, source(100_000n)).rate).toBe('0.4987500000');
  });

  it('is the same for any where the market does not say what it offers', () => {
    expect(bookOf('0.6', undefined).rateOf(TO_USDC, source(10n ** 13n)).rate).toBe('0.5985000000');
  });

  it('is none where it would round to nothing', () => {
    const steep = bookOf('0.6', [
      { source: '1', destination: '0.6' },
      { source: '9000000000', destination: '0.7' },
    ]);
    for (const fixed of [source(800_000_000_000n), destination(690_000n)]) {
      expect(() => steep.rateOf(TO_USDC, fixed)).toThrow('does not offer so much');
    }
  });
});

it.each<[string, readonly Offered[]]>([
  ['falls', [TWO_LEVELS[1]!, TWO_LEVELS[0]!]],
  ['stands still on one side', [...TWO_LEVELS, { source: '3000', destination: '1100' }]],
  ['is not above zero', [{ source: '0', destination: '0' }]],
  ['is no decimal', [{ source: '1e3', destination: '600' }]],
])('an offer that %s is refused with its rate', (_name, offered) => {
  expect(bookOf('0.6', offered).refusalOf(TO_USDC)).toBe('zero');
});

it('no amount is promised that the source does not bring, whichever side is given', () => {
  const step = fc.record({
    more: fc.integer({ min: 1, max: 10 ** 9 }),
    bps: fc.integer({ min: 1, max: 20_000 }),
  });
  const given = fc.record({
    steps: fc.array(step, { minLength: 1, maxLength: 8 }),
    spreadBps: fc.integer({ min: 0, max: 9_000 }),
    side: fc.constantFrom<FixedAmount['side']>('source', 'destination'),
    minor: fc.bigInt({ min: 1n, max: 10n ** 12n }),
  });
  fc.assert(
    fc.property(given, ({ steps, spreadBps, side, minor }) => {
      let [aud, coins] = [new ExactDecimal(0), new ExactDecimal(0)];
      // The best price first.
      const offered = steps
        .toSorted((one, other) => other.bps - one.bps)
        .map(({ more, bps }) => {
          aud = aud.add(more);
          coins = coins.add(new ExactDecimal(more).mul(bps).div(10_000));
          return { source: aud.toFixed(), destination: coins.toFixed() };
        });
      const best = new ExactDecimal(offered[0]!.destination).div(offered[0]!.source).toFixed();
      const book = bookOf(best, offered, { ...TERMS, spreadBps });
      if (book.refusalOf(TO_USDC) !== undefined) return;
      let rate: string;
      try {
        ({ rate } = book.rateOf(TO_USDC, { side, minor }));
      } catch {
        return;
      }
      const sold = side === 'source' ? minor : sourceFor(minor, rate, TO_USDC);
      const owed = side === 'destination' ? minor : destinationFor(minor, rate, TO_USDC);
      let [left, bought] = [new ExactDecimal(sold.toString()).div(100), new ExactDecimal(0)];
      for (const [at, sums] of offered.entries()) {
        const before = offered[at - 1] ?? { source: '0', destination: '0' };
        const width = new ExactDecimal(sums.source).sub(before.source);
        const taken = left.lt(width) ? left : width;
        bought = bought.add(new ExactDecimal(sums.destination).sub(before.destination).mul(taken).div(width));
        left = left.sub(taken);
      }
      const kept = bought
        .mul(10_000 - spreadBps)
        .div(10_000)
        .mul(1_000_000);
      expect(kept.sub(owed.toString()).gte('-1e-9'), `${kept.toFixed()} ${owed}`).toBe(true);
    }),
  );
});
