import { beforeEach, expect, it } from 'vitest';
import { answerOf } from '../../testing/server/answer-of.ts';
import { expectRefused } from '../../testing/server/expect-refused.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import { withServer } from '../../testing/server/with-server.ts';
import { AUD_TO_USDC, type TestTenant } from '../../testing/worlds/test-tenant.ts';

const QUOTES = '/v1/treasury/conversion-quotes';

withServer(({ server }) => {
  let tenant: TestTenant;

  beforeEach(async () => {
    tenant = await server().newTenant();
  });

  const ask = (body: object): Promise<TestReply> => tenant.request('POST', QUOTES, { body });

  it.each([
    ['one asset on both sides', { sourceAsset: 'USDC', destinationAsset: 'USDC' }, 'invalid_request'],
    ['a network for the source in dollars', { sourceNetwork: 'base' }, 'invalid_request'],
    [
      'a network for the destination in dollars',
      { sourceAsset: 'USDC', destinationAsset: 'AUD', destinationNetwork: 'base' },
      'invalid_request',
    ],
    ['three decimals of a dollar', { sourceAmount: '1.001' }, 'invalid_request'],
    ['seven decimals of a coin', { sourceAsset: 'USDT', sourceAmount: '1.0000001' }, 'invalid_request'],
    ['nothing', { sourceAmount: '0.00' }, 'invalid_request'],
    ['more than can be named', { sourceAmount: '1000000000000' }, 'invalid_request'],
    ['both amounts', { destinationAmount: '1.00' }, 'invalid_request'],
    ['neither amount', { sourceAmount: undefined }, 'invalid_request'],
    ['a network that is none', { destinationNetwork: 'near' }, 'invalid_request'],
    ['a pair that is none', { destinationNetwork: 'tron' }, 'unsupported_asset_network'],
    [
      'a pair that is none as its source',
      { sourceAsset: 'USDT', sourceNetwork: 'base' },
      'unsupported_asset_network',
    ],
  ])('is refused from the request alone for %s', async (_name, change, code) => {
    const base = { sourceAsset: 'AUD', destinationAsset: 'USDC', sourceAmount: '10.00' };
    await tenant.configure({ capabilities: { conversionsEnabled: false } });
    await expectRefused(server(), `400 ${code}`, () => ask({ ...base, ...change }));
  });

  it.each([
    ['capability_disabled', 'conversions are off', { capabilities: { conversionsEnabled: false } }, {}],
    [
      ...(['asset_network_unavailable', 'its pair is off'] as const),
      { capabilities: { assetNetworks: [{ asset: 'USDC', network: 'base', enabled: false }] } },
      {},
    ],
    [
      ...(['asset_network_unavailable', 'no pair of an asset is on'] as const),
      { capabilities: { assetNetworks: [{ asset: 'USDC', network: 'base', enabled: true }] } },
      { destinationAsset: 'USDT', destinationNetwork: undefined },
    ],
    [
      ...(['amount_below_minimum', 'it would bring nothing'] as const),
      {},
      {
        sourceAsset: 'USDC',
        destinationAsset: 'AUD',
        destinationNetwork: undefined,
        sourceAmount: '0.000001',
      },
    ],
    [
      ...(['limit_exceeded', 'it would bring more than can be named'] as const),
      {},
      {
        sourceAsset: 'USDC',
        destinationAsset: 'AUD',
        destinationNetwork: undefined,
        sourceAmount: '999999999999.99',
      },
    ],
    [
      ...(['limit_exceeded', 'it would take more than can be named'] as const),
      {},
      { sourceAmount: undefined, destinationAmount: '999999999999.99' },
    ],
    [
      ...(['limit_exceeded', 'a rule rejects it'] as const),
      { limits: { rules: [rule({ maximum: '9.99' })] } },
      {},
    ],
    [
      ...(['amount_below_minimum', 'a rule wants more'] as const),
      { limits: { rules: [rule({ minimum: '10.01', maximum: '100.00' })] } },
      {},
    ],
  ])('is refused with %s where %s', async (code, _why, patch, change) => {
    await tenant.configure(patch);
    expect(answerOf(await ask({ ...AUD_TO_USDC, ...change }))).toBe(`422 ${code}`);
    expect((await tenant.get<{ data: object[] }>(QUOTES)).data).toEqual([]);
  });

  it('is given where a rule would only have the conversion reviewed', async () => {
    await tenant.configure({ limits: { rules: [rule({ maximum: '9.99', action: 'hold' })] } });
    expect((await tenant.newQuote()).status).toBe('open');
  });
});

function rule(facts: object): object {
  return { operation: 'conversion', asset: 'AUD', window: 'transaction', action: 'reject', ...facts };
}
