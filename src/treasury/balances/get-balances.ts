import { presentMoment } from '../../clock.ts';
import type { ReadHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import { loadWallet } from '../overview/overview-store.ts';
import { presentBalances } from './balance-presenter.ts';
import { findBalancesAt } from './balance-store.ts';
import { pastMoment } from './past-moment.ts';

/**
 * GET /v1/treasury/balances: the balances at a moment of the past, or now, read on one snapshot.
 * @throws ApiError invalid_request for a moment ahead
 */
export const getBalances: ReadHandler<'getBalances'> = {
  kind: 'read',
  read: async ({ query }, { database, caller: { tenantId }, clock }) =>
    readSnapshot(database, async (db) => {
      const { wallet, balances } = await loadWallet(db, tenantId);
      const asOf = pastMoment(query.asOf, wallet, clock());
      const past = asOf < wallet.lastOccurredAt ? await findBalancesAt(db, wallet, balances, asOf) : balances;
      return { body: { asOf: presentMoment(asOf), balances: presentBalances(tenantId, past, asOf) } };
    }),
};
