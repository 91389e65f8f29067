import { expect, it } from 'vitest';
import { withServer } from '../../testing/server/with-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import { newStablecoinTenant } from '../../testing/worlds/stablecoin-tenant.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

const PATH = '/v1/treasury/withdrawals';

const usdc = (amount: string): object => ({ amount, currency: 'USDC', network: 'base' });

const FLAT = { operation: 'stable_withdrawal', asset: 'USDC', flat: '1', bps: 0 };

withServer(({ server }) => {
  const newRichTenant = (fees?: readonly object[]): Promise<TestTenant> =>
    newStablecoinTenant(server(), fees);

  it.each([
    ['nothing where no entry fits', [{ ...FLAT, operation: 'payout' }], '0.000000'],
    ['nothing where the asset is the other', [{ ...FLAT, asset: 'USDT' }], '0.000000'],
    ['nothing where the network is another', [{ ...FLAT, network: 'solana' }], '0.000000'],
    ['that of its network', [{ ...FLAT, network: 'base', flat: '2' }, FLAT], '2.000000'],
    ['half a millionth up', [{ ...FLAT, flat: '0', bps: 5 }], '0.000001'],
    ['its minimum', [{ ...FLAT, minimum: '3.25' }], '3.250000'],
  ] as const)('is charged %s, in the preview as in the withdrawal', async (_name, fees, fee) => {
    const tenant = await newRichTenant(fees);
    const { id: destinationId } = await tenant.newDestination();
    const body = { destinationId, amount: '0.001', externalReference: 'order' };
    const preview = await tenant.post(`${PATH}/preview`, body);
    const withdrawal = await tenant.newWithdrawal(body);
    expect(preview).toEqual({
      principal: withdrawal.principal,
      fee: withdrawal.fee,
      sourceDebit: withdrawal.sourceDebit,
      asset: 'USDC',
      network: 'base',
      configurationId: withdrawal.configurationId,
      canProceed: true,
    });
    expect(withdrawal.fee).toEqual(usdc(fee));
  });

  const RULE = { operation: 'stable_withdrawal', asset: 'USDC', window: 'day', maximum: '9.999999' };
  const BASE_OFF = { capabilities: { assetNetworks: [{ asset: 'USDC', network: 'base', enabled: false }] } };

  it.each([
    ['capability_disabled', { capabilities: { stableWithdrawalsEnabled: false } }, {}],
    ['asset_network_unavailable', BASE_OFF, {}],
    ['limit_exceeded', { limits: { rules: [{ ...RULE, action: 'reject' }] } }, {}],
    [
      'amount_below_minimum',
      { limits: { rules: [{ ...RULE, minimum: '10.000001', maximum: '20', action: 'reject' }] } },
      {},
    ],
    ['insufficient_funds', {}, { amount: '1000.000001' }],
  ])('in a preview that cannot proceed names %s, as the creation does', async (code, patch, change) => {
    const tenant = await newRichTenant();
    const { id: destinationId } = await tenant.newDestination();
    await tenant.configure(patch);
    const body = { destinationId, amount: '10', externalReference: 'order', ...change };
    expect(await tenant.post(`${PATH}/preview`, body)).toMatchObject({ canProceed: false, holdReason: code });
    const reply = await tenant.request('POST', PATH, { body });
    expect(answerOf(reply)).toBe(`422 ${code}`);
    expect(await tenant.figures('USDC')).toBe('1000.000000/0.000000/0.000000');
    expect((await tenant.get<{ data: object[] }>(PATH)).data).toEqual([]);
  });

  it('that a rule wants reviewed is created held, as its preview says', async () => {
    const tenant = await newRichTenant();
    await tenant.configure({ limits: { rules: [{ ...RULE, maximum: '15', action: 'hold' }] } });
    const first = await tenant.newWithdrawal();
    const body = { destinationId: first.destinationId, amount: '10' };
    const preview = await tenant.post(`${PATH}/preview`, { ...body, externalReference: 'b' });
    expect(preview).toMatchObject({ canProceed: true, holdReason: 'limit_exceeded' });
    const second = await tenant.newWithdrawal(body);
    expect([first.status, second.status, second.holdReason]).toEqual(['accepted', 'held', 'limit_exceeded']);
    await tenant.settle();
    expect((await tenant.withdrawal(second.id)).status).toBe('held');
    expect(
      (
        await tenant.request('POST', `/v1/sandbox/operations/${second.id}/advance`, {
          body: { to: 'failed' },
        })
      ).status,
    ).toBe(200);
    expect(await tenant.figures('USDC')).toBe('990.000000/0.000000/0.000000');
  });

  it('names a destination that exists', async () => {
    const tenant = await newRichTenant();
    const body = { destinationId: 'dst_none', amount: '1', externalReference: 'order' };
    for (const path of [PATH, `${PATH}/preview`]) {
      expect(answerOf(await tenant.request('POST', path, { body }))).toBe('404 not_found');
    }
  });

  it.each([
    '0',
    '0.000000',
    '0.0000001',
    '-1',
    '+1',
    '1e3',
    '1000000000000',
    '999999999999.990001',
    ' 1',
    '',
  ])('of "%s" is none', async (amount) => {
    const tenant = await newRichTenant();
    const { id: destinationId } = await tenant.newDestination();
    const body = { destinationId, amount, externalReference: 'order' };
    for (const path of [PATH, `${PATH}/preview`]) {
      expect(answerOf(await tenant.request('POST', path, { body }))).toBe('400 invalid_request');
    }
  });
});
