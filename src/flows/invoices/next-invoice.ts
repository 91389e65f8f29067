import { sydneyMonth, type Moment } from '../../clock.ts';
import { defineTable, moment, textOrNull, text, waitsUntil } from '../../db/table.ts';
import { earliestMonthEnd, monthEnd } from '../../sydney-months.ts';

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
