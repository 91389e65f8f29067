import type { IdentityEvidence } from '../../treasury/evidence/table.ts';
import { TEST_KEY } from './test-key.ts';

/** Accepted evidence of the test beneficiary that never expires, but for what is given. */
export function testEvidence(
  given: Pick<IdentityEvidence, 'tenantId'> & Partial<IdentityEvidence>,
): IdentityEvidence {
  return {
    id: 'evd_test',
    beneficiaryId: 'ben_test',
    status: 'accepted',
    statusBy: TEST_KEY,
    version: 1,
    level: 'standard',
    reason: null,
    createdAt: 0,
    updatedAt: 0,
    acceptedAt: null,
    expiresAt: null,
    ...given,
  };
}
