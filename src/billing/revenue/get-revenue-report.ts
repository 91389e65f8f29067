import type { NegotiatedHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentEarning } from './revenue-presenter.ts';
import { readCustomerNames, revenueReportList } from './revenue-store.ts';
import { streamRevenueCsv } from './stream-revenue-csv.ts';

/** GET /v1/reports/revenue: a row for each completed transfer, as pages of JSON or, whole, as CSV. */
export const getRevenueReport: NegotiatedHandler<'getRevenueReport'> = {
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
