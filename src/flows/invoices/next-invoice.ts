import type { Moment } from '../../clock.ts';
import { defineTable, moment, textOrNull, text, waitsUntil } from '../../db/table.ts';
import { monthEnd } from '../../sydney-months.ts';

/** The month that a tenant is invoiced for next. It moves on in the commit of the month's draft. */
export interface NextInvoice {
  readonly tenantId: string;
  /** A calendar month in Australia/Sydney; null for a tenant that nobody has looked at yet. */
  readonly month: string | null;
  /** The first moment behind the month, on the tenant's clock. */
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
