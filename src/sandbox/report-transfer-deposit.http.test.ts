import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../contract/operation-types.ts';
import { answerOf } from '../testing/server/example-request.ts';
import { withServer } from '../testing/server/with-server.ts';
import type { TestTenant } from '../testing/worlds/test-tenant.ts';

type Transfer = Schema<'Transfer'>;
type Word = 'detected' | 'confirming' | 'gone' | 'credited';

const DIRECTIONS = ['aud_to_stablecoin', 'stablecoin_to_aud'] as const;

withServer(({ server }) => {
  let tenant: TestTenant;

  beforeAll(async () => {
    tenant = await server().newTenant();
    // Nothing falls due by itself.
    const { now } = await tenant.get<{ now: string }>('/v1/sandbox/clock');
    await tenant.post('/v1/sandbox/clock', { frozenAt: new Date(Date.parse(now) + 1_000).toISOString() });
  });

  const say = (id: string, report: Word): Promise<Transfer> =>
    tenant.post<Transfer>(`/v1/sandbox/transfers/${id}/deposit`, { report });
  const pass = (): Promise<unknown> => tenant.post('/v1/sandbox/clock', { advanceSeconds: 60 });

  describe('the control call that reports on a deposit', () => {
    it.each(DIRECTIONS)(
      'has a detected transfer wait until its deposit is credited (%s)',
      async (direction) => {
        const { id, depositStatus } = await tenant.newTransfer(direction, '25.00');
        expect(depositStatus).toBe('detected');
        expect(await say(id, 'confirming')).toMatchObject({
          id,
          status: 'detected',
          depositStatus: 'confirming',
        });
        await pass();
        expect(await tenant.transfer(id)).toMatchObject({ status: 'detected', depositStatus: 'confirming' });
        expect(await say(id, 'credited')).toMatchObject({ depositStatus: 'final' });
        await pass();
        expect(await tenant.transfer(id)).toMatchObject({ status: 'completed', depositStatus: 'final' });
      },
    );

    it('has a deposit vanish and come back', async () => {
      const { id } = await tenant.newTransfer('aud_to_stablecoin', '25.00');
      expect(await say(id, 'gone')).toMatchObject({
        status: 'held',
        holdReason: 'deposit_vanished',
        depositStatus: 'gone',
      });
      expect(await say(id, 'credited')).toMatchObject({
        status: 'held',
        holdReason: 'provider_review',
        depositStatus: 'final',
      });
    });

    it('keeps a converted transfer where it is', async () => {
      const { id } = await tenant.newTransfer('stablecoin_to_aud', '25.04');
      await pass();
      expect(await tenant.transfer(id)).toMatchObject({ status: 'delivering', depositStatus: 'final' });
      expect(await say(id, 'detected')).toMatchObject({ status: 'delivering', depositStatus: 'detected' });
    });

    it('answers the new transfer of a deposit that was returned, and from then on that one', async () => {
      const { id } = await tenant.newTransfer('aud_to_stablecoin', '25.01');
      await pass();
      const first = await tenant.transfer(id);
      expect(first.status).toBe('returned');
      expect(await say(id, 'gone')).toEqual(first);
      const again = await say(id, 'credited');
      expect(again).toMatchObject({
        status: 'held',
        holdReason: 'deposit_credited_again',
        providerReference: first.providerReference,
        depositStatus: 'final',
      });
      expect(again.id).not.toBe(id);
      expect(await say(id, 'confirming')).toMatchObject({ id: again.id, holdReason: 'deposit_vanished' });
      const { paymentRouteId, providerReference } = first;
      const repeat = { paymentRouteId, amount: '25.01', providerReference };
      expect(await tenant.post<Transfer>('/v1/sandbox/payins', repeat)).toMatchObject({ id: again.id });
      expect(await tenant.transfer(id)).toEqual(first);
    });

    it('says the same once under one key', async () => {
      const { id } = await tenant.newTransfer('aud_to_stablecoin', '25.01');
      await pass();
      const call = { body: { report: 'credited' }, idempotencyKey: randomUUID() };
      const path = `/v1/sandbox/transfers/${id}/deposit`;
      const replies = [await tenant.request('POST', path, call), await tenant.request('POST', path, call)];
      expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      const { paymentRouteId } = await tenant.transfer(id);
      const { data } = await tenant.get<{ data: unknown[] }>(
        `/v1/transfers?paymentRouteId=${paymentRouteId}`,
      );
      expect(data).toHaveLength(2);
    });

    it("does not find another tenant's transfer", async () => {
      const other = await server().newTenant();
      const { id } = await other.newTransfer('aud_to_stablecoin', '25.03');
      const path = `/v1/sandbox/transfers/${id}/deposit`;
      expect(answerOf(await tenant.request('POST', path, { body: { report: 'gone' } }))).toBe(
        '404 not_found',
      );
      expect(await other.transfer(id)).toMatchObject({
        depositStatus: 'final',
        holdReason: 'provider_review',
      });
    });
  });
});
