import { listOfOperations } from '../operations/operation-store.ts';

/** How the tenant's payouts are listed. */
export const payoutList = listOfOperations(
  'payout',
  { operationId: 'listPayouts', path: '/v1/treasury/payouts' },
  { beneficiaryId: 'beneficiaryId' },
);
