import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Moment } from '../../calendar/clock.ts';
import type { ReadContext } from '../../contract/handler.ts';
import type { Direction, FixedAmount } from '../../money/rate.ts';
import type { MarketRate } from '../../provider-seam/port/provider.ts';
import { countRows } from '../../testing/databases/count-rows.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { handlerWrite } from '../../testing/worlds/handler-write.ts';
import {
  type TestWriteQueue,
  createTestWriteQueue,
  testFacts,
} from '../../testing/worlds/test-write-queue.ts';
import { pinRate } from '../rates/control.ts';
import { RateBook } from '../rates/rate-book.ts';
import { getRate } from '../rates/reads.ts';
import { acceptConversionQuote } from './accept-quote.ts';
import { createConversionQuote } from './create-quote.ts';

const TERMS = { spreadBps: 25, staleMs: 30_000, jumpBps: 500 };

const DIRECTION = { source: 'AUD', destination: 'USDC' } as const;

const REFUSED = { code: 'service_unavailable', reason: 'no_rate', retryAfterSeconds: 5 };

eachDatabase((_dialect, open) => {
  let test: TestWriteQueue;
  let tenantId: string;
  let book: RateBook;
  let now: Moment;

  const market = (rate: string, back = '1.5'): MarketRate[] => [
    { ...DIRECTION, rate, asOf: now },
    { source: 'USDC', destination: 'AUD', rate: back, asOf: now },
  ];
  const quote = () =>
    test.writeQueue.submit(
      handlerWrite(
        createConversionQuote,
        {
          path: {},
          query: {},
          body: {
            sourceAsset: 'AUD',
            destinationAsset: 'USDC',
            sourceAmount: '10.00',
            destinationNetwork: 'base',
          },
        },
        tenantId,
      ),
    );
  const accept = (id: string) =>
    test.writeQueue.submit(
      handlerWrite(acceptConversionQuote, { path: { id }, query: {}, body: undefined }, tenantId),
    );
  const show = async () => {
    const market = {
      marketRate: (direction: Direction) => book.rateOf(direction),
      connected: testFacts(0).connected,
      rateStaleMs: TERMS.staleMs,
    };
    const context = { database: test.database, clock: () => now, market, caller: { tenantId } };
    const { body } = await getRate.read(
      { path: {}, query: DIRECTION as never, body: undefined },
      context as unknown as ReadContext,
    );
    return body;
  };
  const pin = (rate: string | null) =>
    test.writeQueue.submit(
      handlerWrite(pinRate, { path: {}, query: {}, body: { ...DIRECTION, rate } }, tenantId),
    );

  beforeAll(async () => {
    const database = await open();
    const providers = {
      ...testFacts(0),
      marketRate: (direction: Direction, _now: Moment, fixed?: FixedAmount) => book.rateOf(direction, fixed),
    };
    test = createTestWriteQueue(database, { providers: providers });
  });
  beforeEach(async () => {
    now = Date.now();
    book = new RateBook(TERMS, { clock: () => now, elapsed: () => now });
    tenantId = await test.newTenant(100_000n);
  });

  describe('with a market that is real', () => {
    it('what is shown is the rate of a quote, of the market’s moment and of use for 30 s from then', async () => {
      book.take(market('0.6600000000'));
      const { rate } = await quote();
      const asOf = new Date(now).toISOString();
      const expiresAt = new Date(now + 30_000).toISOString();
      for (const passedMs of [0, 30_000]) {
        now += passedMs;
        expect(await show()).toEqual({ ...DIRECTION, rate, indicative: true, asOf, expiresAt });
      }
      now += 1;
      await expect(show()).rejects.toMatchObject(REFUSED);
    });

    it('a quote has its rate less the spread, and its conversion keeps it', async () => {
      book.take(market('0.6600000000'));
      const { id, rate } = await quote();
      expect(rate).toBe('0.6583500000');
      now += 5_000;
      book.take(market('0.6590000000'));
      expect(await accept(id)).toMatchObject({ quoteId: id, rate, destination: { amount: '6.583500' } });
    });

    it('a quote is for what the market has for its amount, and so is its acceptance', async () => {
      const take = (...sums: [source: string, destination: string][]): void => {
        const offered = sums.map(([source, destination]) => ({ source, destination }));
        book.take(market('0.6600000000').map((each, at) => (at === 0 ? { ...each, offered } : each)));
      };
      take(['5', '3.3'], ['20', '12.9']);
      const { id, rate } = await quote();
      expect(rate).toBe('0.6483750000');
      expect((await show()).rate).toBe('0.6583500000');
      take(['5', '3.3'], ['9', '5.86']);
      await expect(quote()).rejects.toMatchObject(REFUSED);
      await expect(accept(id)).rejects.toMatchObject(REFUSED);
      take(['5', '3.3'], ['20', '11.7']);
      await expect(accept(id)).rejects.toMatchObject({ code: 'quote_slippage_exceeded' });
      take(['5', '3.3'], ['20', '12.9']);
      expect(await accept(id)).toMatchObject({ quoteId: id, rate });
    });

    it.each<[string, () => void]>([
      ['is missing', () => book.take([])],
      ['is 31 s old', () => void (now += 31_000)],
      ['is zero', () => book.take(market('0'))],
      ['is crossed', () => book.take(market('0.6600000000', '1.6'))],
      ['is 6 % off', () => book.take(market('0.6204000000', '1.6'))],
    ])('nothing is quoted, accepted or shown while its rate %s, but at a pin', async (_name, spoil) => {
      book.take(market('0.6600000000'));
      const open = await quote();
      spoil();
      const before = await countRows(test.database);
      await expect(quote()).rejects.toMatchObject(REFUSED);
      await expect(accept(open.id)).rejects.toMatchObject(REFUSED);
      await expect(show()).rejects.toMatchObject(REFUSED);
      expect(await countRows(test.database)).toEqual(before);
      await pin('0.6590000000');
      expect((await quote()).rate).toBe('0.6590000000');
      expect((await show()).rate).toBe('0.6590000000');
      expect((await accept(open.id)).rate).toBe(open.rate);
      await pin(null);
      await expect(quote()).rejects.toMatchObject(REFUSED);
    });

    it('quotes again at a rate that was 6 % off and is seen twice', async () => {
      book.take(market('0.6600000000'));
      for (const expected of [undefined, '0.6188490000']) {
        now += 5_000;
        book.take(market('0.6204000000', '1.6'));
        const rate = await quote().then(
          (quoted) => quoted.rate,
          () => undefined,
        );
        expect(rate).toBe(expected);
      }
    });
  });
});
