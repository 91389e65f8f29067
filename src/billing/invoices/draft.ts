import { WORDS } from '../../../generated/words.ts';
import type { Moment } from '../../calendar/clock.ts';
import { monthAfter, monthEnd, monthStart } from '../../calendar/sydney.ts';
import { fromStored, selectList, selectMatching } from '../../db/statements/rows.ts';
import { type Db, runStatement } from '../../db/statements/statement.ts';
import { insertRow, saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type Actor, CLOCK } from '../../identity/actor.ts';
import { type Accrual, accrualsTable, accruedMinor } from '../../ledger/accruals.ts';
import { configurationsTable } from '../../treasury/policy/table.ts';
import type { DueKind } from '../../workers/due-work.ts';
import {
  type Decision,
  type DecisionContext,
  type Effect,
  type Loaded,
  type Need,
  type Write,
  need,
} from '../../writes/write.ts';
import { billedPrice } from './accruals.ts';
import { totalsOf } from './rules.ts';
import {
  type CollectedInflow,
  type Invoice,
  type InvoiceLine,
  type InvoiceMonth,
  type NextInvoice,
  type WholeInvoice,
  firstInvoice,
  invoiceLinesTable,
  invoiceMonthsTable,
  invoicesTable,
  namedAs,
  nextInvoice,
  nextInvoicesTable,
} from './table.ts';

/** The highest place in a number. */
const LAST_PLACE = 9_999;

type NewLine = Pick<InvoiceLine, 'type' | 'description' | 'count' | 'unitPriceMinor' | 'amountMinor'> & {
  readonly actor: Actor;
};

interface Contents {
  readonly lines: readonly NewLine[];
  readonly developerFeesCreditMinor: bigint;
  readonly inflowCollected: readonly CollectedInflow[];
  readonly replaces: string | null;
}

const ASSET_ORDER = WORDS.Asset;

/** Fees were taken, or given back. */
function isCollected(accrual: Accrual): boolean {
  return accrual.item === 'platform_fee' && (accrual.count > 0 || accruedMinor(accrual) !== 0n);
}

/** A month's first invoice. */
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

/** Rows of a draft, except those of furtherDraftNeeds. */
export function draftNeeds(tenantId: string, month: string): Need[] {
  return [
    need(nextInvoicesTable, { tenantId }),
    need(invoiceMonthsTable, { tenantId, month }),
    need(accrualsTable, { tenantId, month }),
  ];
}

/** The month's newest invoice with its lines. */
export function furtherDraftNeeds(loaded: Loaded, month: string): Need[] {
  const newest = loaded.find(invoiceMonthsTable, { month });
  if (newest === undefined) return [];
  return [
    need(invoicesTable, { id: newest.invoiceId }),
    need(invoiceLinesTable, { invoiceId: newest.invoiceId }),
  ];
}

/** The period's month, and the place in the tenant's sequence of that month. */
function invoiceNumber(month: string, place: number): string {
  return `INV-${month.replace('-', '')}-${String(place).padStart(4, '0')}`;
}

/** With the month's place for it. */
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

/** Closes a month: later bookings bear the next month's moments. */
function closeMonth(tenantId: string, month: string): Effect[] {
  return [
    { effect: 'book_from', moment: monthEnd(month) },
    saveRow(nextInvoicesTable, nextInvoice(tenantId, monthAfter(month))),
  ];
}

/**
 * Drafts the next month's first invoice, and moves on.
 * @param subscriptionMinor the price at the month's last moment, in cents
 */
function draftNext(
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
 * Drafts a month anew if its newest invoice is void. The facts of a month do not change: it takes over all lines but
 * adjustments, the credit and the inflow.
 * @throws ApiError invalid_state for a month that is not over, was never invoiced, or has a valid invoice
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

/** In order. */
export function linesOf(loaded: Loaded, invoiceId: string): InvoiceLine[] {
  return [...loaded.list(invoiceLinesTable, { invoiceId })].sort((one, other) => one.line - other.line);
}

/** What is due for a tenant. */
export type DueInvoice =
  | { readonly month: null }
  /** The subscription's price in cents. */
  | { readonly month: string; readonly subscriptionMinor: bigint };

/** In cents; 0n if nothing was in force yet. */
async function subscriptionBefore(db: Db, tenantId: string, moment: Moment): Promise<bigint> {
  const sql =
    `select ${selectList(configurationsTable)} from configurations ` +
    'where tenant_id = ? and effective_at < ? order by version desc limit 1';
  const [stored] = await runStatement(db, sql, [tenantId, moment]);
  return stored === undefined
    ? 0n
    : billedPrice(fromStored(configurationsTable, stored).terms, 'subscription');
}

/** Read before the lock: once the month is over its price never changes, since versions are added at the present. */
export async function readDueInvoice(db: Db, tenantId: string): Promise<DueInvoice | undefined> {
  const [next] = await selectMatching(db, nextInvoicesTable, [{ tenantId }]);
  if (next === undefined) return undefined;
  const { month } = next;
  if (month === null) return { month };
  return { month, subscriptionMinor: await subscriptionBefore(db, tenantId, monthEnd(month)) };
}

/**
 * Drafts a past month's invoice once, or finds a tenant's first month. Answers whether that was to be done; idempotent.
 */
export function draftDueInvoice(tenantId: string, due: DueInvoice, actor: Actor = CLOCK): Write<boolean> {
  return {
    tenantId,
    actor,
    claimed: true,
    needs: () =>
      due.month === null ? [need(nextInvoicesTable, { tenantId })] : draftNeeds(tenantId, due.month),
    decide: (loaded, context) => {
      const next = loaded.find(nextInvoicesTable, { tenantId });
      if (next?.month !== due.month || next.dueAt > context.now) return { reply: false, effects: [] };
      if (due.month === null) {
        const first = firstInvoice(tenantId, context.now);
        return { reply: true, effects: [saveRow(nextInvoicesTable, first)] };
      }
      const { month } = due;
      // A first month is looked at early.
      if (monthEnd(month) > context.now) {
        return { reply: false, effects: [saveRow(nextInvoicesTable, nextInvoice(tenantId, month))] };
      }
      const { effects } = draftNext({ ...next, month }, due.subscriptionMinor, loaded, context);
      return { reply: true, effects };
    },
  };
}

/** Months to be invoiced. */
export const DUE_INVOICES: DueKind = {
  kind: 'invoice',
  worker: 'orders',
  table: 'next_invoices',
  id: 'tenant_id',
  dueAt: 'due_at',
  clock: 'tenant',
  // Every tenant, always.
  open: 'due_at >= 0',
  isLeased: false,
  provider: 'none',
  carriedOutBy: async ({ tenantId }, { database, writeQueue }) => {
    const due = await readDueInvoice(database.reader, tenantId);
    if (due !== undefined) await writeQueue.submit(draftDueInvoice(tenantId, due));
  },
};
