import { presentMoment } from '../../clock.ts';
import type { ReadHandler } from '../../contract/handler.ts';
import { readEach } from '../../contract/read-each.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import { selectMatching } from '../../db/rows.ts';
import { ApiError } from '../../errors/api-error.ts';
import { currentRate } from '../../flows/rates/current-rate.ts';
import { pinnedRatesTable } from '../../flows/rates/pinned-rate.ts';
import { tenantNow, walletsTable } from '../../ledger/wallet.ts';

/** GET /v1/rates: the rate that a transfer or a quote would have at this moment. It binds neither. */
export const getRate: ReadHandler<'getRate'> = {
  kind: 'read',
  read: async ({ query }, { database, clock, caller: { tenantId }, market }) => {
    const { source, destination } = readEach(query, {
      source: (asset) => asset,
      destination: (asset) => asset,
    });
    if (source === destination) {
      throw new ApiError('invalid_request', {
        details: [{ in: 'query', path: 'destination', message: 'must differ from the source' }],
      });
    }
    const direction = { source, destination };
    const { wallet, pinned } = await readSnapshot(database, async (db) => {
      const [own] = await selectMatching(db, walletsTable, [{ tenantId }]);
      if (own === undefined) throw new Error(`The tenant ${tenantId} has no wallet`);
      const [pin] = await selectMatching(db, pinnedRatesTable, [{ tenantId, ...direction }]);
      return { wallet: own, pinned: pin };
    });
    const context = { now: tenantNow(wallet, clock()), providers: market };
    const { rate, asOf } = currentRate({ find: () => pinned }, context, direction);
    const expiresAt = presentMoment(asOf + market.rateStaleMs);
    return {
      body: { source, destination, rate, indicative: true, asOf: presentMoment(asOf), expiresAt },
    };
  },
};
