import type { ReadHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentLinkedPage } from '../../lists/present-page.ts';
import { presentBeneficiary } from './present.ts';
import { beneficiaryList, findBeneficiary } from './table.ts';

/** GET /v1/treasury/beneficiaries/{id}; also when it is inactive. */
export const getBeneficiary: ReadHandler<'getBeneficiary'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const beneficiary = await findBeneficiary(database.reader, caller.tenantId, path.id);
    if (beneficiary === undefined) throw new ApiError('not_found');
    return { body: presentBeneficiary(beneficiary) };
  },
};

/** GET /v1/treasury/beneficiaries: newest first; the next page is in the Link header. */
export const listBeneficiaries: ReadHandler<'listBeneficiaries'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors }) => {
    const page = await listPage(database.reader, beneficiaryList, caller.tenantId, query, cursors);
    return presentLinkedPage(page, presentBeneficiary);
  },
};
