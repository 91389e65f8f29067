import { listOfOperations } from '../operations/operation-store.ts';

/** How the tenant's withdrawals are listed. */
export const withdrawalList = listOfOperations(
  'stable_withdrawal',
  { operationId: 'listWithdrawals', path: '/v1/treasury/withdrawals', time: { by: 'ids', prefix: 'wdr' } },
  { destinationId: { equals: 'destinationId' } },
);
