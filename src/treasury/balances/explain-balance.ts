import type { ReadHandler } from '../../contract/handler.ts';
import { presentExplanation } from './balance-presenter.ts';
import { findMovementSums, readWallet } from './balance-store.ts';
import { pastMoment } from './past-moment.ts';

/**
 * GET /v1/treasury/balances/explain: the movements that lead to a balance, summed by kind.
 * @throws ApiError invalid_request for a moment ahead
 */
export const explainBalance: ReadHandler<'explainBalance'> = {
  kind: 'read',
  read: async ({ query }, { database: { reader }, caller: { tenantId }, clock }) => {
    const wallet = await readWallet(reader, tenantId);
    const asOf = pastMoment(query.asOf, wallet, clock());
    const sums = await findMovementSums(reader, wallet, asOf);
    const ofAsset = sums.filter(({ asset }) => asset === query.asset);
    return { body: presentExplanation(query.asset, ofAsset, asOf) };
  },
};
