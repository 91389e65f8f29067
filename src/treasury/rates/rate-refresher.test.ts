import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selectMatching } from '../../db/statements/rows.ts';
import { type Alarm, alarmsTable } from '../../outbox/alarm.ts';
import type { ExchangeProvider, MarketRate } from '../../provider-seam/port/provider.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import { DIRECTIONS, RateBook } from './rate-book.ts';
import { RateRefresher } from './refresh-rates.ts';

const TERMS = { spreadBps: 25, staleMs: 30_000, jumpBps: 500 };

/** Nobody ends the round. */
const NEVER = new AbortController().signal;

const TO_USDC = { source: 'AUD', destination: 'USDC' } as const;

eachDatabase((_dialect, open) => {
  let test: TestWriteQueue;
  let elapsed: number;
  let book: RateBook;
  let faults: unknown[];
  let answer: ExchangeProvider['rates'];

  const market = (rate = '1'): MarketRate[] =>
    DIRECTIONS.map((direction) => ({ ...direction, rate, asOf: Date.now() }));
  const newRefresher = (
    timeoutMs = 60_000,
    writeQueue: Pick<TestWriteQueue['writeQueue'], 'submit'> = test.writeQueue,
  ) =>
    new RateRefresher({
      exchange: { limits: { timeoutMs, atOnce: 4 }, rates: (call) => answer(call) },
      book,
      writeQueue,
      elapsed: () => elapsed,
      onFault: (error) => void faults.push(error),
    });
  const openAlarms = async (): Promise<Alarm[]> =>
    (await selectMatching(test.database.reader, alarmsTable, [{ kind: 'rate_stale' }])).filter(
      ({ clearedAt }) => clearedAt === null,
    );

  beforeAll(async () => {
    test = createTestWriteQueue(await open());
  });
  beforeEach(() => {
    elapsed = 1_000;
    faults = [];
    book = new RateBook(TERMS, { clock: () => Date.now(), elapsed: () => elapsed });
    answer = () => Promise.resolve(market());
  });

  describe('the refresher of rates', () => {
    it('brings what the exchange names into the book, and clears what was left of an alarm', async () => {
      answer = () => Promise.reject(new Error('not there'));
      await newRefresher().round(NEVER);
      expect((await openAlarms()).map(({ subject }) => subject).sort()).toEqual([
        'AUD/USDC',
        'AUD/USDT',
        'USDC/AUD',
        'USDC/USDT',
        'USDT/AUD',
        'USDT/USDC',
      ]);
      // Another process, which knows nothing of what the first one told.
      answer = () => Promise.resolve(market());
      await newRefresher().round(NEVER);
      expect(book.rateOf(TO_USDC).rate).toBe('0.9975000000');
      expect(await openAlarms()).toEqual([]);
    });

    it('tells of a rate that is refused once, and again each minute, and of its end', async () => {
      const refresher = newRefresher();
      await refresher.round(NEVER);
      const after = async (ms: number, rates: MarketRate[]): Promise<unknown[][]> => {
        elapsed += ms;
        answer = () => Promise.resolve(rates);
        await refresher.round(NEVER);
        return (await openAlarms()).map(({ subject, count, facts }) => [subject, count, facts['refusal']]);
      };
      const zero = (): MarketRate[] =>
        market().map((each) =>
          each.source === 'AUD' && each.destination === 'USDC' ? { ...each, rate: '0' } : each,
        );
      expect(await after(5_000, zero())).toEqual([['AUD/USDC', 1, 'zero']]);
      expect(await after(5_000, zero())).toEqual([['AUD/USDC', 1, 'zero']]);
      expect(await after(55_000, zero())).toEqual([['AUD/USDC', 2, 'zero']]);
      expect(await after(5_000, market())).toEqual([]);
    });

    it('does not miss what the exchange has no market of', async () => {
      const offered = market().filter(({ source, destination }) => source === 'AUD' || destination === 'AUD');
      answer = () => Promise.reject(new Error('not there'));
      const refresher = newRefresher();
      await refresher.round(NEVER);
      expect(await openAlarms()).toHaveLength(DIRECTIONS.length);
      answer = () => Promise.resolve(offered);
      await refresher.round(NEVER);
      expect(await openAlarms()).toEqual([]);
      elapsed += 31_000;
      answer = () => Promise.resolve([]);
      await refresher.round(NEVER);
      expect(await openAlarms()).toHaveLength(offered.length);
      answer = () => Promise.resolve(market());
      await refresher.round(NEVER);
    });

    it.each<[string, () => ReturnType<ExchangeProvider['rates']>]>([
      ['hangs, and does not obey its signal', () => new Promise(() => undefined)],
      [
        'throws at once',
        () => {
          throw new Error('broken');
        },
      ],
      ['fails', () => Promise.reject(new Error('502'))],
      ['answers what is no list', () => Promise.resolve({ rates: 'soon' } as never)],
      ['answers a list of nothing', () => Promise.resolve([null, 7] as never)],
    ])('goes on where the exchange %s: its rates grow stale, and come again', async (_name, fail) => {
      const refresher = newRefresher(20);
      await refresher.round(NEVER);
      answer = fail;
      await refresher.round(NEVER);
      expect(book.refusalOf(TO_USDC)).toBeUndefined();
      elapsed += 31_000;
      await refresher.round(NEVER);
      // The same trouble is told once.
      expect(faults).toHaveLength(1);
      expect(book.refusalOf(TO_USDC)).toBe('stale');
      expect((await openAlarms()).map(({ facts }) => facts['refusal'])).toEqual(
        DIRECTIONS.map(() => 'stale'),
      );
      answer = () => Promise.resolve(market());
      await refresher.round(NEVER);
      expect(book.refusalOf(TO_USDC)).toBeUndefined();
      expect(await openAlarms()).toEqual([]);
    });

    it('keeps an answer out of the book that comes after its time', async () => {
      let answerLate = (_rates: MarketRate[]): void => undefined;
      answer = () => new Promise((resolve) => (answerLate = resolve));
      await newRefresher(20).round(NEVER);
      answerLate(market());
      await new Promise((resolve) => setImmediate(resolve));
      expect(book.refusalOf(TO_USDC)).toBe('missing');
    });

    it('tells again what the database did not take', async () => {
      const refuse = { isOut: true };
      const submit: TestWriteQueue['writeQueue']['submit'] = (write) =>
        refuse.isOut ? Promise.reject(new Error('out')) : test.writeQueue.submit(write);
      answer = () => Promise.resolve([]);
      const refresher = newRefresher(60_000, { submit });
      await refresher.round(NEVER);
      expect(faults).toHaveLength(1);
      refuse.isOut = false;
      await refresher.round(NEVER);
      expect(await openAlarms()).toHaveLength(6);
      answer = () => Promise.resolve(market());
      await refresher.round(NEVER);
      expect(await openAlarms()).toEqual([]);
    });

    it('ends at once when it is stopped, whatever the exchange still has to say', async () => {
      let asked = 0;
      const signals: AbortSignal[] = [];
      answer = ({ signal }) => {
        asked += 1;
        signals.push(signal);
        return new Promise(() => undefined);
      };
      const stopping = new AbortController();
      const round = newRefresher().round(stopping.signal);
      while (asked === 0) await new Promise((resolve) => setImmediate(resolve));
      stopping.abort();
      await round;
      expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
      expect(faults).toEqual([]);
    });
  });
});
