import { addressClaimsTable } from '../../flows/people/address-claim.ts';
import { personLock } from '../../flows/people/person-lock.ts';
import { tidying } from '../../workers/tidy-people.ts';

/** Claims on addresses, after a day. */
export const tidyAddressClaims = tidying({
  table: addressClaimsTable,
  moment: 'claimedAt',
  keptMs: 86_400_000,
  locks: (rows) => Promise.resolve(rows.map(({ email }) => personLock(email))),
});
