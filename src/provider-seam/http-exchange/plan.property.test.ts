import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ExactDecimal } from '../../money/amount.ts';
import { type Rest, boundOf, nextOrder, offeredOf, priceAt } from './plan.ts';
import type { Level, Market, Side } from './venue.ts';

const MARKET: Market = { id: 'USDC-AUD', coin: 'USDC', least: '0.0001', amountDecimals: 6, priceDecimals: 4 };

const level = fc
  .record({ price: fc.integer({ min: 10_000, max: 20_000 }), amount: fc.integer({ min: 1, max: 10 ** 9 }) })
  .map(({ price, amount }): Level => ({
    price: (price / 10_000).toFixed(4),
    amount: (amount / 1_000).toFixed(3),
  }));

const levels = (side: Side): fc.Arbitrary<Level[]> =>
  fc
    .array(level, { maxLength: 12 })
    .map((all) =>
      [...all].sort((one, next) => (side === 'buy' ? 1 : -1) * (Number(one.price) - Number(next.price))),
    );

const SIDE = fc.constantFrom<Side>('buy', 'sell');

it('an order never takes more than is left, nor anything beyond the bound', () => {
  const given = SIDE.chain((side) =>
    fc.record({
      side: fc.constant(side),
      book: levels(side),
      left: fc.integer({ min: 1, max: 10 ** 9 }).map((cents) => (cents / 100).toFixed(2)),
      rate: fc.integer({ min: 5_000, max: 20_000 }).map((rate) => (rate / 10_000).toFixed(4)),
      boundBps: fc.nat({ max: 5_000 }),
      feeBps: fc.nat({ max: 1_000 }),
    }),
  );
  fc.assert(
    fc.property(given, ({ side, book, left, rate, boundBps, feeBps }) => {
      const rest: Rest = { side, left, bound: boundOf(side, rate, boundBps), feeBps };
      const order = nextOrder(rest, MARKET, { asks: book, bids: book });
      if (order === undefined) return;
      const { price, amount } = order;
      const bound = new ExactDecimal(rest.bound);
      const isWithin = side === 'buy' ? bound.gte(price) : bound.lte(price);
      expect(isWithin).toBe(true);
      // As the venue matches it: the best first, none beyond its price.
      let coins = new ExactDecimal(amount);
      let aud = new ExactDecimal(0);
      for (const each of book) {
        const matched = coins.lt(each.amount) ? coins : new ExactDecimal(each.amount);
        aud = aud.add(matched.mul(each.price));
        coins = coins.sub(matched);
      }
      expect(coins.toFixed()).toBe('0');
      const gone = side === 'buy' ? aud.mul(1 + feeBps / 10_000) : new ExactDecimal(amount);
      expect(gone.lte(left)).toBe(true);
    }),
  );
});

it('a price for an amount lies between the best and the worst that it touches', () => {
  fc.assert(
    fc.property(levels('buy'), fc.integer({ min: 1, max: 10_000 }), (book, depth) => {
      const price = priceAt(book, depth);
      const worth = book.reduce(
        (sum, each) => sum.add(new ExactDecimal(each.price).mul(each.amount)),
        new ExactDecimal(0),
      );
      expect(price === undefined).toBe(worth.lt(depth));
      if (price === undefined) return;
      expect(Number(price)).toBeGreaterThanOrEqual(Number(book[0]!.price) - 1e-9);
      expect(Number(price)).toBeLessThanOrEqual(Number(book.at(-1)!.price) + 1e-9);
    }),
  );
});

it('what is offered in all is what the levels have together, and has the price of an amount at its place', () => {
  fc.assert(
    fc.property(levels('buy'), fc.integer({ min: 1, max: 10_000 }), (book, depth) => {
      const sums = offeredOf(book, 'buy');
      expect(sums).toHaveLength(book.length);
      const flipped = sums.map(({ source, destination }) => ({ source: destination, destination: source }));
      expect(offeredOf(book, 'sell')).toEqual(flipped);
      const reached = sums.find(({ source }) => new ExactDecimal(source).gte(depth));
      expect(reached === undefined).toBe(priceAt(book, depth) === undefined);
    }),
  );
});

it('an absurd order ends what is offered', () => {
  const book = [
    { price: '1.5', amount: '10' },
    { price: '2', amount: '0' },
    { price: '99999999', amount: '99999999999' },
    { price: '99999999', amount: '1' },
  ];
  expect(offeredOf(book, 'buy')).toEqual([{ source: '15', destination: '10' }]);
});
