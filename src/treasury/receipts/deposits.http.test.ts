import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ASSETS, type Network } from '../../../generated/assets.ts';
import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { newId } from '../../ids.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/example-request.ts';
import { matching } from '../../testing/server/matching.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

type Deposit = Schema<'Deposit'>;
type Status = Deposit['status'];
type Movement = Schema<'Movement'>;

const STATUSES = STATE_MACHINES.deposit.states;
const PATH = '/v1/sandbox/deposits';

const usdc = (amount: string): object => ({ amount, currency: 'USDC', network: 'base' });

const isEdge = (from: Status, to: Status): boolean =>
  STATE_MACHINES.deposit.transitions.some((edge) => edge.from === from && edge.to === to);

const ZERO = '0.000000/0.000000/0.000000';

/** What a deposit of 100 with a fee of 1 makes of an empty wallet. */
const FIGURES: Readonly<Record<Status, string>> = {
  detected: '0.000000/0.000000/99.000000',
  confirming: '0.000000/0.000000/99.000000',
  credited: '99.000000/0.000000/0.000000',
  held: ZERO,
  returned: ZERO,
};

const NEXT_ACTION: Readonly<Record<Status, string>> = {
  detected: 'wait_for_confirmation',
  confirming: 'wait_for_confirmation',
  credited: 'none',
  held: 'contact_support',
  returned: 'none',
};

eachServer(({ server, startAnother }) => {
  let tenant: TestTenant;
  let fundingInstrumentId: string;

  beforeEach(async () => {
    tenant = await server().newTenant();
    await tenant.configure({
      pricing: {
        fees: [
          { operation: 'deposit', asset: 'USDC', flat: '7.00', bps: 0 },
          { operation: 'deposit', asset: 'USDC', network: 'base', flat: '0.50', bps: 50 },
        ],
      },
    });
    fundingInstrumentId = (await tenant.newAddress()).id;
  });

  const deposit = (body: object = {}): Promise<Deposit> =>
    tenant.deposit('100', { fundingInstrumentId, ...body });

  const advance = (id: string, to: string, reason?: string): Promise<TestReply> =>
    tenant.request('POST', `${PATH}/${id}/advance`, {
      body: { to, ...(reason === undefined ? {} : { reason }) },
    });

  const movements = async (): Promise<Movement[]> =>
    (await tenant.get<{ data: Movement[] }>('/v1/treasury/transactions')).data.toReversed();

  const kinds = async (): Promise<string[]> => (await movements()).map(({ kind }) => kind);

  it.each(STATUSES)(
    'comes to rest %s, where it was asked to, with every field that it has',
    async (outcome) => {
      const transactionHash = `0x${randomUUID().replaceAll('-', '').repeat(2)}`;
      const given = { outcome, transactionHash, providerReference: `chain ${outcome}`, reason: 'asked for' };
      const made = await deposit(given);
      const isCredited = outcome === 'credited';
      expect(made).toEqual({
        id: matching(/^dep_/),
        clientId: tenant.clientId,
        fundingInstrumentId,
        providerReference: `chain ${outcome}`,
        transactionHash,
        network: 'base',
        asset: 'USDC',
        status: outcome,
        gross: usdc('100.000000'),
        inboundFee: usdc('1.000000'),
        netCredit: usdc('99.000000'),
        nextAction: NEXT_ACTION[outcome],
        type: 'stable_deposit',
        occurredAt: made.updatedAt,
        updatedAt: matching(/Z$/),
        finalityReached: isCredited,
        ...(isCredited ? { creditedAt: made.updatedAt, movementId: (await movements())[0]?.id } : {}),
        ...(outcome === 'detected' ? {} : { reason: 'asked for' }),
      });
      expect(await tenant.get(`/v1/treasury/deposits/${made.id}`)).toEqual(made);
      expect(await tenant.get('/v1/treasury/deposits')).toEqual({ data: [made] });
      expect(await tenant.get(`/v1/treasury/deposits?status=${outcome}`)).toEqual({ data: [made] });
      expect(await tenant.get('/v1/treasury/payins')).toEqual({ data: [] });
      expect([await tenant.figures('USDC'), await tenant.figures()]).toEqual([
        FIGURES[outcome],
        '0.00/0.00/0.00',
      ]);
      expect(await movements()).toMatchObject(
        isCredited
          ? [
              {
                kind: 'funding_credited',
                asset: 'USDC',
                availableDelta: '99.000000',
                reservedDelta: '0.000000',
                reference: made.id,
                externalReference: 'chain credited',
              },
            ]
          : [],
      );
    },
  );

  it.each([
    ['base', 'USDC', /^0x[0-9a-f]{64}$/],
    ['solana', 'USDC', /^[1-9A-HJ-NP-Za-km-z]{86,88}$/],
    ['tron', 'USDT', /^[0-9a-f]{64}$/],
  ])(
    'is credited under names that a chain makes, where none are given: on %s',
    async (network, asset, form) => {
      const { id } = await tenant.newAddress({ asset, network });
      const made = await tenant.deposit('10.000001', { fundingInstrumentId: id });
      expect(made).toMatchObject({ status: 'credited', asset, network, transactionHash: matching(form) });
      expect(made.providerReference).toMatch(/^SIMCHAIN-/);
      const other = await tenant.deposit('10.000001', { fundingInstrumentId: id });
      expect(other.transactionHash).not.toBe(made.transactionHash);
    },
  );

  describe.each(STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const)))(
    'from %s to %s',
    (from, to) => {
      it(isEdge(from, to) ? 'is an edge, and is taken' : 'is no edge, and is refused', async () => {
        const before = await deposit({ outcome: from });
        const reply = await advance(before.id, to, 'because');
        const after = await tenant.get<Deposit>(`/v1/treasury/deposits/${before.id}`);
        if (!isEdge(from, to)) {
          expect(answerOf(reply)).toBe('409 invalid_state');
          expect(after).toEqual(before);
          expect(await tenant.figures('USDC')).toBe(FIGURES[from]);
          return;
        }
        expect(reply.body).toEqual(after);
        expect(after).toMatchObject({ status: to, nextAction: NEXT_ACTION[to], reason: 'because' });
        expect(after.finalityReached).toBe(from === 'credited' || to === 'credited');
        expect(await tenant.figures('USDC')).toBe(FIGURES[to]);
        const credited = from === 'credited' || to === 'credited' ? ['funding_credited'] : [];
        expect(await kinds()).toEqual(from === 'credited' ? [...credited, 'funding_returned'] : credited);
      });
    },
  );

  describe('reported twice', () => {
    const report = (body: object): Promise<TestReply> =>
      tenant.request('POST', PATH, { body: { fundingInstrumentId, amount: '250', ...body } });

    it.each([
      ['reference', 'providerReference', (given: string) => given],
      ['transaction', 'transactionHash', (given: string) => given],
      ['transaction in other letters', 'transactionHash', (given: string) => given.toUpperCase()],
    ])('is one deposit by its %s, and answers as the first report left it', async (_name, field, write) => {
      const name = `0x${randomUUID().replaceAll('-', '').repeat(2)}`;
      const first = await deposit({ [field]: name, outcome: 'detected' });
      const repeat = { [field]: write(name), outcome: 'credited' };
      const reply = await report(repeat);
      expect([reply.status, reply.body]).toEqual([201, first]);
      const advanced = await advance(first.id, 'credited');
      const again = await report(repeat);
      expect([again.status, again.body]).toEqual([201, advanced.body]);
      expect(await tenant.figures('USDC')).toBe(FIGURES.credited);
      expect((await tenant.get<{ data: Deposit[] }>('/v1/treasury/deposits')).data).toHaveLength(1);
    });

    it('is another deposit on another instrument, and of another tenant', async () => {
      const names = { transactionHash: randomUUID(), providerReference: randomUUID() };
      const first = await deposit(names);
      const other = await tenant.deposit('100', names);
      expect(other.id).not.toBe(first.id);
      const stranger = await server().newTenant();
      expect((await stranger.deposit('100', names)).clientId).toBe(stranger.clientId);
      expect(await tenant.figures('USDC')).toBe('198.000000/0.000000/0.000000');
    });

    it('a hundred times at once, on two servers, is credited once', async () => {
      const another = await startAnother();
      const body = { fundingInstrumentId, amount: '100', transactionHash: randomUUID() };
      const replies = await Promise.all(
        Array.from({ length: 100 }, (_, turn) =>
          (turn % 2 === 0 ? server() : another).request('POST', PATH, { body, key: tenant.secretKey }),
        ),
      );
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
      expect(await tenant.figures('USDC')).toBe(FIGURES.credited);
      expect(await kinds()).toEqual(['funding_credited']);
    });
  });

  describe('is held, whatever was asked for,', () => {
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
      await tenant.configure(patch);
      const made = await deposit();
      expect(made).toMatchObject({ status: 'held', reason, nextAction: 'contact_support' });
      expect([made.finalityReached, await tenant.figures('USDC')]).toEqual([false, ZERO]);
    });

    it('on an inactive instrument, and can be released or sent back', async () => {
      await tenant.post(`/v1/treasury/funding-instruments/${fundingInstrumentId}/deactivate`);
      const [one, other] = [await deposit(), await deposit()];
      expect([one.status, one.reason]).toEqual(['held', 'funding_instrument_inactive']);
      expect((await advance(one.id, 'credited')).body).toMatchObject({ status: 'credited' });
      expect((await advance(other.id, 'returned')).body).toMatchObject({ status: 'returned' });
      expect(await tenant.figures('USDC')).toBe(FIGURES.credited);
    });

    it('where the balance would pass its bound, and is released only when there is room', async () => {
      await tenant.configure({ pricing: { fees: [] } });
      const largest = '999999999999.99';
      for (let turn = 0; turn < 9; turn += 1) await tenant.deposit(largest, { fundingInstrumentId });
      const full = await tenant.figures('USDC');
      expect(full).toBe('8999999999999.910000/0.000000/0.000000');
      const ahead = await tenant.deposit('0.090000', { fundingInstrumentId, outcome: 'confirming' });
      const held = await tenant.deposit('0.000001', { fundingInstrumentId });
      expect([held.status, held.reason]).toEqual(['held', 'balance_bound']);
      const before = await server().countRows();
      const reply = await advance(held.id, 'credited');
      expect(answerOf(reply)).toBe('409 invalid_state');
      // The reply is kept for its replay, and nothing else is written.
      const after = await server().countRows();
      expect({ ...after, idempotency_keys: 0 }).toEqual({ ...before, idempotency_keys: 0 });
      expect((await advance(ahead.id, 'credited')).status).toBe(200);
      expect(await tenant.figures('USDC')).toBe('9000000000000.000000/0.000000/0.000000');
      await tenant.adjust('USDC', '-0.000001');
      expect((await advance(held.id, 'credited')).body).toMatchObject({ status: 'credited' });
    });
  });

  it.each(['0.000001', '1.000000', '0.1', '123456789.654321', '999999999999.99'])(
    'of %s is credited to the last of its digits',
    async (amount) => {
      await tenant.configure({ pricing: { fees: [] } });
      const { gross, netCredit } = await tenant.deposit(amount, { fundingInstrumentId });
      const [whole = '', fraction = ''] = amount.split('.');
      const shown = `${whole}.${fraction.padEnd(6, '0')}`;
      expect([gross.amount, netCredit.amount]).toEqual([shown, shown]);
      expect(await tenant.figures('USDC')).toBe(`${shown}/0.000000/0.000000`);
    },
  );

  it.each(['0', '0.000000', '0.0000001', '1.0000000', '-1', '1e3', '999999999999.990001', '1000000000000'])(
    'of %s is refused',
    async (amount) => {
      const reply = await tenant.request('POST', PATH, { body: { fundingInstrumentId, amount } });
      expect(answerOf(reply)).toBe('400 invalid_request');
    },
  );

  describe('takes what it needs to be told of', () => {
    it('an instrument that is there, and takes stablecoins', async () => {
      const { id: account } = await tenant.newInstrument();
      const unknown = { fundingInstrumentId: newId('fin'), amount: '1' };
      expect(answerOf(await tenant.request('POST', PATH, { body: unknown }))).toBe('404 not_found');
      const wrong = { fundingInstrumentId: account, amount: '1' };
      expect(answerOf(await tenant.request('POST', PATH, { body: wrong }))).toBe('409 invalid_state');
      const wrongPayin = { fundingInstrumentId, amount: '1' };
      const payin = await tenant.request('POST', '/v1/sandbox/payins', { body: wrongPayin });
      expect(answerOf(payin)).toBe('409 invalid_state');
      expect([await tenant.figures(), await tenant.figures('USDC')]).toEqual(['0.00/0.00/0.00', ZERO]);
    });

    it("a deposit that is there: no pay-in, and nobody else's", async () => {
      const made = await deposit({ outcome: 'detected' });
      const payin = await tenant.fund('1.00');
      const stranger = await server().newTenant();
      for (const id of [newId('dep'), payin.id]) {
        expect(answerOf(await advance(id, 'credited'))).toBe('404 not_found');
        expect(answerOf(await tenant.request('GET', `/v1/treasury/deposits/${id}`))).toBe('404 not_found');
      }
      const asPayin = await tenant.request('GET', `/v1/treasury/payins/${made.id}`);
      expect(answerOf(asPayin)).toBe('404 not_found');
      const body = { to: 'credited' };
      const strange = await stranger.request('POST', `${PATH}/${made.id}/advance`, { body });
      expect(answerOf(strange)).toBe('404 not_found');
      expect(await tenant.get(`/v1/treasury/deposits/${made.id}`)).toEqual(made);
    });
  });

  describe('with a hold-back', () => {
    const HOUR_S = 3_600;

    beforeEach(async () => {
      await tenant.post('/v1/sandbox/clock', { frozenAt: new Date(Date.now() + 60_000).toISOString() });
      await tenant.configure({ returns: { holdbackBps: 1_000, timeoutSeconds: HOUR_S } });
    });

    it('has it released when its period ends, on the clock of the tenant', async () => {
      const { creditedAt = '' } = await deposit();
      expect(await tenant.figures('USDC')).toBe('89.100000/9.900000/0.000000');
      await tenant.post('/v1/sandbox/clock', { advanceSeconds: HOUR_S - 1 });
      expect(await tenant.figures('USDC')).toBe('89.100000/9.900000/0.000000');
      await tenant.post('/v1/sandbox/clock', { advanceSeconds: 60 });
      expect(await tenant.figures('USDC')).toBe('99.000000/0.000000/0.000000');
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
      expect(await tenant.figures('USDC')).toBe(ZERO);
      expect((await movements()).at(-1)).toMatchObject({
        kind: 'funding_returned',
        availableDelta: '-89.100000',
        reservedDelta: '-9.900000',
        reason: 'recalled',
      });
      await tenant.post('/v1/sandbox/clock', { advanceSeconds: 2 * HOUR_S });
      expect(await kinds()).toEqual(['funding_credited', 'funding_returned']);
    });
  });

  describe('that is gone and is recalled', () => {
    async function recallSpent(returns: object): Promise<void> {
      await tenant.configure({ returns });
      const made = await deposit();
      await tenant.adjust('USDC', '-90');
      await advance(made.id, 'returned');
    }

    it('leaves the tenant a debt, which the next deposit pays off', async () => {
      await recallSpent({ lossAllocation: 'tenant', replenishment: 'next_funding' });
      expect(await tenant.figures('USDC')).toBe('-90.000000/0.000000/0.000000');
      await deposit();
      expect(await tenant.figures('USDC')).toBe('9.000000/0.000000/0.000000');
    });

    it('costs the platform what is missing, where it bears losses', async () => {
      await recallSpent({ lossAllocation: 'platform' });
      expect(await tenant.figures('USDC')).toBe(ZERO);
      expect((await kinds()).slice(-2)).toEqual(['funding_returned', 'admin_adjustment']);
    });
  });

  it('of every supported pair is credited to its asset, and held once its pair is off', async () => {
    const assetNetworks: { asset: 'USDC' | 'USDT'; network: Network; enabled: boolean }[] = [];
    const addresses: string[] = [];
    for (const asset of ['USDC', 'USDT'] as const) {
      for (const network of ASSETS[asset].networks) {
        const { id } = await tenant.newAddress({ asset, network });
        addresses.push(id);
        assetNetworks.push({ asset, network, enabled: false });
        expect(await tenant.deposit('10', { fundingInstrumentId: id })).toMatchObject({
          status: 'credited',
          asset,
          network,
          gross: { currency: asset, network },
        });
      }
    }
    // USDC pays a fee of 0.55 on Base and of 7 on six other networks; USDT pays none.
    expect(await tenant.figures('USDC')).toBe('27.450000/0.000000/0.000000');
    expect(await tenant.figures('USDT')).toBe('60.000000/0.000000/0.000000');
    await tenant.configure({ capabilities: { assetNetworks } });
    for (const id of addresses) {
      const { status, reason } = await tenant.deposit('10', { fundingInstrumentId: id });
      expect([status, reason]).toEqual(['held', 'asset_network_unavailable']);
    }
  });
});
