import type { Actor } from '../../actor.ts';
import { insertRow, saveRow } from '../../db/row-effect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { accruedMinor, accrualsTable, type Accrual } from '../../ledger/accrual.ts';
import type { Asset } from '../../money/amount.ts';
import { monthAfter, monthEnd, monthStart } from '../../sydney-months.ts';
import {
  need,
  type Decision,
  type DecisionContext,
  type Effect,
  type Loaded,
  type Need,
} from '../../writes/write.ts';
import {
  invoiceLinesTable,
  invoiceMonthsTable,
  invoicesTable,
  namedAs,
  type CollectedInflow,
  type Invoice,
  type InvoiceLine,
  type InvoiceMonth,
  type WholeInvoice,
} from './invoice.ts';
import { totalsOf } from './invoice-totals.ts';
import { nextInvoice, nextInvoicesTable, type NextInvoice } from './next-invoice.ts';

/** The last place that a number of a month can show. */
const LAST_PLACE = 9_999;

/** A line that is not on an invoice yet. */
type NewLine = Pick<InvoiceLine, 'type' | 'description' | 'count' | 'unitPriceMinor' | 'amountMinor'> & {
  readonly actor: Actor;
};

/** What an invoice says besides what follows from its month. */
interface Contents {
  readonly lines: readonly NewLine[];
  readonly developerFeesCreditMinor: bigint;
  readonly inflowCollected: readonly CollectedInflow[];
  readonly replaces: string | null;
}

const ASSET_ORDER: readonly Asset[] = ['AUD', 'USDC', 'USDT'];

/** Whether a month's fees in an asset moved: some were taken, or some that were taken earlier were given back. */
function isCollected(accrual: Accrual): boolean {
  return accrual.item === 'platform_fee' && (accrual.count > 0 || accruedMinor(accrual) !== 0n);
}

/** What a month's first invoice says, by what was counted in it and the price of its subscription. */
function contentsOf(accruals: readonly Accrual[], subscriptionMinor: bigint, actor: Actor): Contents {
  const verifications = accruals
    .filter(({ item, unitPriceMinor }) => item === 'kyc' && unitPriceMinor !== 0n)
    .sort((one, other) => (one.unitPriceMinor < other.unitPriceMinor ? -1 : 1))
    .map((accrual): NewLine => {
      const { count, unitPriceMinor } = accrual;
      const amountMinor = accruedMinor(accrual);
      return {
        type: 'kyc',
        description: 'Customer verifications',
        count,
        unitPriceMinor,
        amountMinor,
        actor,
      };
    });
  const subscription: NewLine = {
    type: 'subscription',
    description: 'Monthly subscription',
    count: 1,
    unitPriceMinor: subscriptionMinor,
    amountMinor: subscriptionMinor,
    actor,
  };
  const earned = accruals.filter(({ item }) => item === 'developer_fee');
  const fees = accruals.filter(isCollected);
  return {
    lines: [...verifications, ...(subscriptionMinor === 0n ? [] : [subscription])],
    developerFeesCreditMinor: earned.reduce((sum, accrual) => sum + accruedMinor(accrual), 0n),
    inflowCollected: fees
      .sort((one, other) => ASSET_ORDER.indexOf(one.asset) - ASSET_ORDER.indexOf(other.asset))
      .map((accrual) => ({
        asset: accrual.asset,
        minor: accruedMinor(accrual).toString(),
        count: accrual.count,
      })),
    replaces: null,
  };
}

/** The rows that a draft of a month needs, but for those that furtherDraftNeeds names. */
export function draftNeeds(tenantId: string, month: string): Need[] {
  return [
    need(nextInvoicesTable, { tenantId }),
    need(invoiceMonthsTable, { tenantId, month }),
    need(accrualsTable, { tenantId, month }),
  ];
}

/** The month's newest invoice with its lines, where there is one. */
export function furtherDraftNeeds(loaded: Loaded, month: string): Need[] {
  const newest = loaded.find(invoiceMonthsTable, { month });
  if (newest === undefined) return [];
  return [
    need(invoicesTable, { id: newest.invoiceId }),
    need(invoiceLinesTable, { invoiceId: newest.invoiceId }),
  ];
}

/** The number of an invoice: the month of its period, and its place in the tenant's own sequence of that month. */
function invoiceNumber(month: string, place: number): string {
  return `INV-${month.replace('-', '')}-${String(place).padStart(4, '0')}`;
}

/** Puts an invoice of a month together, with the month's place for it. */
function draft(
  tenantId: string,
  month: string,
  contents: Contents,
  known: InvoiceMonth | undefined,
  { newId, now, actor }: DecisionContext,
): { readonly whole: WholeInvoice; readonly effects: readonly Effect[] } {
  const place = (known?.lastPlace ?? 0) + 1;
  if (place > LAST_PLACE)
    throw new ApiError('invalid_state', { message: `The invoice numbers of ${month} are exhausted.` });
  const { developerFeesCreditMinor, inflowCollected, replaces } = contents;
  const id = newId('bil');
  const lines = contents.lines.map((line, index) => ({ ...line, invoiceId: id, line: index + 1, tenantId }));
  const invoice: Invoice = {
    id,
    tenantId,
    month,
    number: invoiceNumber(month, place),
    periodFrom: monthStart(month),
    periodTo: monthEnd(month),
    status: 'draft',
    statusBy: actor,
    version: 1,
    ...totalsOf(lines, developerFeesCreditMinor),
    developerFeesCreditMinor,
    inflowCollected,
    generatedAt: now,
    generatedBy: namedAs(actor),
    issuedAt: null,
    issuedBy: null,
    settledAt: null,
    settledBy: null,
    voidedAt: null,
    voidedBy: null,
    voidReason: null,
    replaces,
  };
  const counted = { tenantId, month, lastPlace: place, invoiceId: id };
  return {
    whole: { invoice, lines },
    effects: [
      insertRow(invoicesTable, invoice),
      ...lines.map((line) => insertRow(invoiceLinesTable, line)),
      saveRow(invoiceMonthsTable, counted),
    ],
  };
}

/** The effects by which a month takes no more: what is booked from now on bears the next one's moments. */
function closeMonth(tenantId: string, month: string): Effect[] {
  return [
    { effect: 'book_from', moment: monthEnd(month) },
    saveRow(nextInvoicesTable, nextInvoice(tenantId, monthAfter(month))),
  ];
}

/**
 * Drafts the first invoice of the month that is next, and makes the one after it the next.
 * @param subscriptionMinor the price of a subscription at the month's last moment, in cents
 */
export function draftNext(
  next: NextInvoice & { readonly month: string },
  subscriptionMinor: bigint,
  loaded: Loaded,
  context: DecisionContext,
): Decision<WholeInvoice> {
  const { tenantId, month } = next;
  const accruals = loaded.list(accrualsTable, { tenantId, month });
  const contents = contentsOf(accruals, subscriptionMinor, context.actor);
  const known = loaded.find(invoiceMonthsTable, { tenantId, month });
  const { whole, effects } = draft(tenantId, month, contents, known, context);
  return { reply: whole, effects: [...effects, ...closeMonth(tenantId, month)] };
}

/**
 * Drafts an invoice of a month anew, where its newest one is void: the facts of a month do not change, so that it takes
 * over that one's lines but adjustments, its credit and its inflow.
 * @throws ApiError invalid_state for a month that is not over, was never invoiced, or has an invoice that stands
 */
export function draftAgain(month: string, loaded: Loaded, context: DecisionContext): Decision<WholeInvoice> {
  const tenantId = context.head.tenant.id;
  const known = loaded.find(invoiceMonthsTable, { month });
  if (known === undefined)
    throw new ApiError('invalid_state', { message: `There is no invoice of ${month} to replace.` });
  const before = loaded.find(invoicesTable, { id: known.invoiceId });
  if (before === undefined) throw new Error(`The newest invoice of ${month} was not loaded`);
  if (before.status !== 'void')
    throw new ApiError('invalid_state', { message: `The invoice ${before.number} of ${month} stands.` });
  const lines = linesOf(loaded, before.id).filter(({ type }) => type !== 'adjustment');
  const contents: Contents = {
    lines: lines.map((line) => ({ ...line, actor: context.actor })),
    developerFeesCreditMinor: before.developerFeesCreditMinor,
    inflowCollected: before.inflowCollected,
    replaces: before.id,
  };
  const { whole, effects } = draft(tenantId, month, contents, known, context);
  return { reply: whole, effects };
}

/** The lines of an invoice that were loaded, in their order. */
export function linesOf(loaded: Loaded, invoiceId: string): InvoiceLine[] {
  return [...loaded.list(invoiceLinesTable, { invoiceId })].sort((one, other) => one.line - other.line);
}
