import type { ReadHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentBeneficiary } from './beneficiary-presenter.ts';
import { findBeneficiary } from './beneficiary-store.ts';

/** GET /v1/treasury/beneficiaries/{id}; also when it is inactive. */
export const getBeneficiary: ReadHandler<'getBeneficiary'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const beneficiary = await findBeneficiary(database.reader, caller.tenantId, path.id);
    if (beneficiary === undefined) throw new ApiError('not_found');
    return { body: presentBeneficiary(beneficiary) };
  },
};
