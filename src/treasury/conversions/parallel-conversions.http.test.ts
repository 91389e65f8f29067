import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { parseAmount } from '../../money/amount.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestServer } from '../../testing/server/test-server.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import { AUD_TO_USDC, type TestTenant } from '../../testing/worlds/test-tenant.ts';

type Overview = Schema<'TreasuryOverview'>;
type Movement = Schema<'Movement'>;

const QUOTES = '/v1/treasury/conversion-quotes';

function countAnswers(replies: readonly TestReply[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const reply of replies) counts[answerOf(reply)] = (counts[answerOf(reply)] ?? 0) + 1;
  return counts;
}

/** What a wallet holds of AUD and USDC together, in millionths, where one is pinned to the other. */
function worthOf({ balances }: Overview): bigint {
  const posted = (asset: 'AUD' | 'USDC'): bigint =>
    parseAmount(balances.find((balance) => balance.asset === asset)!.posted, asset);
  return posted('AUD') * 10_000n + posted('USDC');
}

eachServer(({ server, startAnother }) => {
  let another: TestServer;
  let tenant: TestTenant;

  beforeAll(async () => {
    another = await startAnother();
  });

  beforeEach(async () => {
    tenant = await server().newTenant();
    await tenant.fund('1000.00');
    await tenant.pin('AUD', 'USDC', '1');
    await tenant.configure({ settlement: { quoteTtlSeconds: 3_600 } });
  });

  /** Accepts on one server or the other, turn about. */
  const accept = (turn: number, id: string, idempotencyKey: string, body: object = {}): Promise<TestReply> =>
    (turn % 2 === 0 ? server() : another).request('POST', `${QUOTES}/${id}/accept`, {
      key: tenant.secretKey,
      body,
      idempotencyKey,
    });

  const fifty = <Result>(make: (turn: number) => Promise<Result>): Promise<Result[]> =>
    Promise.all(Array.from({ length: 50 }, (_each, turn) => make(turn)));

  async function expectOneConversion(quoteId: string): Promise<void> {
    expect(await tenant.figures()).toBe('990.00/10.00/0.00');
    const { data } = await tenant.get<{ data: Schema<'Conversion'>[] }>('/v1/treasury/conversions');
    expect(data.map((conversion) => conversion.quoteId)).toEqual([quoteId]);
    expect((await tenant.quote(quoteId)).conversionId).toBe(data[0]!.id);
    await tenant.settle();
    expect(await tenant.figures()).toBe('990.00/0.00/0.00');
    expect(await tenant.figures('USDC')).toBe('10.000000/0.000000/0.000000');
  }

  it('fifty acceptances at once by one key are one conversion, and all get its answer to the byte', async () => {
    const { id } = await tenant.newQuote();
    const key = randomUUID();
    const replies = await fifty((turn) => accept(turn, id, key));
    expect(countAnswers(replies)).toEqual({ '201': 50 });
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    await expectOneConversion(id);
  });

  it('fifty acceptances at once by keys of their own are one conversion', async () => {
    const { id } = await tenant.newQuote();
    const replies = await fifty((turn) => accept(turn, id, randomUUID()));
    expect(countAnswers(replies)).toEqual({ '201': 1, '409 quote_already_accepted': 49 });
    await expectOneConversion(id);
  });

  it('fifty quotes accepted at once with money for ten are ten conversions', async () => {
    const quotes = await fifty(() => tenant.newQuote({ ...AUD_TO_USDC, sourceAmount: '100.00' }));
    const replies = await fifty((turn) => accept(turn, quotes[turn]!.id, randomUUID()));
    expect(countAnswers(replies)).toEqual({ '201': 10, '422 insufficient_funds': 40 });
    const statuses = await Promise.all(quotes.map(async ({ id }) => (await tenant.quote(id)).status));
    expect(statuses.map((status) => (status === 'accepted' ? '201' : '422 insufficient_funds'))).toEqual(
      replies.map(answerOf),
    );
    await tenant.settle();
    expect(await tenant.figures('USDC')).toBe('1000.000000/0.000000/0.000000');
  });

  it('fifty quotes accepted at once stay within the limit of a day', async () => {
    const rule = { operation: 'conversion', asset: 'AUD', window: 'day', maximum: '75.00', action: 'reject' };
    const quotes = await fifty(() => tenant.newQuote());
    await tenant.configure({ limits: { rules: [rule] } });
    const replies = await fifty((turn) => accept(turn, quotes[turn]!.id, randomUUID()));
    expect(countAnswers(replies)).toEqual({ '201': 7, '422 limit_exceeded': 43 });
  });

  it('fifty quotes accepted at once with one reference are one conversion', async () => {
    const quotes = await fifty(() => tenant.newQuote());
    const body = { externalReference: 'hedge' };
    const replies = await fifty((turn) => accept(turn, quotes[turn]!.id, randomUUID(), body));
    expect(countAnswers(replies)).toEqual({ '201': 1, '409 duplicate_external_reference': 49 });
  });

  describe('while workers settle them', () => {
    it('no reading shows a side without the other', async () => {
      const workers = [await startAnother(), await startAnother()];
      for (const { service } of workers) service.worker.start();
      const whole = 1_000_000_000n;
      const quotes = await fifty((turn) =>
        // Some fail, and give back what they had reserved.
        tenant.newQuote({ ...AUD_TO_USDC, sourceAmount: turn % 5 === 0 ? '10.01' : '10.00' }),
      );
      let accepting = true;
      const converting = fifty((turn) => accept(turn, quotes[turn]!.id, randomUUID())).finally(
        () => (accepting = false),
      );
      const isDone = async (): Promise<boolean> => (await tenant.balance()).reserved === '0.00' && !accepting;
      let readings = 0;
      const deadline = performance.now() + 20_000;
      do {
        const overview = await tenant.get<Overview>('/v1/treasury');
        expect(worthOf(overview)).toBe(whole);
        // A capture is never the newest movement: its credit comes with it.
        expect(overview.recentMovements[0]?.kind).not.toBe('reservation_captured');
        readings += 1;
      } while (!(await isDone()) && performance.now() < deadline);
      expect(countAnswers(await converting)).toEqual({ '201': 50 });
      expect(readings).toBeGreaterThan(2);
      for (const { service } of workers) await service.worker.stop();
      expect(await tenant.figures()).toBe('600.00/0.00/0.00');
      expect(await tenant.figures('USDC')).toBe('400.000000/0.000000/0.000000');
      const captures = '/v1/treasury/transactions?limit=200&kind=reservation_captured';
      const credits = '/v1/treasury/transactions?limit=200&kind=conversion_credited';
      const [captured, credited] = await Promise.all(
        [captures, credits].map(async (path) => (await tenant.get<{ data: Movement[] }>(path)).data),
      );
      const facts = (movements: Movement[] = []): string[] =>
        movements.map(({ operationId, occurredAt }) => `${operationId!} ${occurredAt}`).sort();
      expect(captured).toHaveLength(40);
      expect(facts(captured)).toEqual(facts(credited));
    });
  });
});
