import type { Database } from '../../db/connection.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { type Actor, OPERATOR } from '../../identity/actor.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import type { Decision, DecisionContext, Loaded, Need, Write } from '../../writes/write.ts';
import { draftAgain, draftDueInvoice, draftNeeds, furtherDraftNeeds, readDueInvoice } from './draft.ts';
import { type Adjustment, type InvoiceMove, adjustInvoice, invoiceNeeds, moveInvoice } from './move.ts';
import { type Invoice, type WholeInvoice, invoiceMonthsTable, invoicesTable } from './table.ts';

export interface InvoiceReviewDependencies {
  readonly database: Database;
  readonly writeQueue: WriteQueue;
}

/** @throws Error if there is none */
async function getInvoice({ database }: InvoiceReviewDependencies, invoiceId: string): Promise<Invoice> {
  const [invoice] = await selectMatching(database.reader, invoicesTable, [{ id: invoiceId }]);
  if (invoice === undefined) throw new Error(`There is no invoice ${invoiceId}.`);
  return invoice;
}

function operatorWrite(
  tenantId: string,
  needs: readonly Need[],
  decide: (loaded: Loaded, context: DecisionContext) => Decision<WholeInvoice>,
): Write<WholeInvoice> {
  return { tenantId, actor: OPERATOR, claimed: false, needs: () => needs, decide };
}

/**
 * Issues, settles or voids.
 * @throws ApiError invalid_state without such an edge
 */
export async function decideInvoice(
  dependencies: InvoiceReviewDependencies,
  invoiceId: string,
  to: InvoiceMove,
  reason?: string,
): Promise<WholeInvoice> {
  const { tenantId } = await getInvoice(dependencies, invoiceId);
  return dependencies.writeQueue.submit(
    operatorWrite(tenantId, invoiceNeeds(invoiceId), (loaded, context) =>
      moveInvoice(invoiceId, to, reason, loaded, context),
    ),
  );
}

/** @throws ApiError invalid_state if it is no draft */
export async function putAdjustment(
  dependencies: InvoiceReviewDependencies,
  invoiceId: string,
  adjustment: Adjustment,
): Promise<WholeInvoice> {
  const { tenantId } = await getInvoice(dependencies, invoiceId);
  return dependencies.writeQueue.submit(
    operatorWrite(tenantId, invoiceNeeds(invoiceId), (loaded, context) =>
      adjustInvoice(invoiceId, adjustment, loaded, context),
    ),
  );
}

/** Drafts what is due up to a month, as the clock would. Answers whether it drafted that month. */
async function catchUp(
  { database, writeQueue }: InvoiceReviewDependencies,
  tenantId: string,
  month: string,
  actor: Actor,
): Promise<boolean> {
  let triedInVain: string | null | undefined;
  for (;;) {
    const due = await readDueInvoice(database.reader, tenantId);
    if (due === undefined || (due.month !== null && due.month > month)) return false;
    // The month is not over: otherwise another one would be due.
    if (due.month === triedInVain) return false;
    if (!(await writeQueue.submit(draftDueInvoice(tenantId, due, actor)))) triedInVain = due.month;
    else if (due.month === month) return true;
  }
}

/**
 * Drafts a past month: its first invoice, or one in place of a void one.
 * @throws ApiError invalid_state for a month that is not over, was never invoiced, or has a valid invoice
 */
export async function draftMonth(
  dependencies: InvoiceReviewDependencies,
  tenantId: string,
  month: string,
): Promise<string> {
  const { database, writeQueue } = dependencies;
  if (await catchUp(dependencies, tenantId, month, OPERATOR)) {
    const [known] = await selectMatching(database.reader, invoiceMonthsTable, [{ tenantId, month }]);
    if (known !== undefined) return known.invoiceId;
  }
  const { invoice } = await writeQueue.submit<WholeInvoice>({
    ...operatorWrite(tenantId, draftNeeds(tenantId, month), (loaded, context) =>
      draftAgain(month, loaded, context),
    ),
    furtherNeeds: (loaded) => furtherDraftNeeds(loaded, month),
  });
  return invoice.id;
}
