import { beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { withServer } from '../../testing/server/with-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import { matching } from '../../testing/server/matching.ts';
import { COLD_WALLET, TO_AUD, TO_STABLECOIN, type TestTenant } from '../../testing/worlds/test-tenant.ts';

type Route = Schema<'PaymentRoute'>;
type ToStablecoin = Schema<'AudToStablecoinRoute'>;
type ToAud = Schema<'StablecoinToAudRoute'>;

const PATH = '/v1/payment-routes';

withServer(({ server }) => {
  let tenant: TestTenant;
  let customerId: string;

  beforeEach(async () => {
    tenant = await server().newTenant();
    ({ id: customerId } = await tenant.newEntitledCustomer());
  });

  const post = (body: unknown, of = customerId) =>
    tenant.request('POST', `/v1/customers/${of}/payment-routes`, { body });
  const make = <Made extends Route>(body: object): Promise<Made> =>
    tenant.post<Made>(`/v1/customers/${customerId}/payment-routes`, body);

  describe('the pair of a route', () => {
    const { destination } = TO_STABLECOIN;
    const { address } = destination;

    it('is the default where the body has none of it, and fills in the other half where it fits', async () => {
      await tenant.configure({ defaultRoutePair: { asset: 'USDT', network: 'ethereum' } });
      const pairOf = async (given: object): Promise<string> => {
        const route = await make<ToStablecoin>({ ...TO_STABLECOIN, destination: { address, ...given } });
        return `${route.destination.currency} ${route.destination.network}`;
      };
      expect(await pairOf({})).toBe('USDT ethereum');
      expect(await pairOf({ network: 'ethereum' })).toBe('USDT ethereum');
      expect(await pairOf({ currency: 'USDT' })).toBe('USDT ethereum');
      expect(await pairOf({ currency: 'USDC', network: 'base' })).toBe('USDC base');
      const { source: _left, ...rest } = TO_AUD;
      expect((await make<ToAud>(rest)).source).toEqual({ asset: 'USDT', network: 'ethereum' });
      await tenant.configure({ defaultRoutePair: { asset: 'USDC', network: 'base' } });
      expect((await tenant.get<{ data: ToAud[] }>(PATH)).data[0]?.source.asset).toBe('USDT');
    });

    it('is USDC on Ethereum on a new account, for a body that names an address alone', async () => {
      const body = {
        direction: 'aud_to_stablecoin',
        destination: { address },
        limits: { min: '1.00', max: '100.00', daily: '500.00' },
        metadata: { ref: 'a' },
      };
      const { destination: made } = await make<ToStablecoin>(body);
      expect(made).toEqual({ address, currency: 'USDC', network: 'ethereum' });
      const { source: _left, ...rest } = TO_AUD;
      expect((await make<ToAud>(rest)).source).toEqual({ asset: 'USDC', network: 'ethereum' });
    });

    it('is refused as if the body had named it, if the default is switched off', async () => {
      await tenant.configure({ capabilities: { assetNetworks: [] } });
      const off = { ...TO_STABLECOIN, destination: { address } };
      expect(answerOf(await post(off))).toBe('422 asset_network_unavailable');
    });

    it.each([
      ['nothing, without a default', null, {}],
      ['a network, without a default', null, { network: 'base' }],
      ['a network that the default does not have', 'base', { network: 'ethereum' }],
      ['a stablecoin that the default does not have', 'base', { currency: 'USDT' }],
    ] as const)('is missing where the body has %s: 400, kept and replayed', async (_name, network, given) => {
      const pair = network === null ? null : { asset: 'USDC', network };
      await tenant.configure({ defaultRoutePair: pair });
      const path = `/v1/customers/${customerId}/payment-routes`;
      const body = { ...TO_STABLECOIN, destination: { address, ...given } };
      const idempotencyKey = `pair of ${customerId}`;
      const refused = await tenant.request('POST', path, { body, idempotencyKey });
      expect(answerOf(refused)).toBe('400 invalid_request');
      await tenant.configure({ defaultRoutePair: { asset: 'USDC', network: 'base' } });
      const again = await tenant.request('POST', path, { body, idempotencyKey });
      expect(again.headers.get('idempotent-replayed')).toBe('true');
      expect(again.text).toBe(refused.text);
    });

    it('is missing where a route to AUD names none, without a default', async () => {
      await tenant.configure({ defaultRoutePair: null });
      const { source: _left, ...rest } = TO_AUD;
      expect(answerOf(await post(rest))).toBe('400 invalid_request');
    });
  });

  describe('a bad request for a route', () => {
    const { destination } = TO_STABLECOIN;
    const limits = (given: object, base: object = TO_STABLECOIN): object => ({ ...base, limits: given });

    it.each<[string, object, string]>([
      ['a source beside a bank account paid in', { ...TO_STABLECOIN, source: TO_AUD.source }, ''],
      ['half a source', { ...TO_AUD, source: { asset: 'USDC' } }, ''],
      [
        'a network in a bank destination',
        { ...TO_AUD, destination: { ...TO_AUD.destination, network: 'base' } },
        '',
      ],
      [
        'a currency in a bank destination',
        { ...TO_AUD, destination: { ...TO_AUD.destination, currency: 'USDC' } },
        '',
      ],
      ['no direction', { destination }, ''],
      ['another direction', { ...TO_STABLECOIN, direction: 'aud_to_aud' }, ''],
      ['no address', { ...TO_STABLECOIN, destination: { network: 'base', currency: 'USDC' } }, ''],
      ['AUD as a stablecoin', { ...TO_STABLECOIN, destination: { ...destination, currency: 'AUD' } }, ''],
      ['a PayID that is none', { ...TO_AUD, destination: { ...TO_AUD.destination, payId: 'ada' } }, ''],
      [
        'a PayID of another kind',
        { ...TO_AUD, destination: { ...TO_AUD.destination, payIdType: 'abn' } },
        '',
      ],
      ['a min above max', limits({ min: '2', max: '1.99' }), ''],
      ['a min above daily', limits({ min: '2.01', daily: '2' }), ''],
      ['a min above max in a stablecoin', limits({ min: '0.000002', max: '0.000001' }, TO_AUD), ''],
      ['a max of zero', limits({ max: '0' }), ''],
      ['a daily of zero', limits({ daily: '0.000000' }, TO_AUD), ''],
      ['three decimals of AUD', limits({ max: '1.001' }), ''],
      ['three decimals of AUD as min', limits({ min: '1.001' }), ''],
      ['seven decimals of USDC', limits({ min: '1.0000001' }, TO_AUD), ''],
      ['a number', limits({ max: 5 }), ''],
      ['a sign', limits({ min: '-1' }), ''],
      ['an exponent', limits({ max: '1e2' }), ''],
      ['too much', limits({ max: '1000000000000' }), ''],
      ['too much by a part', limits({ min: '999999999999.990001' }, TO_AUD), ''],
      ['an unknown limit', limits({ weekly: '1' }), ''],
      ['a reserved key', { ...TO_STABLECOIN, metadata: { a: [{ '@@platformtype.escape': 1 }] } }, ''],
      ['an unknown field', { ...TO_STABLECOIN, status: 'active' }, ''],
      ['USDT on Base', { ...TO_STABLECOIN, destination: { ...destination, currency: 'USDT' } }, 'pair'],
      ['USDC on Tron', { ...TO_AUD, source: { asset: 'USDC', network: 'tron' } }, 'pair'],
    ])('is refused for %s, and writes nothing', async (_name, body, code) => {
      const before = await server().countRows();
      const expected = code === 'pair' ? '400 unsupported_asset_network' : '400 invalid_request';
      expect(answerOf(await post(body))).toBe(expected);
      expect(await server().countRows()).toEqual(before);
    });
  });

  describe('a refusal', () => {
    it('comes in the order of the contract, each behind the one before', async () => {
      const { id: bare } = await tenant.newCustomer();
      const { id: foreign } = await (await server().newTenant()).newEntitledCustomer();
      const rails = { audInboundRails: [], audOutboundRails: [] };
      await tenant.configure({ capabilities: { ...rails, assetNetworks: [] } });
      const wrong = COLD_WALLET.address.replace('0x5a', '0x5A');
      await tenant.configure({ defaultRoutePair: null });
      const half = { ...TO_STABLECOIN, destination: { address: wrong } };
      const whole = { ...TO_STABLECOIN, destination: { ...TO_STABLECOIN.destination, address: wrong } };
      expect(answerOf(await post(half, foreign))).toBe('404 not_found');
      expect(answerOf(await post(half, bare))).toBe('400 invalid_request');
      expect(answerOf(await post(whole, bare))).toBe('422 capability_disabled');
      await tenant.configure({ capabilities: { audInboundRails: ['npp'] } });
      expect(answerOf(await post(whole, bare))).toBe('422 asset_network_unavailable');
      const pairs = [{ asset: 'USDC', network: 'base', enabled: true }] as const;
      await tenant.configure({ capabilities: { assetNetworks: pairs } });
      const refused = await post(whole, bare);
      expect(answerOf(refused)).toBe('422 invalid_destination_address');
      expect(refused.body['details']).toEqual([
        { in: 'body', path: '/destination/address', message: matching(/./) },
      ]);
      expect(answerOf(await post(TO_STABLECOIN, bare))).toBe('422 customer_not_entitled');
      expect((await post(TO_STABLECOIN)).status).toBe(201);
    });

    it.each([
      ['bank_account', ['payid'], '422 capability_disabled'],
      ['bank_account', ['npp'], '201'],
      ['payid', ['bsb_account'], '422 capability_disabled'],
      ['payid', ['npp'], '201'],
    ] as const)('of AUD out to a %s over %j: %s', async (type, audOutboundRails, answer) => {
      await tenant.configure({ capabilities: { audOutboundRails, audInboundRails: [] } });
      const account = { type, bsb: '062000', accountNumber: '1', accountName: 'Ada' };
      const body = { ...TO_AUD, destination: type === 'payid' ? TO_AUD.destination : account };
      expect(answerOf(await post(body))).toBe(answer);
    });

    it('of each entitlement is about its own direction alone', async () => {
      const { id } = await tenant.newEntitledCustomer(['aud_offramp']);
      expect(answerOf(await post(TO_STABLECOIN, id))).toBe('422 customer_not_entitled');
      expect((await post(TO_AUD, id)).status).toBe(201);
      await tenant.post(`/v1/sandbox/customers/${id}/verification`, {
        entitlements: [{ entitlement: 'aud_offramp', status: 'suspended' }],
      });
      expect(answerOf(await post(TO_AUD, id))).toBe('422 customer_not_entitled');
      const { data } = await tenant.get<{ data: Route[] }>(`${PATH}?customerId=${id}`);
      expect(data.map(({ status }) => status)).toEqual(['active']);
    });
  });
});
