import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { newId } from '../../identity/ids.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import { matching } from '../../testing/server/matching.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import { eachDepositWorld, FIGURES, NOTHING } from '../../testing/worlds/deposit-world.ts';

type Deposit = Schema<'Deposit'>;
type Status = Deposit['status'];

const STATUSES = STATE_MACHINES.deposit.states;
const PATH = '/v1/sandbox/deposits';

const usdc = (amount: string): object => ({ amount, currency: 'USDC', network: 'base' });

const isEdge = (from: Status, to: Status): boolean =>
  STATE_MACHINES.deposit.transitions.some((edge) => edge.from === from && edge.to === to);

const NEXT_ACTION: Readonly<Record<Status, string>> = {
  detected: 'wait_for_confirmation',
  confirming: 'wait_for_confirmation',
  credited: 'none',
  held: 'contact_support',
  returned: 'none',
};

eachDepositWorld(({ server, startAnother, tenant, instrumentId, deposit, advance, movements, kinds }) => {
  it.each(STATUSES)(
    'comes to rest %s, where it was asked to, with every field that it has',
    async (outcome) => {
      const transactionHash = `0x${randomUUID().replaceAll('-', '').repeat(2)}`;
      const given = { outcome, transactionHash, providerReference: `chain ${outcome}`, reason: 'asked for' };
      const made = await deposit(given);
      const isCredited = outcome === 'credited';
      expect(made).toEqual({
        id: matching(/^dep_/),
        clientId: tenant().clientId,
        fundingInstrumentId: instrumentId(),
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
      expect(await tenant().get(`/v1/treasury/deposits/${made.id}`)).toEqual(made);
      expect(await tenant().get('/v1/treasury/deposits')).toEqual({ data: [made] });
      expect(await tenant().get(`/v1/treasury/deposits?status=${outcome}`)).toEqual({ data: [made] });
      expect(await tenant().get('/v1/treasury/payins')).toEqual({ data: [] });
      expect([await tenant().figures('USDC'), await tenant().figures()]).toEqual([
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
      const { id } = await tenant().newAddress({ asset, network });
      const made = await tenant().deposit('10.000001', { fundingInstrumentId: id });
      expect(made).toMatchObject({ status: 'credited', asset, network, transactionHash: matching(form) });
      expect(made.providerReference).toMatch(/^SIMCHAIN-/);
      const other = await tenant().deposit('10.000001', { fundingInstrumentId: id });
      expect(other.transactionHash).not.toBe(made.transactionHash);
    },
  );

  describe.each(STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const)))(
    'from %s to %s',
    (from, to) => {
      it(isEdge(from, to) ? 'is an edge, and is taken' : 'is no edge, and is refused', async () => {
        const before = await deposit({ outcome: from });
        const reply = await advance(before.id, to, 'because');
        const after = await tenant().get<Deposit>(`/v1/treasury/deposits/${before.id}`);
        if (!isEdge(from, to)) {
          expect(answerOf(reply)).toBe('409 invalid_state');
          expect(after).toEqual(before);
          expect(await tenant().figures('USDC')).toBe(FIGURES[from]);
          return;
        }
        expect(reply.body).toEqual(after);
        expect(after).toMatchObject({ status: to, nextAction: NEXT_ACTION[to], reason: 'because' });
        expect(after.finalityReached).toBe(from === 'credited' || to === 'credited');
        expect(await tenant().figures('USDC')).toBe(FIGURES[to]);
        const credited = from === 'credited' || to === 'credited' ? ['funding_credited'] : [];
        expect(await kinds()).toEqual(from === 'credited' ? [...credited, 'funding_returned'] : credited);
      });
    },
  );

  describe('reported twice', () => {
    const report = (body: object): Promise<TestReply> =>
      tenant().request('POST', PATH, {
        body: { fundingInstrumentId: instrumentId(), amount: '250', ...body },
      });

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
      expect(await tenant().figures('USDC')).toBe(FIGURES.credited);
      expect((await tenant().get<{ data: Deposit[] }>('/v1/treasury/deposits')).data).toHaveLength(1);
    });

    it('is another deposit on another instrument, and of another tenant', async () => {
      const names = { transactionHash: randomUUID(), providerReference: randomUUID() };
      const first = await deposit(names);
      const other = await tenant().deposit('100', names);
      expect(other.id).not.toBe(first.id);
      const stranger = await server().newTenant();
      expect((await stranger.deposit('100', names)).clientId).toBe(stranger.clientId);
      expect(await tenant().figures('USDC')).toBe('198.000000/0.000000/0.000000');
    });

    it('a hundred times at once, on two servers, is credited once', async () => {
      const another = await startAnother();
      const body = { fundingInstrumentId: instrumentId(), amount: '100', transactionHash: randomUUID() };
      const replies = await Promise.all(
        Array.from({ length: 100 }, (_, turn) =>
          (turn % 2 === 0 ? server() : another).request('POST', PATH, { body, key: tenant().secretKey }),
        ),
      );
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
      expect(await tenant().figures('USDC')).toBe(FIGURES.credited);
      expect(await kinds()).toEqual(['funding_credited']);
    });
  });

  it.each(['0.000001', '1.000000', '0.1', '123456789.654321', '999999999999.99'])(
    'of %s is credited to the last of its digits',
    async (amount) => {
      await tenant().configure({ pricing: { fees: [] } });
      const { gross, netCredit } = await tenant().deposit(amount, { fundingInstrumentId: instrumentId() });
      const [whole = '', fraction = ''] = amount.split('.');
      const shown = `${whole}.${fraction.padEnd(6, '0')}`;
      expect([gross.amount, netCredit.amount]).toEqual([shown, shown]);
      expect(await tenant().figures('USDC')).toBe(`${shown}/0.000000/0.000000`);
    },
  );

  it.each(['0', '0.000000', '0.0000001', '1.0000000', '-1', '1e3', '999999999999.990001', '1000000000000'])(
    'of %s is refused',
    async (amount) => {
      const reply = await tenant().request('POST', PATH, {
        body: { fundingInstrumentId: instrumentId(), amount },
      });
      expect(answerOf(reply)).toBe('400 invalid_request');
    },
  );

  describe('takes what it needs to be told of', () => {
    it('an instrument that is there, and takes stablecoins', async () => {
      const { id: account } = await tenant().newInstrument();
      const unknown = { fundingInstrumentId: newId('fin'), amount: '1' };
      expect(answerOf(await tenant().request('POST', PATH, { body: unknown }))).toBe('404 not_found');
      const wrong = { fundingInstrumentId: account, amount: '1' };
      expect(answerOf(await tenant().request('POST', PATH, { body: wrong }))).toBe('409 invalid_state');
      const wrongPayin = { fundingInstrumentId: instrumentId(), amount: '1' };
      const payin = await tenant().request('POST', '/v1/sandbox/payins', { body: wrongPayin });
      expect(answerOf(payin)).toBe('409 invalid_state');
      expect([await tenant().figures(), await tenant().figures('USDC')]).toEqual(['0.00/0.00/0.00', NOTHING]);
    });

    it("a deposit that is there: no pay-in, and nobody else's", async () => {
      const made = await deposit({ outcome: 'detected' });
      const payin = await tenant().fund('1.00');
      const stranger = await server().newTenant();
      for (const id of [newId('dep'), payin.id]) {
        expect(answerOf(await advance(id, 'credited'))).toBe('404 not_found');
        expect(answerOf(await tenant().request('GET', `/v1/treasury/deposits/${id}`))).toBe('404 not_found');
      }
      const asPayin = await tenant().request('GET', `/v1/treasury/payins/${made.id}`);
      expect(answerOf(asPayin)).toBe('404 not_found');
      const body = { to: 'credited' };
      const strange = await stranger.request('POST', `${PATH}/${made.id}/advance`, { body });
      expect(answerOf(strange)).toBe('404 not_found');
      expect(await tenant().get(`/v1/treasury/deposits/${made.id}`)).toEqual(made);
    });
  });
});
