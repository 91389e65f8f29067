import { listOfOperations } from '../operations/operation-store.ts';

/** How the tenant's payouts are listed. */
export const payoutList = listOfOperations(
  'payout',
  { operationId: 'listPayouts', path: '/v1/treasury/payouts', time: { by: 'ids', prefix: 'pay' } },
  // Their index begins with the beneficiary, which may be another tenant's.
  { beneficiaryId: { equals: 'beneficiaryId', owner: 'beneficiaries' } },
);
