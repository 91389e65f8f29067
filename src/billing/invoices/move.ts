import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import { insertRow, saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { eventTypeOf, publish } from '../../outbox/event.ts';
import { type Decision, type DecisionContext, type Loaded, type Need, need } from '../../writes/write.ts';
import { linesOf } from './draft.ts';
import { totalsOf } from './rules.ts';
import {
  type Invoice,
  type InvoiceLine,
  type InvoiceStatus,
  type WholeInvoice,
  invoiceLinesTable,
  invoicesTable,
  namedAs,
} from './table.ts';

/** Nothing goes back to a draft. */
export type InvoiceMove = Exclude<InvoiceStatus, 'draft'>;

/** Each adjustment is answered with all lines, and its answer is kept. */
const MOST_ADJUSTMENTS = 100;

const EVENT_OF: Readonly<Record<InvoiceMove, string>> = {
  issued: 'issued',
  settled: 'settled',
  void: 'voided',
};

export function invoiceNeeds(invoiceId: string): Need[] {
  return [need(invoicesTable, { id: invoiceId }), need(invoiceLinesTable, { invoiceId })];
}

/** @throws ApiError not_found */
function getInvoice(loaded: Loaded, invoiceId: string): Invoice {
  const invoice = loaded.find(invoicesTable, { id: invoiceId });
  if (invoice === undefined) throw new ApiError('not_found');
  return invoice;
}

/** Time, actor and reason of a status. */
function marksOf(
  to: InvoiceMove,
  reason: string | undefined,
  { now, actor }: DecisionContext,
): Partial<Invoice> {
  const by = namedAs(actor);
  if (to === 'issued') return { issuedAt: now, issuedBy: by };
  if (to === 'settled') return { settledAt: now, settledBy: by };
  return { voidedAt: now, voidedBy: by, voidReason: reason ?? null };
}

/**
 * Takes an invoice along one edge, with its event.
 * @param reason of a void invoice, always given
 * @throws ApiError not_found; invalid_state without such an edge
 */
export function moveInvoice(
  invoiceId: string,
  to: InvoiceMove,
  reason: string | undefined,
  loaded: Loaded,
  context: DecisionContext,
): Decision<WholeInvoice> {
  const invoice = getInvoice(loaded, invoiceId);
  const { status } = invoice;
  if (!STATE_MACHINES.invoice.transitions.some((edge) => edge.from === status && edge.to === to))
    throw new ApiError('invalid_state', { message: `An invoice that is ${status} cannot become ${to}.` });
  const moved: Invoice = {
    ...invoice,
    status: to,
    statusBy: context.actor,
    version: invoice.version + 1,
    ...marksOf(to, reason, context),
  };
  return {
    reply: { invoice: moved, lines: linesOf(loaded, invoiceId) },
    effects: [saveRow(invoicesTable, moved), publish(context, eventTypeOf('invoice', EVENT_OF[to]), moved)],
  };
}

export interface Adjustment {
  /** Signed cents, without GST. */
  readonly amountMinor: bigint;
  readonly description: string;
}

/**
 * Adds a line to a draft and adds it up anew.
 * @throws ApiError not_found; invalid_state if it is no draft, or full
 */
export function adjustInvoice(
  invoiceId: string,
  { amountMinor, description }: Adjustment,
  loaded: Loaded,
  context: DecisionContext,
): Decision<WholeInvoice> {
  const invoice = getInvoice(loaded, invoiceId);
  if (invoice.status !== 'draft')
    throw new ApiError('invalid_state', {
      message: `An invoice that is ${invoice.status} can no longer be adjusted.`,
    });
  const before = linesOf(loaded, invoiceId);
  if (before.filter(({ type }) => type === 'adjustment').length >= MOST_ADJUSTMENTS)
    throw new ApiError('invalid_state', {
      message: `The invoice already has ${MOST_ADJUSTMENTS} adjustments, the most allowed.`,
    });
  const line: InvoiceLine = {
    invoiceId,
    line: before.length + 1,
    tenantId: invoice.tenantId,
    type: 'adjustment',
    description,
    count: 1,
    unitPriceMinor: amountMinor,
    amountMinor,
    actor: context.actor,
  };
  const lines = [...before, line];
  const adjusted: Invoice = {
    ...invoice,
    version: invoice.version + 1,
    ...totalsOf(lines, invoice.developerFeesCreditMinor),
  };
  return {
    reply: { invoice: adjusted, lines },
    effects: [saveRow(invoicesTable, adjusted), insertRow(invoiceLinesTable, line)],
  };
}
