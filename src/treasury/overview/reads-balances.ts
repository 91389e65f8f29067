import { presentMoment } from '../../calendar/clock.ts';
import type { ReadHandler } from '../../contract/handler.ts';
import { findHeldAt } from '../../ledger/sums.ts';
import { readWallet, tenantNow } from '../../ledger/wallet.ts';
import { readEach } from '../../lists/read-each.ts';
import { findBalancesAt, findMovementSums, pastMoment, readHoldings } from './balances.ts';
import { readHistoryPoints } from './history.ts';
import { presentBalances, presentExplanation, presentHistory } from './present.ts';

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

/**
 * GET /v1/treasury/balances/history: the balance of an asset at the end of each interval.
 * @throws ApiError invalid_request for a range that is empty, ahead or of too many intervals
 */
export const getBalanceHistory: ReadHandler<'getBalanceHistory'> = {
  kind: 'read',
  read: async ({ query }, { database: { reader }, caller: { tenantId }, clock }) => {
    const wallet = await readWallet(reader, tenantId);
    const { asset, ...range } = readEach(query, {
      asset: (name) => name,
      from: (text) => text,
      to: (text) => text,
      interval: (name) => name ?? 'day',
    });
    const history = readHistoryPoints(range, tenantNow(wallet, clock()));
    const held = await findHeldAt(
      reader,
      wallet,
      asset,
      history.points.map(({ upTo }) => upTo),
    );
    return { body: presentHistory(asset, range.interval, history, held) };
  },
};
