import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Moment } from '../../calendar/clock.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { MarketRate } from '../../provider-seam/port/provider.ts';
import { DIRECTIONS, RateBook } from './rate-book.ts';

const TO_USDC = { source: 'AUD', destination: 'USDC' } as const;
const TO_AUD = { source: 'USDC', destination: 'AUD' } as const;

const NOON = Date.UTC(2026, 2, 4, 12);
const TERMS = { spreadBps: 25, staleMs: 30_000, jumpBps: 500 };

let now: Moment;
let elapsed: number;
let book: RateBook;

function pass(ms: number): void {
  now += ms;
  elapsed += ms;
}

/** Both directions at a rate of US dollars for Australian ones, with a tenth of a percent between them. */
function market(rate: string, asOf = now): MarketRate[] {
  const back = (0.999 / Number(rate)).toFixed(10);
  return [
    { ...TO_USDC, rate, asOf },
    { ...TO_AUD, rate: back, asOf },
  ];
}

beforeEach(() => {
  now = NOON;
  elapsed = 5_000;
  book = new RateBook(TERMS, { clock: () => now, elapsed: () => elapsed });
});

describe('the rate of a book', () => {
  it('is what the exchange named less the spread, rounded down to ten decimals, with its moment', () => {
    book.take(market('0.6512345678', NOON - 700));
    expect(book.rateOf(TO_USDC)).toEqual({ rate: '0.6496064813', asOf: NOON - 700 });
    expect(book.refusalOf(TO_USDC)).toBeUndefined();
  });

  it('is never ahead of now, whatever the exchange takes the time to be', () => {
    book.take(market('0.65', NOON + 3_600_000));
    expect(book.rateOf(TO_USDC).asOf).toBe(NOON);
    pass(30_000);
    expect(book.refusalOf(TO_USDC)).toBeUndefined();
    pass(1);
    expect(book.refusalOf(TO_USDC)).toBe('stale');
    // Its clock was put right: what it names is not behind what it named before.
    book.take(market('0.65'));
    expect(book.rateOf(TO_USDC).asOf).toBe(now);
  });

  it('gives the house no less than its spread, at any rate', () => {
    const cents = fc.bigInt({ min: 1n, max: 10n ** 15n });
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 9_999 }), (scaled, spreadBps) => {
        const rate = `${scaled / 10n ** 10n}.${(scaled % 10n ** 10n).toString().padStart(10, '0')}`;
        const own = new RateBook({ ...TERMS, spreadBps }, { clock: () => now, elapsed: () => elapsed });
        own.take([{ ...TO_USDC, rate, asOf: now }]);
        const paid = (scaled * BigInt(10_000 - spreadBps)) / 10_000n;
        if (paid === 0n) expect(own.refusalOf(TO_USDC)).toBe('zero');
        else expect(BigInt(own.rateOf(TO_USDC).rate.replace('.', ''))).toBe(paid);
      }),
    );
  });
});

describe('a rate is refused', () => {
  it('that nobody has named', () => {
    for (const direction of DIRECTIONS) expect(book.refusalOf(direction)).toBe('missing');
    expect(() => book.rateOf(TO_USDC)).toThrow(ApiError);
    book.take(market('0.65'));
    book.take(market('0.65').slice(0, 1));
    expect(DIRECTIONS.filter((direction) => book.refusalOf(direction) === undefined)).toEqual([TO_USDC]);
  });

  it('that is named twice with two values', () => {
    book.take([...market('0.65'), { ...TO_USDC, rate: '0.66', asOf: now }]);
    expect(book.refusalOf(TO_USDC)).toBe('missing');
  });

  it('for as long as it takes to try again, and with a code for it', () => {
    try {
      book.rateOf(TO_USDC);
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ code: 'service_unavailable', reason: 'no_rate', retryAfterSeconds: 5 });
    }
  });

  it.each([
    ['by the time that has gone by', () => void (elapsed += 31_000)],
    ['by the clock', () => void (now += 31_000)],
    ['by both', () => pass(31_000)],
  ])('that is 31 s old %s', (_name, grow) => {
    book.take(market('0.65'));
    grow();
    expect(book.refusalOf(TO_USDC)).toBe('stale');
    expect(() => book.rateOf(TO_USDC)).toThrow(ApiError);
  });

  it('that was old when it was named, however often', () => {
    for (let count = 0; count < 3; count += 1) {
      book.take(market('0.65', NOON - 31_000));
      expect(book.refusalOf(TO_USDC)).toBe('stale');
      pass(100);
    }
    book.take(market('0.65', NOON - 29_000));
    expect(book.refusalOf(TO_USDC)).toBeUndefined();
    pass(2_000);
    expect(book.refusalOf(TO_USDC)).toBe('stale');
  });

  it.each(['0', '0.0000000000', '0.00000000001', '', '-0.65', '1e3', 'NaN', '0x1', '0.65 ', '1'.repeat(70)])(
    'that is no decimal above zero: %j',
    (rate) => {
      book.take(market('0.65'));
      pass(5_000);
      book.take([{ ...TO_USDC, rate, asOf: now }]);
      expect(book.refusalOf(TO_USDC)).toBe('zero');
      pass(5_000);
      book.take(market('0.65'));
      expect(book.refusalOf(TO_USDC)).toBeUndefined();
    },
  );

  it.each([NaN, 1.5, Infinity])('whose moment is none: %j', (asOf) => {
    book.take(market('0.65', asOf));
    expect(book.refusalOf(TO_USDC)).toBe('stale');
  });

  it('in both directions where there and back again would win', () => {
    book.take([
      { ...TO_USDC, rate: '0.6500', asOf: now },
      { ...TO_AUD, rate: '1.5386', asOf: now },
    ]);
    expect([book.refusalOf(TO_USDC), book.refusalOf(TO_AUD)]).toEqual(['crossed', 'crossed']);
    book.take([
      { ...TO_USDC, rate: '0.6550', asOf: now },
      { ...TO_AUD, rate: '1.5267175573', asOf: now },
    ]);
    expect([book.refusalOf(TO_USDC), book.refusalOf(TO_AUD)]).toEqual([undefined, undefined]);
  });
});

describe('a rate that jumps', () => {
  beforeEach(() => {
    book.take(market('0.6500000000'));
    pass(5_000);
  });

  it('by 5 % is believed, and by 6 % not before it is seen twice', () => {
    book.take(market('0.6825000000'));
    expect(book.refusalOf(TO_USDC)).toBeUndefined();
    pass(5_000);
    book.take(market('0.6415000000'));
    expect(book.refusalOf(TO_USDC)).toBe('jumped');
    expect(() => book.rateOf(TO_USDC)).toThrow(ApiError);
    pass(5_000);
    book.take(market('0.6420000000'));
    expect(book.rateOf(TO_USDC).rate).toBe('0.6403950000');
  });

  it('down and up again leaves the one before as it was', () => {
    book.take(market('0.0650000000'));
    pass(5_000);
    book.take(market('0.6510000000'));
    expect(book.refusalOf(TO_USDC)).toBeUndefined();
    pass(5_000);
    book.take(market('0.0650000000'));
    expect(book.refusalOf(TO_USDC)).toBe('jumped');
  });

  it('to a third place has to be seen there twice', () => {
    for (const [rate, refusal] of [
      ['0.7000', 'jumped'],
      ['0.8000', 'jumped'],
      ['0.8100', undefined],
    ] as const) {
      book.take(market(rate));
      expect(book.refusalOf(TO_USDC)).toBe(refusal);
      pass(5_000);
    }
  });

  it('is not seen twice where the same moment is named again', () => {
    const jumped = market('0.7000');
    for (let count = 0; count < 3; count += 1) {
      book.take(jumped);
      expect(book.refusalOf(TO_USDC)).toBe('jumped');
      pass(1_000);
    }
  });
});
