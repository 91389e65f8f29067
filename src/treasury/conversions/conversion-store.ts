import { listOfOperations } from '../operations/operation-store.ts';

/** How the tenant's conversions are listed. */
export const conversionList = listOfOperations(
  'conversion',
  { operationId: 'listConversions', path: '/v1/treasury/conversions', time: { by: 'ids', prefix: 'cnv' } },
  {},
);
