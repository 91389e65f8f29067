import type { Customer } from '../../direct-routes/customers/table.ts';
import { TEST_KEY } from './test-key.ts';

/** A person who may do everything, but for what is given. */
export function testCustomer(given: Pick<Customer, 'tenantId'> & Partial<Customer>): Customer {
  return {
    id: 'cus_test',
    type: 'individual',
    externalCustomerId: null,
    contact: { email: 'ada@example.com', name: 'Ada Byron' },
    details: {
      firstName: 'Ada',
      lastName: 'Byron',
      dob: '1985-12-10',
      nationality: 'GB',
      country: 'AU',
    },
    metadata: null,
    verificationStatus: 'approved',
    verificationReason: null,
    verificationBy: TEST_KEY,
    audOnramp: 'approved',
    audOfframp: 'approved',
    version: 1,
    createdAt: 0,
    updatedAt: 0,
    createdBy: TEST_KEY,
    updatedBy: TEST_KEY,
    ...given,
  };
}
