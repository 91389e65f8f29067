import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestServer } from '../../testing/server/test-server.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

const PATH = '/v1/treasury/withdrawals';

function countAnswers(replies: readonly TestReply[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const reply of replies) counts[answerOf(reply)] = (counts[answerOf(reply)] ?? 0) + 1;
  return counts;
}

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
    let destinationId: string;

    beforeAll(async () => {
      tenant = await server().newTenant();
      destinationId = (await tenant.newDestination()).id;
      await tenant.configure({
        pricing: { fees: [{ operation: 'stable_withdrawal', asset: 'USDC', flat: '0.5', bps: 0 }] },
      });
    });

    const sixtyFour = (
      make: (turn: number) => { body: object; idempotencyKey: string },
    ): Promise<TestReply[]> =>
      Promise.all(
        Array.from({ length: 64 }, (_each, turn) => {
          const target = turn % servers === 0 ? server() : another;
          return target.request('POST', PATH, { ...make(turn), key: tenant.secretKey });
        }),
      );

    const body = (externalReference: string): object => ({
      destinationId,
      amount: '9.5',
      externalReference,
    });

    it('sixty-four withdrawals at once with money for ten are ten withdrawals', async () => {
      await tenant.adjust('USDC', '109.999999');
      const replies = await sixtyFour(() => ({ body: body(randomUUID()), idempotencyKey: randomUUID() }));
      expect(countAnswers(replies)).toEqual({ '201': 10, '422 insufficient_funds': 54 });
      expect(await tenant.figures('USDC')).toBe('9.999999/100.000000/0.000000');
      const reserved = '/v1/treasury/transactions?kind=withdrawal_reserved';
      const { data } = await tenant.get<{ data: { operationId?: string }[] }>(reserved);
      const created = replies.filter(({ status }) => status === 201).map((reply) => reply.body['id']);
      expect(data.map(({ operationId }) => operationId).sort()).toEqual(created.sort());
      await tenant.settle();
      expect(await tenant.figures('USDC')).toBe('9.999999/0.000000/0.000000');
    });

    it('sixty-four with one key are one, and sixty-four with one reference are one', async () => {
      await tenant.adjust('USDC', '1000');
      const request = { body: body(randomUUID()), idempotencyKey: randomUUID() };
      const same = await sixtyFour(() => request);
      expect(countAnswers(same)).toEqual({ '201': 64 });
      expect(new Set(same.map(({ text }) => text)).size).toBe(1);
      const reference = randomUUID();
      const referring = await sixtyFour(() => ({ body: body(reference), idempotencyKey: randomUUID() }));
      expect(countAnswers(referring)).toEqual({ '201': 1, '409 duplicate_external_reference': 63 });
      expect(await tenant.figures('USDC')).toBe('989.999999/20.000000/0.000000');
      await tenant.settle();
    });

    it('sixty-four at once stay within the limit of their month', async () => {
      const rules = [
        { operation: 'stable_withdrawal', asset: 'USDC', window: 'month', maximum: '180', action: 'reject' },
      ];
      await tenant.configure({ limits: { rules } });
      // Twelve have been made before, of 9.5 each.
      const replies = await sixtyFour(() => ({ body: body(randomUUID()), idempotencyKey: randomUUID() }));
      expect(countAnswers(replies)).toEqual({ '201': 6, '422 limit_exceeded': 58 });
      await tenant.settle();
    });
  });
});
