import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import { withServer } from '../../testing/server/with-server.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

const REQUIRED = { identity: { requireIdentityEvidence: true } };
const HOUR = 3600;

withServer(({ server }) => {
  let tenant: TestTenant;
  let beneficiaryId: string;

  beforeEach(async () => {
    tenant = await server().newTenant();
    await tenant.fund('1000.00');
    beneficiaryId = (await tenant.newBeneficiary()).id;
  });

  const listOf = (id: string): Promise<Schema<'IdentityEvidenceList'>> =>
    tenant.get(`/v1/treasury/beneficiaries/${id}/identity-evidence`);

  const decide = (id: string, body: object): Promise<Schema<'IdentityEvidence'>> =>
    tenant.post(`/v1/sandbox/identity-evidence/${id}/decide`, body);

  const pay = (body: object = {}): Promise<TestReply> =>
    tenant.request('POST', '/v1/treasury/payouts', {
      body: { beneficiaryId, amount: '10.00', currency: 'AUD', externalReference: randomUUID(), ...body },
    });

  const preview = (body: object = {}): Promise<Schema<'PayoutPreview'>> =>
    tenant.post('/v1/treasury/payouts/preview', {
      beneficiaryId,
      amount: '10.00',
      currency: 'AUD',
      externalReference: 'any',
      ...body,
    });

  describe('a payout where policy requires evidence', () => {
    beforeEach(async () => {
      await tenant.configure(REQUIRED);
    });

    it('is refused without any, and previewed so', async () => {
      expect(answerOf(await pay())).toBe('422 identity_evidence_required');
      expect(await preview()).toMatchObject({ canProceed: false, holdReason: 'identity_evidence_required' });
      await tenant.newEvidence(beneficiaryId, `reject_${randomUUID()}`);
      await tenant.settle();
      expect(answerOf(await pay())).toBe('422 identity_evidence_required');
      expect(await tenant.figures()).toBe('1000.00/0.00/0.00');
    });

    it('waits for pending evidence, is accepted with it, and settles', async () => {
      const { id: evidenceId } = await tenant.newEvidence(beneficiaryId, `pending_${randomUUID()}`);
      expect(await preview()).toMatchObject({ canProceed: true, holdReason: 'identity_evidence_pending' });
      const payout = await tenant.newPayout({ beneficiaryId });
      expect(payout).toMatchObject({ status: 'held', holdReason: 'identity_evidence_pending', evidenceId });
      await tenant.settle();
      expect(await tenant.payout(payout.id)).toEqual(payout);
      expect(await tenant.figures()).toBe('990.00/10.00/0.00');
      await decide(evidenceId, { status: 'accepted' });
      const accepted = await tenant.payout(payout.id);
      expect(accepted).toMatchObject({ status: 'accepted', evidenceId });
      expect(Object.keys(accepted)).not.toContain('holdReason');
      await tenant.settle();
      expect(await tenant.payout(payout.id)).toMatchObject({
        status: 'settled',
        statusHistory: ['held', 'accepted', 'submitted', 'settled'].map((status) => ({ status })),
      });
      expect(await tenant.figures()).toBe('990.00/0.00/0.00');
    });

    it('fails with evidence that is rejected', async () => {
      const { id: evidenceId } = await tenant.newEvidence(beneficiaryId, `reject_${randomUUID()}`);
      const payouts = [await tenant.newPayout({ beneficiaryId }), await tenant.newPayout({ beneficiaryId })];
      await tenant.settle();
      for (const { id } of payouts) {
        expect(await tenant.payout(id)).toMatchObject({
          status: 'failed',
          failureCode: 'identity_evidence_rejected',
          evidenceId,
        });
      }
      expect(await tenant.figures()).toBe('1000.00/0.00/0.00');
    });

    it('that the sandbox has moved on does not follow its evidence any more', async () => {
      const { id: evidenceId } = await tenant.newEvidence(beneficiaryId, `pending_${randomUUID()}`);
      const { id } = await tenant.newPayout({ beneficiaryId });
      await tenant.post(`/v1/sandbox/operations/${id}/advance`, { to: 'accepted' });
      await decide(evidenceId, { status: 'rejected' });
      await tenant.settle();
      expect(await tenant.payout(id)).toMatchObject({ status: 'accepted' });
      expect(await tenant.figures()).toBe('990.00/10.00/0.00');
    });

    it('rests on evidence until it expires, on the clock of the tenant', async () => {
      await tenant.configure({ identity: { evidenceMaxAgeSeconds: HOUR } });
      await tenant.post('/v1/sandbox/clock', { frozenAt: '2031-01-01T00:00:00Z' });
      const { id: evidenceId } = await tenant.newEvidence(beneficiaryId);
      await tenant.settle();
      await tenant.post('/v1/sandbox/clock', { advanceSeconds: HOUR - 1 });
      expect((await tenant.newPayout({ beneficiaryId })).evidenceId).toBe(evidenceId);
      expect(answerOf(await pay({ evidenceId }))).toBe('201');
      await tenant.post('/v1/sandbox/clock', { advanceSeconds: 1 });
      expect((await listOf(beneficiaryId)).data).toMatchObject([
        { id: evidenceId, status: 'expired', updatedAt: '2031-01-01T01:00:00.000Z' },
      ]);
      expect(answerOf(await pay())).toBe('422 identity_evidence_required');
      expect(answerOf(await pay({ evidenceId }))).toBe('422 identity_evidence_invalid');
    });

    it('is reviewed from the threshold on', async () => {
      await tenant.configure({ identity: { manualReviewThreshold: 1_000 } });
      await tenant.newEvidence(beneficiaryId);
      await tenant.settle();
      expect((await tenant.newPayout({ beneficiaryId, amount: '9.99' })).status).toBe('accepted');
      const reviewed = await tenant.newPayout({ beneficiaryId, amount: '10.00' });
      expect(reviewed).toMatchObject({ status: 'held', holdReason: 'manual_review' });
      expect(await preview({ amount: '10.00' })).toMatchObject({ holdReason: 'manual_review' });
    });
  });

  describe('pinned evidence', () => {
    it.each([true, false])(
      'that waits for its decision is refused, in the preview too, and used once it is accepted (policy requires some: %s)',
      async (requireIdentityEvidence) => {
        await tenant.configure({ identity: { requireIdentityEvidence } });
        const { id: evidenceId } = await tenant.newEvidence(beneficiaryId, `pending_${randomUUID()}`);
        expect(answerOf(await pay({ evidenceId }))).toBe('422 identity_evidence_invalid');
        const refused = { canProceed: false, holdReason: 'identity_evidence_invalid' };
        expect(await preview({ evidenceId })).toMatchObject(refused);
        expect(await tenant.figures()).toBe('1000.00/0.00/0.00');
        await decide(evidenceId, { status: 'accepted' });
        expect(await preview({ evidenceId })).toMatchObject({ canProceed: true });
        expect(answerOf(await pay({ evidenceId }))).toBe('201');
      },
    );

    it('is kept with its payout, though policy requires none', async () => {
      const { id: evidenceId } = await tenant.newEvidence(beneficiaryId);
      await tenant.newEvidence(beneficiaryId);
      await tenant.settle();
      expect((await tenant.newPayout({ beneficiaryId, evidenceId })).evidenceId).toBe(evidenceId);
      expect(Object.keys(await tenant.newPayout({ beneficiaryId }))).not.toContain('evidenceId');
    });

    it("that is unknown or another tenant's is not found, in the preview too", async () => {
      const stranger = await server().newTenant();
      const foreign = await stranger.newEvidence((await stranger.newBeneficiary()).id);
      for (const evidenceId of [foreign.id, 'evd_none']) {
        const body = { beneficiaryId, amount: '1.00', currency: 'AUD', externalReference: 'r', evidenceId };
        for (const path of ['/v1/treasury/payouts', '/v1/treasury/payouts/preview']) {
          expect(answerOf(await tenant.request('POST', path, { body }))).toBe('404 not_found');
        }
      }
    });

    it('that was rejected or is about another beneficiary is invalid, and previewed so', async () => {
      const { id: other } = await tenant.newBeneficiary();
      const { id: others } = await tenant.newEvidence(other);
      const { id: rejected } = await tenant.newEvidence(beneficiaryId, `reject_${randomUUID()}`);
      await tenant.settle();
      for (const evidenceId of [others, rejected]) {
        expect(answerOf(await pay({ evidenceId }))).toBe('422 identity_evidence_invalid');
        expect(await preview({ evidenceId })).toMatchObject({
          canProceed: false,
          holdReason: 'identity_evidence_invalid',
        });
      }
    });
  });
});
