import { addressClaimsTable } from './table.ts';
import { personLock } from '../users/table.ts';
import { purging } from '../../workers/purge-own-rows.ts';

/** Claims on addresses, after a day. */
export const tidyAddressClaims = purging({
  table: addressClaimsTable,
  moment: 'claimedAt',
  keptMs: 86_400_000,
  locks: (rows) => Promise.resolve(rows.map(({ email }) => personLock(email))),
});
