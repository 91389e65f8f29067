import { randomUUID } from 'node:crypto';
import type { TestServer } from '../server/test-server.ts';
import type { TestReply } from '../server/test-service.ts';
import { PERSON } from '../worlds/test-tenant.ts';
import { limits } from './limits.ts';
import type { Provocations, ProvocationStage } from './provocation-stage.ts';

/** Answers a payout that a configuration, or its own body, makes wrong; the tenant is new and rich. */
const payoutUnder =
  (server: TestServer, patch: object, body: object = {}) =>
  async (): Promise<TestReply> => {
    const rich = await server.newTenant();
    await rich.fund('1000.00');
    const { id } = await rich.newBeneficiary();
    await rich.configure(patch);
    const payout = { beneficiaryId: id, amount: '10.00', currency: 'AUD', externalReference: 'order' };
    return rich.request('POST', '/v1/treasury/payouts', { body: { ...payout, ...body } });
  };

const payInactive =
  ({ tenant, post }: ProvocationStage, path: string) =>
  async (): Promise<TestReply> => {
    const { id } = await tenant.newBeneficiary();
    await tenant.post(`/v1/treasury/beneficiaries/${id}/deactivate`);
    return post(path, { beneficiaryId: id, amount: '1.00', currency: 'AUD', externalReference: 'order' });
  };

/** What beneficiaries and what is found out about them refuse. */
function provokeAtBeneficiaries({ tenant, withoutIdentity, post }: ProvocationStage): Provocations {
  return {
    createBeneficiary: {
      capability_disabled: () =>
        withoutIdentity.request('POST', '/v1/treasury/beneficiaries', {
          key: tenant.secretKey,
          body: { ...PERSON, identity: { shareToken: randomUUID() } },
        }),
      identity_evidence_invalid: async () => {
        const body = { ...PERSON, identity: { shareToken: randomUUID() } };
        await tenant.newBeneficiary(body);
        return post('/v1/treasury/beneficiaries', body);
      },
    },
    deactivateBeneficiary: {
      invalid_state: async () => {
        const path = `/v1/treasury/beneficiaries/${(await tenant.newBeneficiary()).id}/deactivate`;
        await tenant.post(path);
        return post(path, {});
      },
    },
    createIdentityEvidence: {
      capability_disabled: async () => {
        const { id } = await tenant.newBeneficiary();
        const path = `/v1/treasury/beneficiaries/${id}/identity-evidence`;
        const body = { shareToken: randomUUID() };
        return withoutIdentity.request('POST', path, { key: tenant.secretKey, body });
      },
      beneficiary_inactive: async () => {
        const { id } = await tenant.newBeneficiary();
        await tenant.post(`/v1/treasury/beneficiaries/${id}/deactivate`);
        return post(`/v1/treasury/beneficiaries/${id}/identity-evidence`, { shareToken: randomUUID() });
      },
      identity_evidence_invalid: async () => {
        const { id } = await tenant.newBeneficiary();
        const shareToken = randomUUID();
        await tenant.newEvidence(id, shareToken);
        return post(`/v1/treasury/beneficiaries/${id}/identity-evidence`, { shareToken });
      },
    },
  };
}

/** What payouts refuse. */
function provokeAtPayouts(stage: ProvocationStage): Provocations {
  const { server, tenant, post } = stage;
  return {
    createPayout: {
      capability_disabled: payoutUnder(server, { capabilities: { payoutsEnabled: false } }),
      beneficiary_inactive: payInactive(stage, '/v1/treasury/payouts'),
      duplicate_external_reference: async () => {
        const { beneficiaryId, externalReference } = await tenant.newPayout();
        const body = { beneficiaryId, externalReference, amount: '1.00', currency: 'AUD' };
        return post('/v1/treasury/payouts', body);
      },
      identity_evidence_required: payoutUnder(server, { identity: { requireIdentityEvidence: true } }),
      identity_evidence_invalid: async () => {
        const { id: beneficiaryId } = await tenant.newBeneficiary();
        const { id: other } = await tenant.newBeneficiary();
        const { id: evidenceId } = await tenant.newEvidence(other);
        const body = { beneficiaryId, evidenceId, externalReference: randomUUID() };
        return post('/v1/treasury/payouts', { ...body, amount: '1.00', currency: 'AUD' });
      },
      limit_exceeded: payoutUnder(server, limits({ maximum: '9.99' })),
      amount_below_minimum: payoutUnder(server, limits({ minimum: '10.01', maximum: '100.00' })),
      insufficient_funds: payoutUnder(server, {}, { amount: '1000.01' }),
    },
    updateTreasurySettings: {
      invalid_state: async () => {
        const other = await server.newTenant();
        await other.request('PUT', '/v1/treasury/settings', { body: { poboEnabled: false } });
        return other.request('PUT', '/v1/treasury/settings', { body: { payoutRemitter: 'tenant' } });
      },
    },
    cancelPayout: {
      invalid_state: async () => {
        const path = `/v1/treasury/payouts/${(await tenant.newPayout({ amount: '1.03' })).id}/cancel`;
        await tenant.post(path, {});
        return post(path, {});
      },
    },
    previewPayout: { beneficiary_inactive: payInactive(stage, '/v1/treasury/payouts/preview') },
  };
}

/** What payouts and those to whom they go refuse. */
export function payoutProvocations(stage: ProvocationStage): Provocations {
  return { ...provokeAtBeneficiaries(stage), ...provokeAtPayouts(stage) };
}
