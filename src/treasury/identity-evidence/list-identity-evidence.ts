import type { ReadHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { findBeneficiary } from '../beneficiaries/beneficiary-store.ts';
import { presentIdentityEvidence } from './identity-evidence-presenter.ts';
import { identityEvidenceList } from './identity-evidence-store.ts';

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
