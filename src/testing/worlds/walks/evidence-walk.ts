import { randomUUID } from 'node:crypto';
import type { Schema } from '../../../contract/operation-types.ts';
import type { TestTenant } from '../test-tenant.ts';
import { post, waitFor, type StateWalk, type Step, type Walked } from './walk-steps.ts';

const EVIDENCE_AGE_SECONDS = 60;

const decide = (status: string): Step =>
  post(({ id }) => `/v1/sandbox/identity-evidence/${id}/decide`, { status });

/** Evidence that is soon too old, for a new beneficiary; `how` begins the token by which the simulated provider decides. */
export async function newEvidence(tenant: TestTenant, how: string): Promise<Walked> {
  await tenant.post('/v1/sandbox/configuration', {
    reason: 'Evidence that is soon too old',
    identity: { evidenceMaxAgeSeconds: EVIDENCE_AGE_SECONDS },
  });
  const { id } = await tenant.newBeneficiary();
  return tenant.newEvidence(id, `${how}${randomUUID()}`);
}

async function readEvidence(tenant: TestTenant, { id, beneficiaryId }: Walked): Promise<Walked> {
  const path = `/v1/treasury/beneficiaries/${String(beneficiaryId)}/identity-evidence`;
  const { data } = await tenant.get<Schema<'IdentityEvidenceList'>>(path);
  return data.find((evidence) => evidence.id === id)!;
}

/** Identity evidence, which the provider or a control call decides. */
export const evidenceWalk: StateWalk = {
  create: { pending: [(tenant) => newEvidence(tenant, 'pending_')] },
  edges: {
    'pending > accepted': [decide('accepted')],
    'pending > rejected': [decide('rejected')],
    'accepted > expired': [waitFor(EVIDENCE_AGE_SECONDS)],
  },
  read: readEvidence,
  ask: (to) => (to === 'expired' ? waitFor(EVIDENCE_AGE_SECONDS) : to === 'pending' ? undefined : decide(to)),
  answers: { 'pending > expired': '200', 'rejected > expired': '200', 'expired > expired': '200' },
};
