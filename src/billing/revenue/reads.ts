import { sydneyDaysBetween } from '../../calendar/sydney.ts';
import type { NegotiatedHandler, ReadHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/present.ts';
import { presentOfTenant } from '../../ledger/wallet.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { readEach } from '../../lists/read-each.ts';
import { readCustomerNames, readRange, revenueReportList, sumByDay } from './earnings.ts';
import { presentEarning, presentRevenue } from './present.ts';
import { streamRevenueCsv } from './stream-csv.ts';

/** GET /v1/reports/revenue: a row per completed transfer, JSON pages or whole CSV. */
export const listRevenueReport: NegotiatedHandler<'listRevenueReport'> = {
  kind: 'negotiated',
  forms: {
    'application/json': {
      kind: 'read',
      read: async ({ query }, { database, caller, cursors }) =>
        readSnapshot(database, async (db) => {
          const page = await listPage(db, revenueReportList, caller.tenantId, query, cursors);
          const names = caller.keyType === 'secret' ? await readCustomerNames(db, page.rows) : null;
          return presentPage(page, (transfer) => presentEarning(transfer, names));
        }),
    },
    'text/csv': {
      kind: 'stream',
      headers: {
        'Content-Type': 'text/csv; charset=utf-8; header=present',
        'Content-Disposition': 'attachment; filename="revenue.csv"',
      },
      stream: streamRevenueCsv,
    },
  },
};

/** GET /v1/revenue: by Sydney day and asset. */
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
