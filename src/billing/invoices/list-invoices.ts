import type { ReadHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentInvoice } from './invoice-presenter.ts';
import { INVOICE_LIST, linesOfInvoices } from './invoice-store.ts';

/** GET /v1/invoices: newest first. */
export const listInvoices: ReadHandler<'listInvoices'> = {
  kind: 'read',
  read: ({ query }, { database, caller, cursors }) =>
    readSnapshot(database, async (db) => {
      const page = await listPage(db, INVOICE_LIST, caller.tenantId, query, cursors);
      const lines = await linesOfInvoices(db, page.rows);
      return presentPage(page, (invoice) => presentInvoice({ invoice, lines: lines.get(invoice.id) ?? [] }));
    }),
};
