import { beforeEach, expect, it } from 'vitest';
import { answerOf } from '../../testing/server/answer-of.ts';
import { expectRefused } from '../../testing/server/expect-refused.ts';
import { withServer } from '../../testing/server/with-server.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

const RATES = '/v1/sandbox/rates';

withServer(({ server }) => {
  let tenant: TestTenant;

  beforeEach(async () => {
    tenant = await server().newTenant();
  });

  const rateOf = async (
    sourceAsset: string,
    destinationAsset: string,
    of: TestTenant = tenant,
  ): Promise<string> => (await of.newQuote({ sourceAsset, destinationAsset, sourceAmount: '1000.00' })).rate;

  it('holds for quotes of its one direction, without a spread', async () => {
    const back = await rateOf('USDC', 'AUD');
    const pinned = await tenant.post(RATES, { source: 'AUD', destination: 'USDC', rate: '0.7' });
    expect(pinned).toEqual({ source: 'AUD', destination: 'USDC', rate: '0.7000000000' });
    expect(await rateOf('AUD', 'USDC')).toBe('0.7000000000');
    expect(await rateOf('USDC', 'AUD')).toBe(back);
    expect(await rateOf('AUD', 'USDT')).not.toBe('0.7000000000');
  });

  it('takes the place of the one before, until it is let go', async () => {
    const market = await rateOf('AUD', 'USDT');
    await tenant.pin('AUD', 'USDT', '0.7');
    await tenant.pin('AUD', 'USDT', '0.0000000001');
    expect((await tenant.post(RATES, { source: 'AUD', destination: 'USDT', rate: '00.8' }))['rate']).toBe(
      '0.8000000000',
    );
    expect(await rateOf('AUD', 'USDT')).toBe('0.8000000000');
    const gone = { source: 'AUD', destination: 'USDT', rate: null };
    expect(await tenant.post(RATES, gone)).toEqual(gone);
    expect(await tenant.post(RATES, gone)).toEqual(gone);
    expect(await rateOf('AUD', 'USDT')).toBe(market);
  });

  it('is listed until it is let go, for its tenant alone', async () => {
    await tenant.pin('USDC', 'AUD', '1.5');
    await tenant.pin('AUD', 'USDT', '0.7');
    await tenant.pin('AUD', 'USDC', '0.6');
    const listed = (of = tenant): Promise<unknown> => of.get(RATES);
    expect(await listed()).toEqual({
      data: [
        { source: 'AUD', destination: 'USDC', rate: '0.6000000000' },
        { source: 'AUD', destination: 'USDT', rate: '0.7000000000' },
        { source: 'USDC', destination: 'AUD', rate: '1.5000000000' },
      ],
    });
    expect(await listed(await server().newTenant())).toEqual({ data: [] });
    await tenant.post(RATES, { source: 'AUD', destination: 'USDT', rate: null });
    expect(await listed()).toMatchObject({ data: [{ destination: 'USDC' }, { source: 'USDC' }] });
  });

  it('is that of its tenant alone', async () => {
    const other = await server().newTenant();
    const market = await rateOf('AUD', 'USDC', other);
    await tenant.pin('AUD', 'USDC', '0.7');
    expect(await rateOf('AUD', 'USDC', other)).toBe(market);
  });

  it('leaves quotes that were made before as they are', async () => {
    const quote = await tenant.newQuote();
    await tenant.pin('AUD', 'USDC', '0.7');
    expect(await tenant.quote(quote.id)).toEqual(quote);
  });

  it.each([
    ['one asset on both sides', { destination: 'AUD' }],
    ['an asset that is none', { source: 'BTC' }],
    ['no rate', { rate: undefined }],
    ['nothing', { rate: '0' }],
    ['nothing with decimals', { rate: '0.0000000000' }],
    ['eleven decimals', { rate: '0.65000000001' }],
    ['thirteen whole digits', { rate: '1000000000000' }],
    ['a number', { rate: 0.65 }],
    ['an exponent', { rate: '1e1' }],
    ['a sign', { rate: '-1' }],
  ])('is refused for %s', async (_name, change) => {
    const body = { source: 'AUD', destination: 'USDC', rate: '0.65', ...change };
    await expectRefused(server(), '400 invalid_request', () => tenant.request('POST', RATES, { body }));
  });

  it('takes the scope of settings', async () => {
    const body = { source: 'AUD', destination: 'USDC', rate: '0.65' };
    for (const [scope, answer] of [
      ['settings:write', '200'],
      ['treasury:write', '403 insufficient_scope'],
    ] as const) {
      const key = await server().newKey(tenant.clientId, { scopes: [scope] });
      expect(answerOf(await tenant.request('POST', RATES, { body, key }))).toBe(answer);
    }
  });
});
