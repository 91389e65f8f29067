import { type Moment, sydneyMonth } from '../../calendar/clock.ts';
import { earliestMonthEnd, monthEnd } from '../../calendar/sydney.ts';
import { actorOrNull } from '../../db/statements/actor-column.ts';
import {
  defineTable,
  integer,
  json,
  minor,
  moment,
  momentOrNull,
  text,
  textOrNull,
  waitsUntil,
} from '../../db/statements/table.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Asset } from '../../money/amount.ts';

/** The statuses of an invoice, along its table in spec/state-machines.yaml. */
export type InvoiceStatus = 'draft' | 'issued' | 'settled' | 'void';

/** What `fee_income` gained in the month in one asset: collected already, and in no total. */
export interface CollectedInflow {
  readonly asset: Asset;
  /** Minor units, as text: a month of fees may pass 64 bits. */
  readonly minor: string;
  readonly count: number;
}

/** One invoice of one month: a statement over the books, which posts nothing itself. AUD in minor units. */
export interface Invoice {
  readonly id: string;
  readonly tenantId: string;
  /** The calendar month in Australia/Sydney that it is for. */
  readonly month: string;
  readonly number: string;
  readonly periodFrom: Moment;
  /** The first moment behind the period. */
  readonly periodTo: Moment;
  readonly status: InvoiceStatus;
  /** Who brought it into this status. */
  readonly statusBy: Actor | null;
  /** Grows with every change. */
  readonly version: number;
  readonly lineCount: number;
  readonly platformFeesDueMinor: bigint;
  readonly developerFeesCreditMinor: bigint;
  readonly taxMinor: bigint;
  readonly netDueMinor: bigint;
  readonly inflowCollected: readonly CollectedInflow[];
  readonly generatedAt: Moment;
  /** `system` for the clock, `operator`, `sandbox`, or a user's identifier; so with the others. */
  readonly generatedBy: string;
  readonly issuedAt: Moment | null;
  readonly issuedBy: string | null;
  readonly settledAt: Moment | null;
  readonly settledBy: string | null;
  readonly voidedAt: Moment | null;
  readonly voidedBy: string | null;
  readonly voidReason: string | null;
  /** The void invoice of the same month whose place it takes. */
  readonly replaces: string | null;
}

export const invoicesTable = defineTable<Invoice>({
  name: 'invoices',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: text(),
    month: text(),
    number: text(),
    periodFrom: moment(),
    periodTo: moment(),
    status: text<InvoiceStatus>(),
    statusBy: actorOrNull(),
    version: integer(),
    lineCount: integer(),
    platformFeesDueMinor: minor(),
    developerFeesCreditMinor: minor(),
    taxMinor: minor(),
    netDueMinor: minor(),
    inflowCollected: json<readonly CollectedInflow[]>(),
    generatedAt: moment(),
    generatedBy: text(),
    issuedAt: momentOrNull(),
    issuedBy: textOrNull(),
    settledAt: momentOrNull(),
    settledBy: textOrNull(),
    voidedAt: momentOrNull(),
    voidedBy: textOrNull(),
    voidReason: textOrNull(),
    replaces: textOrNull(),
  },
});

/** What a line stands for. */
type InvoiceLineType = 'kyc' | 'subscription' | 'adjustment';

/** Something that was not collected as it arose, in AUD without GST. */
export interface InvoiceLine {
  readonly invoiceId: string;
  /** From 1. */
  readonly line: number;
  readonly tenantId: string;
  readonly type: InvoiceLineType;
  readonly description: string;
  readonly count: number;
  readonly unitPriceMinor: bigint;
  readonly amountMinor: bigint;
  /** Who put it there. */
  readonly actor: Actor | null;
}

export const invoiceLinesTable = defineTable<InvoiceLine>({
  name: 'invoice_lines',
  key: ['invoiceId', 'line'],
  columns: {
    invoiceId: text(),
    line: integer(),
    tenantId: text(),
    type: text<InvoiceLineType>(),
    description: text(),
    count: integer(),
    unitPriceMinor: minor(),
    amountMinor: minor(),
    actor: actorOrNull(),
  },
});

/** The newest invoice of a tenant's month, and how far its numbers have come: a row, so that nobody counts invoices. */
export interface InvoiceMonth {
  readonly tenantId: string;
  readonly month: string;
  readonly lastPlace: number;
  readonly invoiceId: string;
}

export const invoiceMonthsTable = defineTable<InvoiceMonth>({
  name: 'invoice_months',
  key: ['tenantId', 'month'],
  columns: { tenantId: text(), month: text(), lastPlace: integer(), invoiceId: text() },
});

/** An invoice with its lines, in their order. */
export interface WholeInvoice {
  readonly invoice: Invoice;
  readonly lines: readonly InvoiceLine[];
}

/** Who made a move, as the invoice says it. */
export function namedAs(actor: Actor): string {
  switch (actor.kind) {
    case 'clock':
      return 'system';
    case 'operator':
      return 'operator';
    case 'user':
      return actor.id;
    case 'api_key':
    case 'sandbox':
    case 'provider':
      return 'sandbox';
  }
}

/** The month that a tenant is invoiced for next. It moves on in the commit of the month's draft. */
export interface NextInvoice {
  readonly tenantId: string;
  /** A calendar month in Australia/Sydney; null for a tenant that nobody has looked at yet. */
  readonly month: string | null;
  /** When the month may be over, on the tenant's clock: its end, or of a first month up to an hour before it. */
  readonly dueAt: Moment;
}

export const nextInvoicesTable = defineTable<NextInvoice>({
  name: 'next_invoices',
  key: ['tenantId'],
  due: ({ dueAt }) => waitsUntil(dueAt),
  columns: { tenantId: text(), month: textOrNull(), dueAt: moment() },
});

/** The row that makes a month the next to be invoiced. */
export function nextInvoice(tenantId: string, month: string): NextInvoice {
  return { tenantId, month, dueAt: monthEnd(month) };
}

/**
 * The row of a tenant's first month. It is looked at early rather than late, since to ask Sydney's zone for the month's end
 * takes a tenth of a start.
 * @param now the tenant's present
 */
export function firstInvoice(tenantId: string, now: Moment): NextInvoice {
  const month = sydneyMonth(now);
  return { tenantId, month, dueAt: earliestMonthEnd(month) };
}
