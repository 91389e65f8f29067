import { beforeEach, describe, expect, it } from 'vitest';
import { ASSETS, type Network } from '../../../generated/assets.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import { eachDepositWorld, FIGURES, NOTHING } from '../../testing/worlds/deposit-world.ts';

eachDepositWorld(({ server, tenant, instrumentId, deposit, advance, movements, kinds }) => {
  describe('a deposit is held, whatever was asked for,', () => {
    const limit = (action: string): object => ({
      limits: {
        rules: [{ operation: 'deposit', asset: 'USDC', window: 'day', maximum: '99.999999', action }],
      },
    });
    const fee = { operation: 'deposit', asset: 'USDC', flat: '100', bps: 0 };
    const minimum = { maximum: '500', minimum: '100.000001', action: 'reject' };

    it.each([
      ['while funding is switched off', { capabilities: { fundingEnabled: false } }, 'capability_disabled'],
      [
        'while its pair is switched off',
        { capabilities: { assetNetworks: [] } },
        'asset_network_unavailable',
      ],
      ['against a rule that rejects', limit('reject'), 'limit_exceeded'],
      ['against a rule that holds', limit('hold'), 'limit_exceeded'],
      [
        'below a minimum',
        { limits: { rules: [{ operation: 'deposit', asset: 'USDC', window: 'transaction', ...minimum }] } },
        'amount_below_minimum',
      ],
      ['where its fee would take all of it', { pricing: { fees: [fee] } }, 'amount_below_fee'],
    ])('%s', async (_name, patch, reason) => {
      await tenant().configure(patch);
      const made = await deposit();
      expect(made).toMatchObject({ status: 'held', reason, nextAction: 'contact_support' });
      expect([made.finalityReached, await tenant().figures('USDC')]).toEqual([false, NOTHING]);
    });

    it('on an inactive instrument, and can be released or sent back', async () => {
      await tenant().post(`/v1/treasury/funding-instruments/${instrumentId()}/deactivate`);
      const [one, other] = [await deposit(), await deposit()];
      expect([one.status, one.reason]).toEqual(['held', 'funding_instrument_inactive']);
      expect((await advance(one.id, 'credited')).body).toMatchObject({ status: 'credited' });
      expect((await advance(other.id, 'returned')).body).toMatchObject({ status: 'returned' });
      expect(await tenant().figures('USDC')).toBe(FIGURES.credited);
    });

    it('where the balance would pass its bound, and is released only when there is room', async () => {
      await tenant().configure({ pricing: { fees: [] } });
      const largest = '999999999999.99';
      for (let turn = 0; turn < 9; turn += 1)
        await tenant().deposit(largest, { fundingInstrumentId: instrumentId() });
      const full = await tenant().figures('USDC');
      expect(full).toBe('8999999999999.910000/0.000000/0.000000');
      const ahead = await tenant().deposit('0.090000', {
        fundingInstrumentId: instrumentId(),
        outcome: 'confirming',
      });
      const held = await tenant().deposit('0.000001', { fundingInstrumentId: instrumentId() });
      expect([held.status, held.reason]).toEqual(['held', 'balance_bound']);
      const before = await server().countRows();
      const reply = await advance(held.id, 'credited');
      expect(answerOf(reply)).toBe('409 invalid_state');
      // The reply is kept for its replay, and nothing else is written.
      const after = await server().countRows();
      expect({ ...after, idempotency_keys: 0 }).toEqual({ ...before, idempotency_keys: 0 });
      expect((await advance(ahead.id, 'credited')).status).toBe(200);
      expect(await tenant().figures('USDC')).toBe('9000000000000.000000/0.000000/0.000000');
      await tenant().adjust('USDC', '-0.000001');
      expect((await advance(held.id, 'credited')).body).toMatchObject({ status: 'credited' });
    });
  });

  describe('a deposit with a hold-back', () => {
    const HOUR_S = 3_600;

    beforeEach(async () => {
      await tenant().post('/v1/sandbox/clock', { frozenAt: new Date(Date.now() + 60_000).toISOString() });
      await tenant().configure({ returns: { holdbackBps: 1_000, timeoutSeconds: HOUR_S } });
    });

    it('has it released when its period ends, on the clock of the tenant', async () => {
      const { creditedAt = '' } = await deposit();
      expect(await tenant().figures('USDC')).toBe('89.100000/9.900000/0.000000');
      await tenant().post('/v1/sandbox/clock', { advanceSeconds: HOUR_S - 1 });
      expect(await tenant().figures('USDC')).toBe('89.100000/9.900000/0.000000');
      await tenant().post('/v1/sandbox/clock', { advanceSeconds: 60 });
      expect(await tenant().figures('USDC')).toBe('99.000000/0.000000/0.000000');
      const [, released] = await movements();
      expect(released).toMatchObject({
        kind: 'funding_hold_released',
        availableDelta: '9.900000',
        reservedDelta: '-9.900000',
        occurredAt: new Date(Date.parse(creditedAt) + HOUR_S * 1_000).toISOString(),
      });
    });

    it('takes it along when it is recalled', async () => {
      const made = await deposit();
      await advance(made.id, 'returned', 'recalled');
      expect(await tenant().figures('USDC')).toBe(NOTHING);
      expect((await movements()).at(-1)).toMatchObject({
        kind: 'funding_returned',
        availableDelta: '-89.100000',
        reservedDelta: '-9.900000',
        reason: 'recalled',
      });
      await tenant().post('/v1/sandbox/clock', { advanceSeconds: 2 * HOUR_S });
      expect(await kinds()).toEqual(['funding_credited', 'funding_returned']);
    });
  });

  describe('a deposit that is gone and is recalled', () => {
    async function recallSpent(returns: object): Promise<void> {
      await tenant().configure({ returns });
      const made = await deposit();
      await tenant().adjust('USDC', '-90');
      await advance(made.id, 'returned');
    }

    it('leaves the tenant a debt, which the next deposit pays off', async () => {
      await recallSpent({ lossAllocation: 'tenant', replenishment: 'next_funding' });
      expect(await tenant().figures('USDC')).toBe('-90.000000/0.000000/0.000000');
      await deposit();
      expect(await tenant().figures('USDC')).toBe('9.000000/0.000000/0.000000');
    });

    it('costs the platform what is missing, where it bears losses', async () => {
      await recallSpent({ lossAllocation: 'platform' });
      expect(await tenant().figures('USDC')).toBe(NOTHING);
      expect((await kinds()).slice(-2)).toEqual(['funding_returned', 'admin_adjustment']);
    });
  });

  it('a deposit of every supported pair is credited to its asset, and held once its pair is off', async () => {
    const assetNetworks: { asset: 'USDC' | 'USDT'; network: Network; enabled: boolean }[] = [];
    const addresses: string[] = [];
    for (const asset of ['USDC', 'USDT'] as const) {
      for (const network of ASSETS[asset].networks) {
        const { id } = await tenant().newAddress({ asset, network });
        addresses.push(id);
        assetNetworks.push({ asset, network, enabled: false });
        expect(await tenant().deposit('10', { fundingInstrumentId: id })).toMatchObject({
          status: 'credited',
          asset,
          network,
          gross: { currency: asset, network },
        });
      }
    }
    // USDC pays a fee of 0.55 on Base and of 7 on six other networks; USDT pays none.
    expect(await tenant().figures('USDC')).toBe('27.450000/0.000000/0.000000');
    expect(await tenant().figures('USDT')).toBe('60.000000/0.000000/0.000000');
    await tenant().configure({ capabilities: { assetNetworks } });
    for (const id of addresses) {
      const { status, reason } = await tenant().deposit('10', { fundingInstrumentId: id });
      expect([status, reason]).toEqual(['held', 'asset_network_unavailable']);
    }
  });
});
