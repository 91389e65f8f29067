import { beforeEach, describe, expect, it } from 'vitest';
import { ASSETS } from '../../../generated/assets.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import { withServer } from '../../testing/server/with-server.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

type Configuration = Schema<'TreasuryConfiguration'>;

const PATH = '/v1/sandbox/configuration';
const EFFECTIVE = '/v1/treasury/configurations/effective';

withServer(({ server }) => {
  let tenant: TestTenant;

  beforeEach(async () => {
    tenant = await server().newTenant();
  });

  const send = (body: object): Promise<TestReply> =>
    tenant.request('POST', PATH, { body: { reason: 'for a test', ...body } });

  const configure = (body: object): Promise<Configuration> =>
    tenant.post(PATH, { reason: 'for a test', ...body });

  const effective = (): Promise<Configuration> => tenant.get(EFFECTIVE);

  it('makes the next version and puts it in force', async () => {
    const first = await effective();
    const reply = await send({ reason: 'Shorter quotes', settlement: { quoteTtlSeconds: 5 } });
    expect(reply.status).toBe(201);
    const second = await effective();
    expect(reply.body).toEqual(second);
    expect(second).toEqual({
      ...first,
      id: second.id,
      version: 2,
      createdBy: 'sandbox',
      reason: 'Shorter quotes',
      createdAt: second.createdAt,
      effectiveAt: second.effectiveAt,
      settlement: { ...first.settlement, quoteTtlSeconds: 5 },
    });
    expect(second.id).not.toBe(first.id);
    const { configurations } = await tenant.get<Schema<'TreasuryOverview'>>('/v1/treasury');
    expect(configurations).toEqual([second]);
  });

  it('merges objects deeply and replaces lists whole, every version on the one before', async () => {
    const fee = { operation: 'payout', asset: 'AUD', flat: '1', bps: 0 };
    await configure({ pricing: { fees: [fee, fee] }, returns: { holdbackBps: 100 } });
    await configure({ accounting: { glMapping: { cash: { main: '1000' } } } });
    const last = await configure({
      returns: { retryLimit: 1 },
      pricing: { fees: [{ ...fee, flat: '002.5' }] },
      accounting: { glMapping: { cash: { fees: '1001' }, __proto__: null } },
    });
    expect(last.version).toBe(4);
    expect(last.returns).toMatchObject({ holdbackBps: 100, retryLimit: 1 });
    expect(last.pricing.fees).toEqual([{ ...fee, flat: '2.50' }]);
    expect(last.accounting.glMapping).toEqual({ cash: { main: '1000', fees: '1001' } });
  });

  it('makes a version of nothing but a reason', async () => {
    const first = await effective();
    const { version, pricing, limits, reason } = await configure({ reason: 'Nothing' });
    expect({ version, pricing, limits, reason }).toEqual({
      version: 2,
      pricing: first.pricing,
      limits: first.limits,
      reason: 'Nothing',
    });
  });

  it('applies to the next operation, and to no earlier one', async () => {
    await tenant.fund('100.00');
    const before = await tenant.newPayout();
    await configure({ pricing: { fees: [{ operation: 'payout', asset: 'AUD', flat: '0.5', bps: 100 }] } });
    const after = await tenant.newPayout();
    expect([before.fee.amount, after.fee.amount]).toEqual(['0.00', '0.60']);
    expect((await tenant.payout(before.id)).fee.amount).toBe('0.00');
    await configure({ capabilities: { payoutsEnabled: false } });
    const body = { beneficiaryId: before.beneficiaryId, amount: '1.00', currency: 'AUD' };
    const refused = await tenant.request('POST', '/v1/treasury/payouts', {
      body: { ...body, externalReference: 'later' },
    });
    expect(answerOf(refused)).toBe('422 capability_disabled');
  });

  it('is of its tenant alone', async () => {
    const other = await server().newTenant();
    await configure({ settlement: { quoteTtlSeconds: 5 } });
    expect(await other.get<Configuration>(EFFECTIVE)).toMatchObject({
      version: 1,
      settlement: { quoteTtlSeconds: 30 },
    });
  });

  it('makes one version for one key, and one after the other for many at once', async () => {
    const request = { body: { reason: 'once' }, idempotencyKey: 'one version' };
    const same = await Promise.all([1, 2, 3].map(() => tenant.request('POST', PATH, request)));
    expect(new Set(same.map(({ text }) => text)).size).toBe(1);
    const many = await Promise.all(Array.from({ length: 8 }, () => configure({})));
    expect(many.map(({ version }) => version).sort((one, two) => one - two)).toEqual([
      ...[3, 4, 5, 6, 7, 8, 9, 10],
    ]);
  });

  const rule = { operation: 'payout', asset: 'AUD', window: 'day', maximum: '1.00', action: 'reject' };
  const fee = { operation: 'payout', asset: 'AUD', flat: '1.00', bps: 0 };
  const pair = { asset: 'USDC', network: 'base', enabled: true };

  describe('refuses', () => {
    it.each([
      ['no reason', { reason: undefined }],
      ['an unknown field', { limit: {} }],
      ['an unknown field deep inside', { returns: { holdback: 1 } }],
      ['its own identifiers', { version: 7 }],
      ['another type', { pricing: { fees: {} } }],
      ['null', { pricing: null }],
      ['a share beyond everything', { returns: { holdbackBps: 10_001 } }],
      ['a negative amount', { pricing: { fees: [{ ...fee, flat: '-1' }] } }],
      ['too many decimals in a fee of AUD', { pricing: { fees: [{ ...fee, flat: '0.001' }] } }],
      ['too many decimals in its bounds', { pricing: { fees: [{ ...fee, minimum: '0.005' }] } }],
      ['too many decimals in a rule on AUD', { limits: { rules: [{ ...rule, maximum: '1.001' }] } }],
      ['too many decimals in credit', { limits: { creditLimits: [{ asset: 'AUD', amount: '1.001' }] } }],
      [
        'too many decimals of a stablecoin',
        { pricing: { fees: [{ ...fee, asset: 'USDC', flat: '0.0000001' }] } },
      ],
      ['an amount beyond the largest', { limits: { rules: [{ ...rule, maximum: '1000000000000' }] } }],
      ['a network that nobody has', { capabilities: { assetNetworks: [{ ...pair, network: 'bitcoin' }] } }],
    ])('%s', async (_what, body) => {
      const before = await server().countRows();
      expect(answerOf(await send(body))).toBe('400 invalid_request');
      expect(await server().countRows()).toEqual(before);
      expect((await effective()).version).toBe(1);
    });

    const unsupported = { asset: 'USDC', network: 'tron' };
    it.each([
      ['in the list of pairs', { capabilities: { assetNetworks: [{ ...unsupported, enabled: false }] } }],
      ['in a fee', { pricing: { fees: [{ ...fee, ...unsupported }] } }],
      ['of AUD in a fee', { pricing: { fees: [{ ...fee, network: 'base' }] } }],
      ['by default', { defaultRoutePair: unsupported }],
    ])('a pair that is not supported, %s', async (_where, body) => {
      const before = await server().countRows();
      expect(answerOf(await send(body))).toBe('400 unsupported_asset_network');
      expect(await server().countRows()).toEqual(before);
    });

    it('a map that merging makes too large, although each part is not', async () => {
      const keys = (from: number, to: number): object =>
        Object.fromEntries(Array.from({ length: to - from }, (_, index) => [`key ${from + index}`, 'x']));
      await configure({ accounting: { glMapping: keys(0, 30) } });
      expect(answerOf(await send({ accounting: { glMapping: keys(30, 51) } }))).toBe('422 limit_exceeded');
      expect((await configure({ accounting: { glMapping: keys(30, 50) } })).version).toBe(3);
      const long = { 'key 0': 'x'.repeat(16_000) };
      expect((await send({ accounting: { glMapping: long } })).status).toBe(422);
      expect((await effective()).version).toBe(3);
    });
  });

  it('switches every pair of the table off and on', async () => {
    const pairs = (['USDC', 'USDT'] as const).flatMap((asset) =>
      ASSETS[asset].networks.map((network) => ({ asset, network })),
    );
    const order = pairs.toReversed().map((each) => ({ ...each, enabled: false }));
    const { capabilities } = await configure({ capabilities: { assetNetworks: order } });
    expect(capabilities.assetNetworks).toEqual(order);
    await configure({ capabilities: { assetNetworks: [] } });
    const reply = await tenant.request('POST', '/v1/treasury/funding-instruments', {
      body: { type: 'stable_address', ...pairs[0] },
    });
    expect(answerOf(reply)).toBe('422 asset_network_unavailable');
  });
});
