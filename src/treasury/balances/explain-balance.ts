import type { ReadHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import { loadWallet } from '../overview/overview-store.ts';
import { presentExplanation } from './balance-presenter.ts';
import { findMovementSums } from './balance-store.ts';
import { pastMoment } from './past-moment.ts';

/**
 * GET /v1/treasury/balances/explain: the movements that lead to a balance, summed by kind, read on one snapshot.
 * @throws ApiError invalid_request for a moment ahead
 */
export const explainBalance: ReadHandler<'explainBalance'> = {
  kind: 'read',
  read: async ({ query }, { database, caller: { tenantId }, clock }) =>
    readSnapshot(database, async (db) => {
      const { wallet } = await loadWallet(db, tenantId);
      const asOf = pastMoment(query.asOf, wallet, clock());
      const sums = await findMovementSums(db, tenantId, query.asset, asOf);
      return { body: presentExplanation(query.asset, sums, asOf) };
    }),
};
