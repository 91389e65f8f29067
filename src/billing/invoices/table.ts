import type { Word } from '../../../generated/words.ts';
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

export type InvoiceStatus = Word<'InvoiceStatus'>;

/** What `fee_income` gained in one asset: collected already, in no total. */
export interface CollectedInflow {
  readonly asset: Asset;
  /** Text: a month of fees may pass 64 bits. */
  readonly minor: string;
  readonly count: number;
}

/** A statement over the books that posts nothing. AUD minor units. */
export interface Invoice {
  readonly id: string;
  readonly tenantId: string;
  /** A calendar month in Australia/Sydney. */
  readonly month: string;
  readonly number: string;
  readonly periodFrom: Moment;
  /** Exclusive. */
  readonly periodTo: Moment;
  readonly status: InvoiceStatus;
  /** Actor of the present status. */
  readonly statusBy: Actor | null;
  readonly version: number;
  readonly lineCount: number;
  readonly platformFeesDueMinor: bigint;
  readonly developerFeesCreditMinor: bigint;
  readonly taxMinor: bigint;
  readonly netDueMinor: bigint;
  readonly inflowCollected: readonly CollectedInflow[];
  readonly generatedAt: Moment;
  /** `system`, `operator`, `sandbox`, or a user's identifier; so with the others. */
  readonly generatedBy: string;
  readonly issuedAt: Moment | null;
  readonly issuedBy: string | null;
  readonly settledAt: Moment | null;
  readonly settledBy: string | null;
  readonly voidedAt: Moment | null;
  readonly voidedBy: string | null;
  readonly voidReason: string | null;
  /** The void invoice of the same month that it replaces. */
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

export interface InvoiceLine {
  readonly invoiceId: string;
  readonly line: number;
  readonly tenantId: string;
  readonly type: Word<'InvoiceLineType'>;
  readonly description: string;
  readonly count: number;
  readonly unitPriceMinor: bigint;
  readonly amountMinor: bigint;
  readonly actor: Actor | null;
}

export const invoiceLinesTable = defineTable<InvoiceLine>({
  name: 'invoice_lines',
  key: ['invoiceId', 'line'],
  columns: {
    invoiceId: text(),
    line: integer(),
    tenantId: text(),
    type: text<Word<'InvoiceLineType'>>(),
    description: text(),
    count: integer(),
    unitPriceMinor: minor(),
    amountMinor: minor(),
    actor: actorOrNull(),
  },
});

/** A month's newest invoice and last place: a row, so that invoices are never counted. */
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

export interface WholeInvoice {
  readonly invoice: Invoice;
  readonly lines: readonly InvoiceLine[];
}

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

/** The next month to invoice; it moves on in the draft's commit. */
export interface NextInvoice {
  readonly tenantId: string;
  /** A calendar month in Australia/Sydney; null before the first look. */
  readonly month: string | null;
  /** The month's end on the tenant's clock, or up to an hour before a first month's. */
  readonly dueAt: Moment;
}

export const nextInvoicesTable = defineTable<NextInvoice>({
  name: 'next_invoices',
  key: ['tenantId'],
  due: ({ dueAt }) => waitsUntil(dueAt),
  columns: { tenantId: text(), month: textOrNull(), dueAt: moment() },
});

export function nextInvoice(tenantId: string, month: string): NextInvoice {
  return { tenantId, month, dueAt: monthEnd(month) };
}

/**
 * A tenant's first month, looked at early: Sydney's zone takes a tenth of a start to load.
 * @param now the tenant's present
 */
export function firstInvoice(tenantId: string, now: Moment): NextInvoice {
  const month = sydneyMonth(now);
  return { tenantId, month, dueAt: earliestMonthEnd(month) };
}
