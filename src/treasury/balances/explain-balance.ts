import type { ReadHandler } from '../../contract/handler.ts';
import { readEach } from '../../contract/read-each.ts';
import { presentExplanation } from './balance-presenter.ts';
import { readWallet } from '../../ledger/present-of-tenant.ts';
import { findMovementSums } from './balance-store.ts';
import { pastMoment } from './past-moment.ts';

/**
 * GET /v1/treasury/balances/explain: the movements that lead to a balance, summed by kind.
 * @throws ApiError invalid_request for a moment ahead
 */
export const explainBalance: ReadHandler<'explainBalance'> = {
  kind: 'read',
  read: async ({ query }, { database: { reader }, caller: { tenantId }, clock }) => {
    const wallet = await readWallet(reader, tenantId);
    const { asset, asOf } = readEach(query, {
      asset: (name) => name,
      asOf: (text) => pastMoment(text, wallet, clock()),
    });
    const sums = await findMovementSums(reader, wallet, asOf);
    const ofAsset = sums.filter((sum) => sum.asset === asset);
    return { body: presentExplanation(asset, ofAsset, asOf) };
  },
};
