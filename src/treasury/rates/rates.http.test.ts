import { beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

type Rate = Schema<'IndicativeRate'>;

const TO_USDC = '/v1/rates?source=AUD&destination=USDC';
const TO_AUD = '/v1/rates?source=USDC&destination=AUD';
const AT = '2035-03-04T12:00:02.345Z';

eachServer(
  ({ server, startAnother }) => {
    let tenant: TestTenant;

    beforeAll(async () => {
      tenant = await server().newTenant();
      await tenant.post('/v1/sandbox/clock', { frozenAt: AT });
    });

    const rateOf = (path = TO_USDC): Promise<Rate> => tenant.get<Rate>(path);

    it('is the rate that a quote has at the same moment', async () => {
      for (const [path, sourceAsset, destinationAsset] of [
        [TO_USDC, 'AUD', 'USDC'],
        [TO_AUD, 'USDC', 'AUD'],
      ] as const) {
        const { rate } = await rateOf(path);
        const quote = await tenant.newQuote({ sourceAsset, destinationAsset, sourceAmount: '100.00' });
        expect(quote.rate).toBe(rate);
      }
    });

    it('is of a tick of the market on the tenant’s clock, and of use for 40 seconds', async () => {
      expect(await rateOf()).toEqual({
        source: 'AUD',
        destination: 'USDC',
        rate: expect.stringMatching(/^0\.6[3-7]\d{8}$/) as string,
        indicative: true,
        asOf: '2035-03-04T12:00:00.000Z',
        expiresAt: '2035-03-04T12:00:40.000Z',
      });
    });

    it('is the same for every tenant, and from every process, at the same moment', async () => {
      const another = await startAnother();
      const stranger = await another.newTenant();
      await stranger.post('/v1/sandbox/clock', { frozenAt: AT });
      expect(await stranger.get<Rate>(TO_USDC)).toEqual(await rateOf());
      await stranger.post('/v1/sandbox/clock', { advanceSeconds: 86_400 });
      expect((await stranger.get<Rate>(TO_USDC)).rate).not.toBe((await rateOf()).rate);
    });

    it('is the pin where there is one, of now and without a spread, in its one direction', async () => {
      const own = await server().newTenant();
      await own.post('/v1/sandbox/clock', { frozenAt: AT });
      const before = await own.get<Rate>(TO_AUD);
      await own.pin('AUD', 'USDC', '0.7');
      expect(await own.get<Rate>(TO_USDC)).toMatchObject({
        rate: '0.7000000000',
        asOf: AT,
        expiresAt: '2035-03-04T12:00:42.345Z',
      });
      expect(await own.get<Rate>(TO_AUD)).toEqual(before);
      await own.pin('AUD', 'USDC', null);
      expect(await own.get<Rate>(TO_USDC)).toEqual(await rateOf());
    });

    describe('asked wrongly', () => {
      const ask = (method: string, path: string, key = tenant.secretKey): Promise<TestReply> =>
        server().request(method, path, { key });

      it.each([
        ['one asset twice', '?source=AUD&destination=AUD'],
        ['no source', '?destination=AUD'],
        ['no destination', '?source=AUD'],
        ['neither', ''],
        ['an asset that does not exist', '?source=AUD&destination=EUR'],
        ['an asset in small letters', '?source=aud&destination=USDC'],
        ['a source given twice', '?source=AUD&source=AUD&destination=USDC'],
        ['something else besides', '?source=AUD&destination=USDC&limit=1'],
      ])('with %s, it is 400 and nothing is written', async (_what, query) => {
        const before = await server().countRows();
        const reply = await ask('GET', `/v1/rates${query}`);
        expect(answerOf(reply)).toBe('400 invalid_request');
        expect(reply.body['details']).not.toEqual([]);
        expect(await server().countRows()).toEqual(before);
      });

      it('by a publishable key, it is answered; by POST, it is 405', async () => {
        const reply = await ask('GET', TO_USDC, tenant.publishableKey);
        expect(reply.body).toEqual(await rateOf());
        expect(answerOf(await ask('POST', '/v1/rates', tenant.publishableKey))).toBe(
          '405 method_not_allowed',
        );
        expect(answerOf(await ask('GET', '/v1/treasury', tenant.publishableKey))).toBe(
          '403 secret_key_required',
        );
      });
    });

    it('changes nothing', async () => {
      const before = await server().countRows();
      const head = await tenant.get('/v1/treasury/ledger/head');
      await rateOf();
      expect(await tenant.get('/v1/treasury/ledger/head')).toEqual(head);
      expect(await server().countRows()).toEqual(before);
    });
  },
  { variables: { CORRIDOR_MARKET_SEED: 'a market that moves', CORRIDOR_RATE_STALE_MS: '40000' } },
);
