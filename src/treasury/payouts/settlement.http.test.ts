import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import { matching } from '../../testing/server/matching.ts';
import { PERSON, type TestTenant } from '../../testing/worlds/test-tenant.ts';

type Payout = Schema<'Payout'>;
type Movement = Schema<'Movement'>;

const ID = (prefix: string): RegExp => new RegExp(`^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`);
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const aud = (amount: string): object => ({ amount, currency: 'AUD' });

/** The movements of a payout, oldest first, as `kind available/reserved`. */
async function movementsOf(tenant: TestTenant, payout: Payout): Promise<string[]> {
  const path = `/v1/treasury/transactions?limit=200&externalReference=${payout.externalReference}`;
  const { data } = await tenant.get<{ data: Movement[] }>(path);
  const oldestFirst = data.toReversed();
  expect(oldestFirst.map(({ id }) => id)).toEqual((await tenant.payout(payout.id)).movementIds);
  return oldestFirst.map(
    ({ kind, availableDelta, reservedDelta }) => `${kind} ${availableDelta}/${reservedDelta}`,
  );
}

eachServer(({ server }) => {
  async function newRichTenant(fees: readonly object[] = []): Promise<TestTenant> {
    const tenant = await server().newTenant('Analytical Engines Pty Ltd');
    await tenant.fund('1000.00');
    if (fees.length > 0) await tenant.configure({ pricing: { fees } });
    return tenant;
  }

  const FLAT = { operation: 'payout', asset: 'AUD', flat: '1.00', bps: 0 };

  it('is accepted with every field that it has, and shown the same way again', async () => {
    const tenant = await newRichTenant([FLAT]);
    const beneficiary = await tenant.newBeneficiary();
    const { id: configurationId } = await tenant.get('/v1/treasury/configurations/effective');
    const body = {
      beneficiaryId: beneficiary.id,
      amount: '100',
      currency: 'AUD',
      externalReference: 'order 1',
      purpose: 'rent',
      walletProviderReference: 'wallet 1',
      downstreamMerchantReference: 'merchant 1',
      onBehalfOf: 'tenant',
      statementReference: 'Rent July',
      metadata: { order: 1 },
    };
    const payout = await tenant.newPayout(body);
    expect(payout).toEqual({
      id: matching(ID('pay')),
      clientId: tenant.clientId,
      kind: 'payout',
      status: 'accepted',
      externalReference: 'order 1',
      asset: 'AUD',
      principal: aud('100.00'),
      fee: aud('1.00'),
      sourceDebit: aud('101.00'),
      configurationId,
      beneficiaryId: beneficiary.id,
      beneficiarySnapshot: PERSON,
      onBehalfOf: 'tenant',
      remitterName: 'Analytical Engines Pty Ltd',
      rail: 'bsb_account',
      statementReference: 'Rent July',
      purpose: 'rent',
      walletProviderReference: 'wallet 1',
      downstreamMerchantReference: 'merchant 1',
      metadata: { order: 1 },
      nextAction: 'wait_for_provider',
      statusHistory: [{ status: 'accepted', at: payout.createdAt }],
      movementIds: [matching(ID('mov'))],
      adjustments: [],
      createdAt: matching(MOMENT),
      updatedAt: payout.createdAt,
      acceptedAt: payout.createdAt,
    });
    expect(await tenant.payout(payout.id)).toEqual(payout);
    expect((await tenant.get<{ data: Payout[] }>('/v1/treasury/payouts')).data).toEqual([payout]);
    expect(await tenant.figures()).toBe('899.00/101.00/0.00');
    expect(await movementsOf(tenant, payout)).toEqual(['payout_reserved -101.00/101.00']);
  });

  it('settles: the reservation is captured, and the fee with it', async () => {
    const tenant = await newRichTenant([FLAT]);
    const before = await tenant.newPayout({ amount: '100.00' });
    await tenant.settle();
    const payout = await tenant.payout(before.id);
    expect(payout).toEqual({
      ...before,
      status: 'settled',
      nextAction: 'none',
      providerReference: `SIMBANK-${before.id}`,
      statusHistory: [
        { status: 'accepted', at: before.createdAt },
        { status: 'submitted', at: payout.submittedAt },
        { status: 'settled', at: payout.settledAt },
      ],
      movementIds: [before.movementIds[0], matching(ID('mov'))],
      submittedAt: matching(MOMENT),
      settledAt: matching(MOMENT),
      updatedAt: payout.settledAt,
    });
    expect(await movementsOf(tenant, payout)).toEqual([
      'payout_reserved -101.00/101.00',
      'reservation_captured 0.00/-101.00',
    ]);
    expect(await tenant.figures()).toBe('899.00/0.00/0.00');
    await tenant.settle();
    expect(await tenant.payout(before.id)).toEqual(payout);
  });

  describe.each([
    ['10.01', 'failed', '1000.00/0.00', ['payout_reserved', 'reservation_released'], false],
    [
      '10.02',
      'returned',
      '999.00/0.00',
      ['payout_reserved', 'reservation_captured', 'payout_returned'],
      false,
    ],
    [
      '10.02',
      'returned',
      '1000.00/0.00',
      ['payout_reserved', 'reservation_captured', 'payout_returned'],
      true,
    ],
    ['10.03', 'held', '988.97/11.03', ['payout_reserved'], false],
    ['10.04', 'submitted', '988.96/11.04', ['payout_reserved'], false],
    ['1.01', 'failed', '1000.00/0.00', ['payout_reserved', 'reservation_released'], false],
    ['0.01', 'settled', '998.99/0.00', ['payout_reserved', 'reservation_captured'], false],
    ['0.03', 'settled', '998.97/0.00', ['payout_reserved', 'reservation_captured'], false],
    ['10.11', 'settled', '988.89/0.00', ['payout_reserved', 'reservation_captured'], false],
  ] as const)('of %s AUD', (amount, status, figures, kinds, refundDeductedFee) => {
    it(`comes to rest ${status}${refundDeductedFee ? ', its fee refunded' : ''}`, async () => {
      const tenant = await newRichTenant([FLAT]);
      await tenant.configure({ returns: { refundDeductedFee } });
      const created = await tenant.newPayout({ amount });
      expect(created.status).toBe(status === 'held' ? 'held' : 'accepted');
      await tenant.settle();
      const payout = await tenant.payout(created.id);
      expect(payout.status).toBe(status);
      expect(await tenant.figures()).toBe(`${figures}/0.00`);
      expect((await movementsOf(tenant, payout)).map((line) => line.split(' ')[0])).toEqual(kinds);
      if (status === 'failed') expect(payout.failureCode).toBe('provider_refused');
      expect(payout.holdReason).toBe(status === 'held' ? 'provider_review' : undefined);
    });
  });

  it('that failed leaves its external reference to another', async () => {
    const tenant = await newRichTenant();
    const body = { amount: '10.01', externalReference: 'order 1' };
    await tenant.newPayout(body);
    await tenant.settle();
    const second = await tenant.newPayout({ ...body, amount: '10.00' });
    await tenant.settle();
    expect((await tenant.payout(second.id)).status).toBe('settled');
    const { id: beneficiaryId } = await tenant.newBeneficiary();
    const third = { ...body, beneficiaryId, currency: 'AUD' };
    expect(answerOf(await tenant.request('POST', '/v1/treasury/payouts', { body: third }))).toBe(
      '409 duplicate_external_reference',
    );
  });

  it.each([
    ['nothing where no entry fits', [{ ...FLAT, operation: 'payin' }], '100.00', '0.00'],
    ['a flat fee', [{ ...FLAT, flat: '0.30' }], '100.00', '0.30'],
    ['basis points, a half cent up', [{ ...FLAT, flat: '0', bps: 5 }], '10.00', '0.01'],
    ['basis points, less than half a cent down', [{ ...FLAT, flat: '0', bps: 5 }], '9.99', '0.00'],
    ['both', [{ ...FLAT, flat: '0.25', bps: 150 }], '333.33', '5.25'],
    ['its minimum', [{ ...FLAT, flat: '0', bps: 10, minimum: '2.00' }], '100.00', '2.00'],
    ['its maximum', [{ ...FLAT, flat: '0', bps: 1000, maximum: '5.00' }], '100.00', '5.00'],
    ['the last of the entries that fit', [FLAT, { ...FLAT, flat: '7.00' }], '100.00', '7.00'],
  ] as const)('is charged %s, in the preview as in the payout', async (_name, fees, amount, fee) => {
    const tenant = await newRichTenant(fees);
    const { id: beneficiaryId } = await tenant.newBeneficiary();
    const body = { beneficiaryId, amount, currency: 'AUD', externalReference: 'order' };
    const preview = await tenant.post<Schema<'PayoutPreview'>>('/v1/treasury/payouts/preview', body);
    const payout = await tenant.newPayout(body);
    expect(preview).toEqual({
      principal: payout.principal,
      fee: payout.fee,
      sourceDebit: payout.sourceDebit,
      asset: 'AUD',
      configurationId: payout.configurationId,
      canProceed: true,
    });
    expect(payout.fee).toEqual(aud(fee));
    await tenant.settle();
    const cents = (text: string): bigint => BigInt(text.replace('.', ''));
    const left = 100_000n - cents(amount) - cents(fee);
    expect(cents((await tenant.balance()).available)).toBe(left);
  });

  it('keeps its terms when the configuration, the settings and the beneficiary change', async () => {
    const tenant = await newRichTenant([FLAT]);
    const before = await tenant.newPayout({ amount: '10.02' });
    await tenant.configure({ pricing: { fees: [] }, returns: { refundDeductedFee: true } });
    await tenant.request('PUT', '/v1/treasury/settings', { body: { payoutRemitter: 'tenant' } });
    await tenant.post(`/v1/treasury/beneficiaries/${before.beneficiaryId}/deactivate`);
    await tenant.settle();
    const after = await tenant.payout(before.id);
    const kept = ({
      configurationId,
      fee,
      onBehalfOf,
      remitterName,
      beneficiarySnapshot,
    }: Payout): object => ({
      configurationId,
      fee,
      onBehalfOf,
      remitterName,
      beneficiarySnapshot,
    });
    expect(kept(after)).toEqual(kept(before));
    expect(before).toMatchObject({ onBehalfOf: 'platform', remitterName: 'Corridor' });
    // The fee was not refundable when the payout was made.
    expect(await tenant.figures()).toBe('999.00/0.00/0.00');
    const later = await tenant.newPayout({ amount: '1.00' });
    expect(later).toMatchObject({
      onBehalfOf: 'tenant',
      remitterName: 'Analytical Engines Pty Ltd',
      fee: aud('0.00'),
    });
    const overridden = await tenant.newPayout({ amount: '1.00', onBehalfOf: 'platform' });
    expect(overridden).toMatchObject({ onBehalfOf: 'platform', remitterName: 'Corridor' });
  });

  describe('takes the rail', () => {
    const PAYID = { ...PERSON, destination: { type: 'payid', payId: 'ada@example.com', accountName: 'Ada' } };

    it.each([
      ['bsb_account', PERSON, ['bsb_account', 'npp', 'payid'], 18],
      ['npp', PERSON, ['npp', 'payid'], 280],
      ['payid', PAYID, ['bsb_account', 'npp', 'payid'], 280],
    ])('%s, and what it can carry', async (rail, party, audOutboundRails, length) => {
      const tenant = await newRichTenant();
      await tenant.configure({ capabilities: { audOutboundRails } });
      const { id: beneficiaryId } = await tenant.newBeneficiary(party);
      const statementReference = 'R'.repeat(length);
      expect((await tenant.newPayout({ beneficiaryId, statementReference })).rail).toBe(rail);
      const body = { beneficiaryId, amount: '1', currency: 'AUD', externalReference: randomUUID() };
      const longer = { ...body, statementReference: `${statementReference}R` };
      const reply = await tenant.request('POST', '/v1/treasury/payouts', { body: longer });
      expect(answerOf(reply)).toBe(length === 280 ? '400 invalid_request' : '422 limit_exceeded');
    });

    it('of none where the configuration has none that reaches the beneficiary', async () => {
      const tenant = await newRichTenant();
      await tenant.configure({ capabilities: { audOutboundRails: ['bsb_account', 'npp'] } });
      const { id: beneficiaryId } = await tenant.newBeneficiary(PAYID);
      const body = { beneficiaryId, amount: '1', currency: 'AUD', externalReference: 'order' };
      const reply = await tenant.request('POST', '/v1/treasury/payouts', { body });
      expect(answerOf(reply)).toBe('422 capability_disabled');
    });
  });

  const MINIMUM = {
    operation: 'payout',
    asset: 'AUD',
    window: 'month',
    action: 'reject',
    minimum: '10.01',
    maximum: '1000.00',
  };

  it.each([
    ['capability_disabled', { capabilities: { payoutsEnabled: false } }, {}],
    ['identity_evidence_required', { identity: { requireIdentityEvidence: true } }, {}],
    ['amount_below_minimum', { limits: { rules: [MINIMUM] } }, {}],
    ['limit_exceeded', { limits: { beneficiaryDailyMaximum: 999 } }, {}],
    ['limit_exceeded', {}, { statementReference: 'R'.repeat(19) }],
    ['insufficient_funds', {}, { amount: '1000.01' }],
  ])('in a preview that cannot proceed names %s, as the creation does', async (code, patch, change) => {
    const tenant = await newRichTenant();
    await tenant.configure(patch);
    const { id: beneficiaryId } = await tenant.newBeneficiary();
    const body = { beneficiaryId, amount: '10.00', currency: 'AUD', externalReference: 'order', ...change };
    const preview = await tenant.post<Schema<'PayoutPreview'>>('/v1/treasury/payouts/preview', body);
    expect(preview).toMatchObject({ canProceed: false, holdReason: code });
    const reply = await tenant.request('POST', '/v1/treasury/payouts', { body });
    expect(answerOf(reply)).toBe(`422 ${code}`);
    expect(await tenant.figures()).toBe('1000.00/0.00/0.00');
  });

  it('that a rule wants reviewed is created held, as its preview says', async () => {
    const tenant = await newRichTenant();
    const rule = { operation: 'payout', asset: 'AUD', window: 'day', maximum: '15.00', action: 'hold' };
    await tenant.configure({ limits: { rules: [rule] } });
    const first = await tenant.newPayout();
    const body = { beneficiaryId: first.beneficiaryId, amount: '10.00', currency: 'AUD' };
    const preview = await tenant.post('/v1/treasury/payouts/preview', { ...body, externalReference: 'b' });
    expect(preview).toMatchObject({ canProceed: true, holdReason: 'limit_exceeded' });
    const second = await tenant.newPayout(body);
    expect([first.status, second.status, second.holdReason]).toEqual(['accepted', 'held', 'limit_exceeded']);
    expect(await tenant.figures()).toBe('980.00/20.00/0.00');
    await tenant.settle();
    expect((await tenant.payout(second.id)).status).toBe('held');
  });
});
