import { condition } from '../../lists/condition.ts';
import type { ListOf } from '../../lists/list-description.ts';
import { identityEvidenceTable, type IdentityEvidence } from '../../flows/evidence/identity-evidence.ts';

/** How the evidence of one beneficiary is listed; a cursor of one beneficiary does not continue another's list. */
export function identityEvidenceList(
  beneficiaryId: string,
): ListOf<'listIdentityEvidence', IdentityEvidence> {
  return {
    operationId: `listIdentityEvidence of ${beneficiaryId}`,
    path: `/v1/treasury/beneficiaries/${beneficiaryId}/identity-evidence`,
    table: identityEvidenceTable,
    orderBy: 'id',
    moment: 'createdAt',
    time: { by: 'ids', prefix: 'evd' },
    apart: { by: 'status', values: ['pending', 'accepted', 'rejected', 'expired'] },
    filters: { status: { equals: 'status' } },
    where: [condition('identity_evidence.beneficiary_id = ?', beneficiaryId)],
  };
}
