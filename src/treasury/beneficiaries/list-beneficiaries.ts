import type { ReadHandler } from '../../contract/handler.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentLinkedPage } from '../../lists/present-page.ts';
import { presentBeneficiary } from './beneficiary-presenter.ts';
import { beneficiaryList } from './beneficiary-store.ts';

/** GET /v1/treasury/beneficiaries: newest first; the next page is in the Link header. */
export const listBeneficiaries: ReadHandler<'listBeneficiaries'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors }) => {
    const page = await listPage(database.reader, beneficiaryList, caller.tenantId, query, cursors);
    return presentLinkedPage(page, presentBeneficiary);
  },
};
