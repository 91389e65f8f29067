import type { Moment } from '../../clock.ts';
import { ApiError } from '../../errors/api-error.ts';
import { tenantNow, type Wallet } from '../../ledger/wallet.ts';
import { parseQueryMoment } from '../../lists/parse-query-moment.ts';

/**
 * The moment to look at: the one that was named, else the tenant's present. The newest movement is never ahead of it,
 * even where another process, whose clock was a little ahead, has posted it.
 * @throws ApiError invalid_request for a moment that is ahead or does not exist
 */
export function pastMoment(asOf: string | undefined, wallet: Wallet, serverNow: Moment): Moment {
  const present = tenantNow(wallet, serverNow);
  const moment = asOf === undefined ? present : parseQueryMoment('asOf', asOf);
  if (moment > present) {
    throw new ApiError('invalid_request', {
      details: [{ in: 'query', path: 'asOf', message: 'must not be in the future' }],
    });
  }
  return moment;
}
