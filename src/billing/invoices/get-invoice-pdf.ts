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
 * The longest invoice takes 200 ms of a core and 30 MB; two at once are no faster. A queue per account; the thread ends
 * when idle.
 */
const threads = new ThreadPool<DrawingOrder, Uint8Array>(new URL('./drawing-thread.ts', import.meta.url), {
  threads: 1,
  waiting: 64,
  waitingInQueue: 8,
  jobMs: 20_000,
  idleMs: 60_000,
});

/** Shared by all requests of this process. */
const drawings = new Drawings((tenantId, whole, parties) => threads.run(tenantId, { whole, parties }));

/** GET /v1/invoices/{id}/pdf: drawn from the record, so that both always agree. */
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
