import type { BinaryHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/present.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { ApiError } from '../../errors/api-error.ts';
import { invoicesTable } from './table.ts';
import { ThreadPool } from '../../off-loop/thread-pool.ts';
import { Drawings } from './drawings.ts';
import type { DrawingOrder } from './drawing-thread.ts';
import { findInvoice, readTenantName } from './reads.ts';

/**
 * A drawing takes some 200 ms of a core and 30 MB for the longest invoice, and two at once are done no sooner. Each account has a
 * queue. The thread ends with its fonts when nobody asks for a PDF.
 */
const threads = new ThreadPool<DrawingOrder, Uint8Array>(new URL('./drawing-thread.ts', import.meta.url), {
  threads: 1,
  waiting: 64,
  waitingInQueue: 8,
  jobMs: 20_000,
  idleMs: 60_000,
});

/** Of this process, which all callers share. */
const drawings = new Drawings((tenantId, whole, parties) => threads.run(tenantId, { whole, parties }));

/** GET /v1/invoices/{id}/pdf: drawn from the record, and so never out of step with it. */
export const getInvoicePdf: BinaryHandler<'getInvoicePdf'> = {
  kind: 'binary',
  read: async ({ path: { id } }, { database, caller: { tenantId }, seller }) => {
    const [invoice] = await selectMatching(database.reader, invoicesTable, [{ id, tenantId }]);
    if (invoice === undefined) throw new ApiError('not_found');
    const buyerName = await readTenantName(database.reader, tenantId);
    const bytes = await drawings.of({
      invoice,
      parties: { seller, buyerName },
      readWhole: () => readSnapshot(database, (db) => findInvoice(db, tenantId, id)),
    });
    if (bytes === undefined) throw new ApiError('not_found');
    const disposition = `attachment; filename="${invoice.number}.pdf"`;
    return { bytes, headers: { 'Content-Disposition': disposition } };
  },
};
