import { presentMoment } from '../../calendar/clock.ts';
import type { ReadHandler } from '../../contract/handler.ts';
import { readWallet } from '../../ledger/wallet.ts';
import { readEach } from '../../lists/read-each.ts';
import { findBalancesAt, findMovementSums, pastMoment, readHoldings } from './balances.ts';
import { presentBalances, presentExplanation } from './present.ts';

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

/**
 * GET /v1/treasury/balances: the balances at a moment of the past, or now.
 * @throws ApiError invalid_request for a moment ahead
 */
export const getBalances: ReadHandler<'getBalances'> = {
  kind: 'read',
  read: async ({ query }, { database: { reader }, caller: { tenantId }, clock }) => {
    const holdings = await readHoldings(reader, tenantId);
    const { wallet, balances } = holdings;
    const { asOf } = readEach(query, { asOf: (text) => pastMoment(text, wallet, clock()) });
    const past = asOf < wallet.lastOccurredAt ? await findBalancesAt(reader, holdings, asOf) : balances;
    return { body: { asOf: presentMoment(asOf), balances: presentBalances(tenantId, past, asOf) } };
  },
};
