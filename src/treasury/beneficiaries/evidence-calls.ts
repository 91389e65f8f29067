import { WORDS } from '../../../generated/words.ts';
import type { ReadHandler, WriteHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type ListOf, condition } from '../../lists/condition.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { need } from '../../writes/write.ts';
import { handOverEvidence, handOverNeeds } from '../evidence/hand-over.ts';
import { presentIdentityEvidence } from '../evidence/present.ts';
import { type IdentityEvidence, identityEvidenceTable } from '../evidence/table.ts';
import { checkIdentityProvider } from '../policy/check-connected.ts';
import { beneficiariesTable, findBeneficiary } from './table.ts';

/** POST /v1/treasury/beneficiaries/{id}/identity-evidence: takes a share token; the decision follows. */
export const createIdentityEvidence: WriteHandler<'createIdentityEvidence'> = {
  kind: 'write',
  needs: ({ path, body }, head) => [
    need(beneficiariesTable, { id: path.id }),
    ...handOverNeeds(body.shareToken, head),
  ],
  decide: ({ path, body }, loaded, context) => {
    const beneficiary = loaded.find(beneficiariesTable, { id: path.id });
    if (beneficiary === undefined) throw new ApiError('not_found');
    checkIdentityProvider(context);
    if (beneficiary.status === 'inactive') throw new ApiError('beneficiary_inactive');
    const { evidence, effects } = handOverEvidence(beneficiary.id, body.shareToken, loaded, context);
    return { reply: presentIdentityEvidence(evidence), effects };
  },
};

/** A cursor of one beneficiary does not continue another's list. */
function identityEvidenceList(beneficiaryId: string): ListOf<'listIdentityEvidence', IdentityEvidence> {
  return {
    operationId: `listIdentityEvidence of ${beneficiaryId}`,
    path: `/v1/treasury/beneficiaries/${beneficiaryId}/identity-evidence`,
    table: identityEvidenceTable,
    orderBy: 'id',
    moment: 'createdAt',
    time: { by: 'ids', prefix: 'evd' },
    apart: { by: 'status', values: WORDS.IdentityEvidenceStatus },
    filters: { status: { equals: 'status' } },
    where: [condition('identity_evidence.beneficiary_id = ?', beneficiaryId)],
  };
}

/** GET /v1/treasury/beneficiaries/{id}/identity-evidence: newest first; also of an inactive beneficiary. */
export const listIdentityEvidence: ReadHandler<'listIdentityEvidence'> = {
  kind: 'read',
  read: async ({ path, query }, { database, caller, cursors }) => {
    const { reader } = database;
    const beneficiary = await findBeneficiary(reader, caller.tenantId, path.id);
    if (beneficiary === undefined) throw new ApiError('not_found');
    const list = identityEvidenceList(beneficiary.id);
    const page = await listPage(reader, list, caller.tenantId, query, cursors);
    return presentPage(page, presentIdentityEvidence);
  },
};
