import { beforeAll, describe, expect, it } from 'vitest';
import { ASSETS } from '../../../generated/assets.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import { withServer } from '../../testing/server/with-server.ts';
import { TO_AUD, TO_STABLECOIN, type TestTenant } from '../../testing/worlds/test-tenant.ts';

const PAIRS = (['USDC', 'USDT'] as const).flatMap((asset) =>
  ASSETS[asset].networks.map((network) => ({ asset, network })),
);

withServer(({ server }) => {
  let tenant: TestTenant;
  let customerId: string;

  beforeAll(async () => {
    tenant = await server().newTenant();
    customerId = (await tenant.newEntitledCustomer()).id;
  });

  describe('a control call that lets money arrive at a route', () => {
    it('takes every stablecoin on every network of its own', async () => {
      const { length } = PAIRS;
      expect(length).toBeGreaterThan(10);
      const currencies = await Promise.all(
        PAIRS.map(async (source) => {
          const { id: paymentRouteId } = await tenant.newRoute({ ...TO_AUD, source }, customerId);
          const body = { paymentRouteId, amount: '12.5' };
          const transfer = await tenant.post<{ source: object }>('/v1/sandbox/deposits', body);
          return transfer.source;
        }),
      );
      const wanted = PAIRS.map(({ asset: currency, network }) => ({
        amount: '12.500000',
        currency,
        network,
      }));
      expect(currencies).toEqual(wanted);
    });

    it('is refused at a route of the other direction, and makes nothing', async () => {
      const fromAud = await tenant.newRoute(TO_STABLECOIN, customerId);
      const toAud = await tenant.newRoute(TO_AUD, customerId);
      const send = (what: string, paymentRouteId: string) =>
        tenant.request('POST', `/v1/sandbox/${what}`, { body: { paymentRouteId, amount: '10.00' } });
      expect(answerOf(await send('payins', toAud.id))).toBe('409 invalid_state');
      expect(answerOf(await send('deposits', fromAud.id))).toBe('409 invalid_state');
      for (const { id } of [fromAud, toAud]) {
        const { data } = await tenant.get<{ data: unknown[] }>(`/v1/transfers?paymentRouteId=${id}`);
        expect(data).toEqual([]);
      }
    });
  });
});
