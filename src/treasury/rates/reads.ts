import { presentMoment } from '../../calendar/clock.ts';
import type { ReadHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/present.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { ApiError } from '../../errors/api-error.ts';
import { tenantNow, walletsTable } from '../../ledger/wallet.ts';
import { readEach } from '../../lists/read-each.ts';
import { currentRate } from './rules.ts';
import { pinnedRatesTable } from './table.ts';

/** GET /v1/rates: the present rate; indicative. */
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

/** GET /v1/sandbox/rates */
export const listPinnedRates: ReadHandler<'listPinnedRates'> = {
  kind: 'read',
  read: async (_request, { database: { reader }, caller: { tenantId } }) => {
    const kept = await selectMatching(reader, pinnedRatesTable, [{ tenantId }]);
    const pinned = kept.filter(({ rate }) => rate !== null);
    const data = pinned
      .map(({ source, destination, rate }) => ({ source, destination, rate }))
      .toSorted((one, other) =>
        `${one.source} ${one.destination}`.localeCompare(`${other.source} ${other.destination}`),
      );
    return { body: { data } };
  },
};
