import type { ReadHandler } from '../../contract/handler.ts';
import { readEach } from '../../contract/read-each.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import { presentOfTenant } from '../../ledger/present-of-tenant.ts';
import { sydneyDaysBetween } from '../../sydney-days.ts';
import { presentRevenue } from './revenue-presenter.ts';
import { readRange } from './revenue-range.ts';
import { sumByDay } from './revenue-store.ts';

/** GET /v1/revenue: what was earned, by Sydney day and asset. */
export const getRevenue: ReadHandler<'getRevenue'> = {
  kind: 'read',
  read: async ({ query }, context) =>
    readSnapshot(context.database, async (db) => {
      const named = readEach(query, { from: (text) => text, to: (text) => text });
      const range = readRange(named, await presentOfTenant(db, context.caller.tenantId, context.clock()));
      const days = await sumByDay(db, context.caller.tenantId, sydneyDaysBetween(range.from, range.to));
      return { body: presentRevenue(range, days) };
    }),
};
