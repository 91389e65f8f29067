import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import { matching } from '../../testing/server/matching.ts';
import { newStablecoinTenant } from '../../testing/worlds/stablecoin-tenant.ts';
import { COLD_WALLET, type TestTenant } from '../../testing/worlds/test-tenant.ts';

const PATH = '/v1/treasury/withdrawals';

type Withdrawal = Schema<'Withdrawal'>;

const ID = (prefix: string): RegExp => new RegExp(`^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`);
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const usdc = (amount: string): object => ({ amount, currency: 'USDC', network: 'base' });

const FLAT = { operation: 'stable_withdrawal', asset: 'USDC', flat: '1', bps: 0 };

const SOLANA = {
  asset: 'USDT',
  network: 'solana',
  address: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
};
const TRON = { asset: 'USDT', network: 'tron', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' };

/** The movements of a withdrawal, oldest first, as `kind available/reserved`. */
async function movementsOf(tenant: TestTenant, { id }: Withdrawal): Promise<string[]> {
  const { movementIds } = await tenant.withdrawal(id);
  const movements = await Promise.all(
    movementIds.map((each) => tenant.get<Schema<'MovementDetail'>>(`/v1/treasury/transactions/${each}`)),
  );
  return movements.map(
    ({ kind, availableDelta, reservedDelta }) => `${kind} ${availableDelta}/${reservedDelta}`,
  );
}

eachServer(({ server }) => {
  const newRichTenant = (fees?: readonly object[]): Promise<TestTenant> =>
    newStablecoinTenant(server(), fees);

  const advance = (tenant: TestTenant, id: string, to: string) =>
    tenant.request('POST', `/v1/sandbox/operations/${id}/advance`, { body: { to } });

  it('is accepted with every field that it has, and shown the same way again', async () => {
    const tenant = await newRichTenant([FLAT]);
    const destination = await tenant.newDestination({ tag: 'memo 7' });
    const { id: configurationId } = await tenant.get('/v1/treasury/configurations/effective');
    const withdrawal = await tenant.newWithdrawal({
      destinationId: destination.id,
      amount: '100.5',
      externalReference: 'order 1',
      metadata: { order: 1 },
    });
    const { name, asset, network, address, tag } = destination;
    expect(withdrawal).toEqual({
      id: matching(ID('wdr')),
      clientId: tenant.clientId,
      kind: 'stable_withdrawal',
      status: 'accepted',
      externalReference: 'order 1',
      asset: 'USDC',
      network: 'base',
      principal: usdc('100.500000'),
      fee: usdc('1.000000'),
      sourceDebit: usdc('101.500000'),
      configurationId,
      destinationId: destination.id,
      destinationSnapshot: { name, asset, network, address, tag, version: 1 },
      confirmations: 0,
      metadata: { order: 1 },
      statusHistory: [{ status: 'accepted', at: withdrawal.createdAt }],
      nextAction: 'wait_for_provider',
      movementIds: [matching(ID('mov'))],
      adjustments: [],
      createdAt: matching(MOMENT),
      updatedAt: withdrawal.createdAt,
      acceptedAt: withdrawal.createdAt,
    });
    expect(await tenant.withdrawal(withdrawal.id)).toEqual(withdrawal);
    expect(await tenant.get(PATH)).toEqual({ data: [withdrawal], hasMore: false, nextCursor: null });
    expect(await tenant.figures('USDC')).toBe('898.500000/101.500000/0.000000');
    expect(await tenant.figures('USDT')).toBe('1000.000000/0.000000/0.000000');
    expect(await movementsOf(tenant, withdrawal)).toEqual(['withdrawal_reserved -101.500000/101.500000']);
  });

  it.each([
    ['base', {}, 12, /^0x[0-9a-f]{64}$/],
    ['solana', SOLANA, 32, /^[1-9A-HJ-NP-Za-km-z]{86,88}$/],
    ['tron', TRON, 20, /^[0-9a-f]{64}$/],
  ] as const)(
    'settles on %s, with its transaction and its confirmations',
    async (_network, to, confirmations, hash) => {
      const tenant = await newRichTenant([FLAT, { ...FLAT, asset: 'USDT' }]);
      const destination = await tenant.newDestination(to);
      const before = await tenant.newWithdrawal({ destinationId: destination.id, amount: '10.04' });
      await tenant.settle();
      const submitted = await tenant.withdrawal(before.id);
      expect(submitted).toEqual({
        ...before,
        status: 'submitted',
        confirmations: 0,
        transactionHash: matching(hash),
        providerReference: `SIMCHAIN-${before.id}`,
        statusHistory: [...before.statusHistory, { status: 'submitted', at: submitted.submittedAt }],
        submittedAt: matching(MOMENT),
        updatedAt: submitted.submittedAt,
      });
      const other = await tenant.newWithdrawal({ destinationId: destination.id, amount: '10' });
      await tenant.settle();
      const settled = await tenant.withdrawal(other.id);
      expect(settled).toEqual({
        ...other,
        status: 'settled',
        nextAction: 'none',
        confirmations,
        transactionHash: matching(hash),
        providerReference: `SIMCHAIN-${other.id}`,
        statusHistory: [
          { status: 'accepted', at: other.createdAt },
          { status: 'submitted', at: settled.submittedAt },
          { status: 'settled', at: settled.settledAt },
        ],
        movementIds: [other.movementIds[0], matching(ID('mov'))],
        submittedAt: matching(MOMENT),
        settledAt: matching(MOMENT),
        updatedAt: settled.settledAt,
      });
      expect(settled.transactionHash).not.toBe(submitted.transactionHash);
      expect(await movementsOf(tenant, settled)).toEqual([
        'withdrawal_reserved -11.000000/11.000000',
        'reservation_captured 0.000000/-11.000000',
      ]);
      await tenant.settle();
      expect(await tenant.withdrawal(other.id)).toEqual(settled);
    },
  );

  describe.each([
    ['10.01', 'failed', '1000.000000/0.000000', ['withdrawal_reserved', 'reservation_released']],
    ['10.010000', 'failed', '1000.000000/0.000000', ['withdrawal_reserved', 'reservation_released']],
    ['10.02', 'failed', '1000.000000/0.000000', ['withdrawal_reserved', 'reservation_released']],
    ['10.03', 'held', '988.970000/11.030000', ['withdrawal_reserved']],
    ['10.04', 'submitted', '988.960000/11.040000', ['withdrawal_reserved']],
    ['10.010001', 'settled', '988.989999/0.000000', ['withdrawal_reserved', 'reservation_captured']],
    ['0.01', 'settled', '998.990000/0.000000', ['withdrawal_reserved', 'reservation_captured']],
  ] as const)('of %s USDC', (amount, status, figures, kinds) => {
    it(`comes to rest ${status}`, async () => {
      const tenant = await newRichTenant([FLAT]);
      const created = await tenant.newWithdrawal({ amount });
      expect(created.status).toBe(status === 'held' ? 'held' : 'accepted');
      await tenant.settle();
      const withdrawal = await tenant.withdrawal(created.id);
      expect(withdrawal.status).toBe(status);
      expect(await tenant.figures('USDC')).toBe(`${figures}/0.000000`);
      const movements = await movementsOf(tenant, withdrawal);
      expect(movements.map((line) => line.split(' ')[0])).toEqual(kinds);
      expect(withdrawal.failureCode).toBe(status === 'failed' ? 'provider_refused' : undefined);
      expect(withdrawal.holdReason).toBe(status === 'held' ? 'provider_review' : undefined);
    });
  });

  it('that failed leaves its external reference to another', async () => {
    const tenant = await newRichTenant();
    const { id: destinationId } = await tenant.newDestination();
    const body = { destinationId, amount: '10.01', externalReference: 'order 1' };
    await tenant.newWithdrawal(body);
    await tenant.settle();
    const second = await tenant.newWithdrawal({ ...body, amount: '10' });
    await tenant.settle();
    expect((await tenant.withdrawal(second.id)).status).toBe('settled');
    expect(answerOf(await tenant.request('POST', PATH, { body }))).toBe('409 duplicate_external_reference');
    const { data } = await tenant.get<{ data: Withdrawal[] }>(`${PATH}?externalReference=order%201`);
    expect(data.map(({ status }) => status)).toEqual(['settled', 'failed']);
  });

  it('is listed by status and destination, apart from payouts', async () => {
    const tenant = await newRichTenant();
    await tenant.fund('100.00');
    const payout = await tenant.newPayout();
    const held = await tenant.newWithdrawal({ amount: '10.03' });
    const accepted = await tenant.newWithdrawal();
    const idsOf = async (query: string): Promise<string[]> =>
      (await tenant.get<{ data: Withdrawal[] }>(`${PATH}${query}`)).data.map(({ id }) => id);
    expect(await idsOf('')).toEqual([accepted.id, held.id]);
    expect(await idsOf('?status=held')).toEqual([held.id]);
    expect(await idsOf(`?destinationId=${accepted.destinationId}`)).toEqual([accepted.id]);
    expect(await idsOf('?destinationId=dst_none')).toEqual([]);
    expect(answerOf(await tenant.request('GET', `${PATH}/${payout.id}`))).toBe('404 not_found');
    const path = `/v1/treasury/payouts/${held.id}`;
    expect(answerOf(await tenant.request('GET', path))).toBe('404 not_found');
  });

  it('keeps its destination, its fee and its configuration when they change', async () => {
    const tenant = await newRichTenant([FLAT]);
    const before = await tenant.newWithdrawal({ amount: '10' });
    await tenant.configure({ pricing: { fees: [] } });
    await tenant.post(`/v1/treasury/destinations/${before.destinationId}/deactivate`);
    await tenant.settle();
    const after = await tenant.withdrawal(before.id);
    const { configurationId, fee, destinationSnapshot } = before;
    expect(after).toMatchObject({ status: 'settled', configurationId, fee, destinationSnapshot });
    expect(after.destinationSnapshot).toEqual({ ...COLD_WALLET, version: 1 });
    expect(await tenant.figures('USDC')).toBe('989.000000/0.000000/0.000000');
  });

  it.each([
    ['0.000001', '0.000001', '1000.000000'],
    ['000.5', '0.500000', '999.500001'],
    ['999999999999.99', '999999999999.990000', '0.010000'],
    ['123456789012.345678', '123456789012.345678', '876543210987.654322'],
  ])('of %s is exact to the last digit', async (amount, shown, left) => {
    const tenant = await newRichTenant();
    await tenant.adjust('USDC', amount.length > 10 ? '999999999000' : '0.000001');
    const withdrawal = await tenant.newWithdrawal({ amount });
    expect(withdrawal.sourceDebit).toEqual(usdc(shown));
    await tenant.settle();
    expect((await tenant.withdrawal(withdrawal.id)).status).toBe('settled');
    expect(await tenant.figures('USDC')).toBe(`${left}/0.000000/0.000000`);
  });

  describe('told late', () => {
    it('that it was executed after it had failed, is debited once and stays failed', async () => {
      const tenant = await newRichTenant([FLAT]);
      const { id } = await tenant.newWithdrawal({ amount: '10.01' });
      await tenant.settle();
      const failed = await tenant.withdrawal(id);
      for (const turn of ['first', 'second']) {
        const reply = await advance(tenant, id, 'late_execution');
        expect([turn, reply.status]).toEqual([turn, 200]);
      }
      const after = await tenant.withdrawal(id);
      expect(after).toEqual({
        ...failed,
        movementIds: [...failed.movementIds, matching(ID('mov'))],
        adjustments: [
          { kind: 'late_execution', at: after.updatedAt, movementIds: after.movementIds.slice(-1) },
        ],
        updatedAt: matching(MOMENT),
      });
      expect((await movementsOf(tenant, after)).at(-1)).toBe('late_execution_debited -11.010000/0.000000');
      expect(await tenant.figures('USDC')).toBe('988.990000/0.000000/0.000000');
    });

    it('takes the balance below zero where the money is gone, and spending stops', async () => {
      const tenant = await server().newTenant();
      await tenant.adjust('USDC', '10.01');
      const { id, destinationId } = await tenant.newWithdrawal({ amount: '10.01' });
      await tenant.settle();
      await tenant.newWithdrawal({ destinationId, amount: '10' });
      expect((await advance(tenant, id, 'late_execution')).status).toBe(200);
      expect(await tenant.figures('USDC')).toBe('-10.000000/10.000000/0.000000');
      const body = { destinationId, amount: '0.000001', externalReference: randomUUID() };
      expect(answerOf(await tenant.request('POST', PATH, { body }))).toBe('422 insufficient_funds');
    });

    it('is never returned', async () => {
      const tenant = await newRichTenant();
      const { id } = await tenant.newWithdrawal();
      expect(answerOf(await advance(tenant, id, 'returned'))).toBe('409 invalid_state');
      await tenant.settle();
      const settled = await tenant.withdrawal(id);
      for (const to of ['late_return', 'late_execution']) {
        expect((await advance(tenant, id, to)).status).toBe(200);
      }
      expect(await tenant.withdrawal(id)).toEqual(settled);
    });
  });
});
