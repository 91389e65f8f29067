import { WORDS } from '../../../generated/words.ts';
import type { Db } from '../../db/statements/statement.ts';
import type { ReadHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/present.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { ListOf } from '../../lists/condition.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { tenantsTable } from '../../writes/tenant.ts';
import { presentInvoice } from './present.ts';
import {
  type Invoice,
  type InvoiceLine,
  type WholeInvoice,
  invoiceLinesTable,
  invoicesTable,
} from './table.ts';

const INVOICE_LIST: ListOf<'listInvoices', Invoice> = {
  operationId: 'listInvoices',
  path: '/v1/invoices',
  table: invoicesTable,
  orderBy: 'id',
  moment: 'generatedAt',
  time: { by: 'ids', prefix: 'bil' },
  apart: { by: 'status', values: WORDS.InvoiceStatus },
  filters: { status: { equals: 'status' } },
};

/** In order, by invoice. */
async function linesOfInvoices(
  db: Db,
  invoices: readonly Invoice[],
): Promise<ReadonlyMap<string, InvoiceLine[]>> {
  const matches = invoices.filter(({ lineCount }) => lineCount > 0).map(({ id }) => ({ invoiceId: id }));
  const lines = new Map<string, InvoiceLine[]>();
  for (const line of await selectMatching(db, invoiceLinesTable, matches)) {
    const known = lines.get(line.invoiceId);
    if (known === undefined) lines.set(line.invoiceId, [line]);
    else known.push(line);
  }
  for (const each of lines.values()) each.sort((one, other) => one.line - other.line);
  return lines;
}

export async function findInvoice(db: Db, tenantId: string, id: string): Promise<WholeInvoice | undefined> {
  const [invoice] = await selectMatching(db, invoicesTable, [{ id, tenantId }]);
  if (invoice === undefined) return undefined;
  const lines = await linesOfInvoices(db, [invoice]);
  return { invoice, lines: lines.get(id) ?? [] };
}

export async function readTenantName(db: Db, tenantId: string): Promise<string> {
  const [tenant] = await selectMatching(db, tenantsTable, [{ id: tenantId }]);
  if (tenant === undefined) throw new Error(`There is no tenant ${tenantId}`);
  return tenant.name;
}

/** GET /v1/invoices/{id} */
export const getInvoice: ReadHandler<'getInvoice'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const found = await readSnapshot(database, (db) => findInvoice(db, caller.tenantId, path.id));
    if (found === undefined) throw new ApiError('not_found');
    return { body: presentInvoice(found) };
  },
};

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
