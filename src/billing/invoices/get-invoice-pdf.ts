import type { BinaryHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import { ApiError } from '../../errors/api-error.ts';
import { drawInvoice } from './pdf/draw-invoice.ts';
import { DrawingTurns } from './pdf/drawing-turns.ts';
import { findInvoice, readTenantName } from './invoice-store.ts';

/** Of this process, which all callers share. */
const TURNS = new DrawingTurns();

/** GET /v1/invoices/{id}/pdf: drawn from the record each time, and so never out of step with it. */
export const getInvoicePdf: BinaryHandler<'getInvoicePdf'> = {
  kind: 'binary',
  read: async ({ path }, { database, caller, seller }) => {
    const found = await readSnapshot(database, async (db) => {
      const whole = await findInvoice(db, caller.tenantId, path.id);
      return whole && { whole, buyerName: await readTenantName(db, caller.tenantId) };
    });
    if (found === undefined) throw new ApiError('not_found');
    const { whole, buyerName } = found;
    const bytes = await TURNS.take(() => drawInvoice(whole, { seller, buyerName }));
    const disposition = `attachment; filename="${whole.invoice.number}.pdf"`;
    return { bytes, headers: { 'Content-Disposition': disposition } };
  },
};
