import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import { matching } from '../../testing/server/matching.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

type Payin = Schema<'Payin'>;
type Status = Payin['status'];

const STATUSES = STATE_MACHINES.payin.states;
const TARGETS = ['confirming', 'credited', 'held', 'returned'] as const;

const aud = (amount: string): object => ({ amount, currency: 'AUD' });

const isEdge = (from: Status, to: Status): boolean =>
  STATE_MACHINES.payin.transitions.some((edge) => edge.from === from && edge.to === to);

/** What a pay-in of 100.00 with a fee of 1.00 makes of an empty wallet. */
const FIGURES: Readonly<Record<Status, string>> = {
  detected: '0.00/0.00/99.00',
  confirming: '0.00/0.00/99.00',
  credited: '99.00/0.00/0.00',
  held: '0.00/0.00/0.00',
  returned: '0.00/0.00/0.00',
};

const NEXT_ACTION: Readonly<Record<Status, string>> = {
  detected: 'wait_for_confirmation',
  confirming: 'wait_for_confirmation',
  credited: 'none',
  held: 'contact_support',
  returned: 'none',
};

eachServer(({ server }) => {
  let tenant: TestTenant;
  let fundingInstrumentId: string;

  beforeEach(async () => {
    tenant = await server().newTenant();
    await tenant.configure({
      pricing: { fees: [{ operation: 'payin', asset: 'AUD', flat: '0.50', bps: 50 }] },
    });
    fundingInstrumentId = (await tenant.newInstrument()).id;
  });

  const payIn = (body: object = {}): Promise<Payin> =>
    tenant.fund('100.00', { fundingInstrumentId, ...body });

  const advance = (id: string, to: string, reason?: string): Promise<TestReply> =>
    tenant.request('POST', `/v1/sandbox/payins/${id}/advance`, {
      body: { to, ...(reason === undefined ? {} : { reason }) },
    });

  const kinds = async (): Promise<string[]> => {
    const { data } = await tenant.get<{ data: Schema<'Movement'>[] }>('/v1/treasury/transactions');
    return data.toReversed().map(({ kind }) => kind);
  };

  it.each(STATUSES)(
    'comes to rest %s, where it was asked to, with every field that it has',
    async (outcome) => {
      const references = { providerReference: `bank ${outcome}`, externalReference: 'invoice 7' };
      const payin = await payIn({ outcome, ...references, reason: 'asked for' });
      const { data } = await tenant.get<{ data: Schema<'Movement'>[] }>('/v1/treasury/transactions');
      const isCredited = outcome === 'credited';
      expect(payin).toEqual({
        id: matching(/^pin_/),
        clientId: tenant.clientId,
        fundingInstrumentId,
        ...references,
        status: outcome,
        gross: aud('100.00'),
        inboundFee: aud('1.00'),
        netCredit: aud('99.00'),
        nextAction: NEXT_ACTION[outcome],
        type: 'aud_payin',
        asset: 'AUD',
        occurredAt: payin.updatedAt,
        updatedAt: matching(/Z$/),
        downstreamReference: matching(/^SIMNPP-/),
        ...(isCredited ? { creditedAt: payin.updatedAt, movementId: data[0]?.id } : {}),
        ...(outcome === 'detected' ? {} : { reason: 'asked for' }),
      });
      expect(await tenant.get(`/v1/treasury/payins/${payin.id}`)).toEqual(payin);
      expect(await tenant.get('/v1/treasury/payins')).toEqual({ data: [payin] });
      expect(await tenant.figures()).toBe(FIGURES[outcome]);
      expect(data).toMatchObject(
        isCredited
          ? [
              {
                kind: 'funding_credited',
                availableDelta: '99.00',
                reservedDelta: '0.00',
                reference: payin.id,
                externalReference: 'invoice 7',
              },
            ]
          : [],
      );
    },
  );

  it('is credited where no outcome is asked for, under a reference that the bank makes', async () => {
    const payin = await payIn();
    expect(payin.status).toBe('credited');
    expect(payin.providerReference).toMatch(/^SIMBANK-/);
    expect(payin.externalReference).toBeUndefined();
    const movement = await tenant.get(`/v1/treasury/transactions/${payin.movementId ?? ''}`);
    expect(movement['externalReference']).toBe(payin.providerReference);
  });

  describe.each(STATUSES.flatMap((from) => TARGETS.map((to) => [from, to] as const)))(
    'from %s to %s',
    (from, to) => {
      it(isEdge(from, to) ? 'is an edge, and is taken' : 'is no edge, and is refused', async () => {
        const before = await payIn({ outcome: from });
        const reply = await advance(before.id, to, 'because');
        const after = await tenant.get<Payin>(`/v1/treasury/payins/${before.id}`);
        if (!isEdge(from, to)) {
          expect(answerOf(reply)).toBe('409 invalid_state');
          expect(after).toEqual(before);
          expect(await tenant.figures()).toBe(FIGURES[from]);
          return;
        }
        expect(reply.body).toEqual(after);
        expect(after).toMatchObject({ status: to, nextAction: NEXT_ACTION[to], reason: 'because' });
        expect(await tenant.figures()).toBe(FIGURES[to]);
        const credited = from === 'credited' || to === 'credited' ? ['funding_credited'] : [];
        expect(await kinds()).toEqual(from === 'credited' ? [...credited, 'funding_returned'] : credited);
      });
    },
  );

  describe('reported twice', () => {
    it('is one pay-in, and answers as the first report left it', async () => {
      const providerReference = randomUUID();
      const first = await payIn({ providerReference, outcome: 'detected' });
      const repeat = { fundingInstrumentId, amount: '250.00', providerReference, outcome: 'credited' };
      const reply = await tenant.request('POST', '/v1/sandbox/payins', { body: repeat });
      expect([reply.status, reply.body]).toEqual([201, first]);
      const advanced = await advance(first.id, 'credited');
      const again = await tenant.request('POST', '/v1/sandbox/payins', { body: repeat });
      expect([again.status, again.body]).toEqual([201, advanced.body]);
      expect(await tenant.figures()).toBe(FIGURES.credited);
      expect((await tenant.get<{ data: Payin[] }>('/v1/treasury/payins')).data).toHaveLength(1);
    });

    it('is another pay-in on another instrument', async () => {
      const providerReference = randomUUID();
      const first = await payIn({ providerReference });
      const other = await tenant.fund('100.00', { providerReference });
      expect(other.id).not.toBe(first.id);
      expect(await tenant.figures()).toBe('198.00/0.00/0.00');
    });
  });

  describe('is held, whatever was asked for,', () => {
    const limit = (action: string): object => ({
      limits: {
        rules: [{ operation: 'payin', asset: 'AUD', window: 'transaction', maximum: '99.99', action }],
      },
    });

    it.each([
      ['while funding is switched off', { capabilities: { fundingEnabled: false } }, 'capability_disabled'],
      ['where no rail takes money in', { capabilities: { audInboundRails: [] } }, 'capability_disabled'],
      ['against a rule that rejects', limit('reject'), 'limit_exceeded'],
      ['against a rule that holds', limit('hold'), 'limit_exceeded'],
      [
        'where its fee would take all of it',
        { pricing: { fees: [{ operation: 'payin', asset: 'AUD', flat: '100.00', bps: 0 }] } },
        'amount_below_fee',
      ],
    ])('%s', async (_name, patch, reason) => {
      await tenant.configure(patch);
      const payin = await payIn();
      expect(payin).toMatchObject({ status: 'held', reason, nextAction: 'contact_support' });
      expect(await tenant.figures()).toBe('0.00/0.00/0.00');
    });

    it('on an inactive instrument, and can be released or sent back', async () => {
      await tenant.post(`/v1/treasury/funding-instruments/${fundingInstrumentId}/deactivate`);
      const [one, other] = [await payIn(), await payIn()];
      expect([one.status, one.reason]).toEqual(['held', 'funding_instrument_inactive']);
      expect((await advance(one.id, 'credited')).body).toMatchObject({ status: 'credited' });
      expect((await advance(other.id, 'returned')).body).toMatchObject({ status: 'returned' });
      expect(await tenant.figures()).toBe(FIGURES.credited);
    });
  });

  it('cannot be spent before it is credited', async () => {
    const { id: beneficiaryId } = await tenant.newBeneficiary();
    const pay = (externalReference: string): Promise<TestReply> =>
      tenant.request('POST', '/v1/treasury/payouts', {
        body: { beneficiaryId, amount: '99.00', currency: 'AUD', externalReference },
      });
    const payin = await payIn({ outcome: 'detected' });
    expect(answerOf(await pay('a'))).toBe('422 insufficient_funds');
    await advance(payin.id, 'confirming');
    expect(answerOf(await pay('b'))).toBe('422 insufficient_funds');
    await advance(payin.id, 'held');
    expect(answerOf(await pay('c'))).toBe('422 insufficient_funds');
    await advance(payin.id, 'credited');
    expect(answerOf(await pay('d'))).toBe('201');
  });

  it('takes its hold-back with it when it is recalled', async () => {
    await tenant.configure({ returns: { holdbackBps: 1_000, timeoutSeconds: 3_600 } });
    const payin = await payIn();
    expect(await tenant.figures()).toBe('89.10/9.90/0.00');
    await advance(payin.id, 'returned', 'recalled');
    expect(await tenant.figures()).toBe('0.00/0.00/0.00');
    const { data } = await tenant.get<{ data: Schema<'Movement'>[] }>('/v1/treasury/transactions');
    expect(data[0]).toMatchObject({
      kind: 'funding_returned',
      availableDelta: '-89.10',
      reservedDelta: '-9.90',
      reason: 'recalled',
    });
  });

  describe('that was spent and is recalled', () => {
    async function recallSpent(returns: object): Promise<void> {
      await tenant.configure({ returns });
      const payin = await payIn();
      await tenant.newPayout({ amount: '90.00' });
      await tenant.settle();
      await advance(payin.id, 'returned');
    }

    it('leaves the tenant a debt, which the next funding pays off', async () => {
      await recallSpent({ lossAllocation: 'tenant', replenishment: 'next_funding' });
      expect(await tenant.figures()).toBe('-90.00/0.00/0.00');
      const { id: beneficiaryId } = await tenant.newBeneficiary();
      const body = { beneficiaryId, amount: '0.01', currency: 'AUD', externalReference: 'order' };
      const pay = (): Promise<TestReply> => tenant.request('POST', '/v1/treasury/payouts', { body });
      expect(answerOf(await pay())).toBe('422 insufficient_funds');
      await payIn();
      expect(await tenant.figures()).toBe('9.00/0.00/0.00');
      expect(answerOf(await pay())).toBe('201');
    });

    it('stops spending until the operator replenishes, where the configuration says so', async () => {
      await recallSpent({ lossAllocation: 'tenant', replenishment: 'manual' });
      await payIn();
      await payIn();
      const { id: beneficiaryId } = await tenant.newBeneficiary();
      const body = { beneficiaryId, amount: '0.01', currency: 'AUD', externalReference: 'order' };
      const reply = await tenant.request('POST', '/v1/treasury/payouts', { body });
      expect([answerOf(reply), await tenant.figures()]).toEqual([
        '422 insufficient_funds',
        '108.00/0.00/0.00',
      ]);
    });

    it('costs the platform what is missing, where it bears losses', async () => {
      await recallSpent({ lossAllocation: 'platform' });
      expect(await tenant.figures()).toBe('0.00/0.00/0.00');
      expect(await kinds()).toEqual([
        'funding_credited',
        'payout_reserved',
        'reservation_captured',
        'funding_returned',
        'admin_adjustment',
      ]);
    });
  });
});
