import type { Beneficiary } from '../../treasury/beneficiaries/table.ts';
import { TEST_KEY } from './test-key.ts';

/** An active beneficiary with a bank account, but for what is given. */
export function testBeneficiary(given: Pick<Beneficiary, 'tenantId'> & Partial<Beneficiary>): Beneficiary {
  return {
    id: 'ben_test',
    externalReference: 'supplier-1',
    version: 1,
    status: 'active',
    destination: { type: 'bank_account', bsb: '802985', accountNumber: '1234567', accountName: 'Ada Byron' },
    party: { type: 'individual', firstName: 'Ada', lastName: 'Byron' },
    partyContext: null,
    businessIdentity: null,
    glMapping: null,
    createdAt: 0,
    updatedAt: 0,
    deactivatedAt: null,
    createdBy: TEST_KEY,
    deactivatedBy: null,
    ...given,
  };
}
