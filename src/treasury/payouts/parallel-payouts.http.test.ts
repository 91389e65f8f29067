import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestServer } from '../../testing/server/test-server.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import { PERSON, type TestTenant } from '../../testing/worlds/test-tenant.ts';

const PAYOUTS = '/v1/treasury/payouts';

interface Movement {
  readonly kind: string;
  readonly availableDelta: string;
  readonly operationId?: string;
}

function countAnswers(replies: readonly TestReply[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const reply of replies) counts[answerOf(reply)] = (counts[answerOf(reply)] ?? 0) + 1;
  return counts;
}

const centsOf = (amount: string): bigint => BigInt(amount.replace('.', ''));

eachServer(({ server, startAnother }) => {
  let another: TestServer;

  beforeAll(async () => {
    another = await startAnother();
  });

  describe.each([
    ['one server', 1],
    ['two servers on one database', 2],
  ])('on %s', (_servers, servers) => {
    let tenant: TestTenant;
    let beneficiaryId: string;

    beforeAll(async () => {
      tenant = await server().newTenant();
      beneficiaryId = (await tenant.newBeneficiary()).id;
      await tenant.configure({
        pricing: { fees: [{ operation: 'payout', asset: 'AUD', flat: '0.50', bps: 0 }] },
      });
    });

    const pay = (turn: number, request: { body: object; idempotencyKey: string }): Promise<TestReply> => {
      const target = turn % servers === 0 ? server() : another;
      return target.request('POST', PAYOUTS, { ...request, key: tenant.secretKey });
    };

    const hundred = <Result>(make: (turn: number) => Promise<Result>): Promise<Result[]> =>
      Promise.all(Array.from({ length: 100 }, (_each, turn) => make(turn)));

    const body = (externalReference: string): object => ({
      beneficiaryId,
      amount: '9.50',
      currency: 'AUD',
      externalReference,
    });

    it('a hundred identical payouts at once are one payout, and all get its answer to the byte', async () => {
      await tenant.fund('10.00');
      const request = { body: body(randomUUID()), idempotencyKey: randomUUID() };
      const replies = await hundred((turn) => pay(turn, request));
      expect(countAnswers(replies)).toEqual({ '201': 100 });
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
      expect(replies.filter(({ headers }) => headers.get('idempotent-replayed') === 'false')).toHaveLength(1);
      expect(await tenant.figures()).toBe('0.00/10.00/0.00');
      const { data } = await tenant.get<{ data: Movement[] }>('/v1/treasury/transactions');
      expect(data.map(({ kind }) => kind)).toEqual(['payout_reserved', 'funding_credited']);
      await tenant.settle();
    });

    it('a hundred payouts at once with money for ten are ten payouts', async () => {
      await tenant.fund('109.99');
      const replies = await hundred((turn) =>
        pay(turn, { body: body(randomUUID()), idempotencyKey: randomUUID() }),
      );
      expect(countAnswers(replies)).toEqual({ '201': 10, '422 insufficient_funds': 90 });
      expect(await tenant.figures()).toBe('9.99/100.00/0.00');
      const { data } = await tenant.get<{ data: Movement[] }>(
        '/v1/treasury/transactions?kind=payout_reserved',
      );
      const accepted = replies.filter(({ status }) => status === 201).map((reply) => reply.body['id']);
      expect(
        data
          .slice(0, 10)
          .map(({ operationId }) => operationId)
          .sort(),
      ).toEqual(accepted.sort());
      await tenant.settle();
      expect(await tenant.figures()).toBe('9.99/0.00/0.00');
    });

    it('a hundred payouts at once with one external reference are one payout', async () => {
      await tenant.fund('1000.00');
      const before = await tenant.balance();
      const externalReference = randomUUID();
      const replies = await hundred((turn) =>
        pay(turn, { body: body(externalReference), idempotencyKey: randomUUID() }),
      );
      expect(countAnswers(replies)).toEqual({ '201': 1, '409 duplicate_external_reference': 99 });
      expect(centsOf(before.available) - centsOf((await tenant.balance()).available)).toBe(1000n);
      await tenant.settle();
    });

    it('a hundred payouts at once stay within the daily maximum of their beneficiary', async () => {
      const other = await tenant.newBeneficiary({ ...PERSON, firstName: 'Augusta' });
      await tenant.configure({ limits: { beneficiaryDailyMaximum: 6_650 } });
      const replies = await hundred((turn) =>
        pay(turn, {
          body: { ...body(randomUUID()), beneficiaryId: other.id },
          idempotencyKey: randomUUID(),
        }),
      );
      expect(countAnswers(replies)).toEqual({ '201': 7, '422 limit_exceeded': 93 });
    });

    it('a hundred reports of one fact at once credit it once', async () => {
      const { id: fundingInstrumentId } = await tenant.newInstrument();
      const before = await tenant.balance();
      const fact = { fundingInstrumentId, amount: '3.00', providerReference: randomUUID() };
      const replies = await hundred((turn) =>
        (turn % servers === 0 ? server() : another).request('POST', '/v1/sandbox/payins', {
          body: fact,
          key: tenant.secretKey,
        }),
      );
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
      expect(countAnswers(replies)).toEqual({ '201': 100 });
      expect(centsOf((await tenant.balance()).available) - centsOf(before.available)).toBe(300n);
    });
  });
});
