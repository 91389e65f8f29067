import { presentMoment } from '../../clock.ts';
import type { ReadHandler } from '../../contract/handler.ts';
import { readEach } from '../../contract/read-each.ts';
import { presentBalances } from './balance-presenter.ts';
import { findBalancesAt, readHoldings } from './balance-store.ts';
import { pastMoment } from './past-moment.ts';

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
