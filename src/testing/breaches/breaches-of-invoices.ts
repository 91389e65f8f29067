import { ACCRUAL_LAW, COUNTED_LAW, PERIOD_LAW } from '../../billing/invoices/laws.ts';
import { TRANSFER_PRICE_LAW } from '../../direct-routes/transfers/laws.ts';
import type { Breach } from './breach.ts';

const LINES_SUM = 'the lines of an invoice add up to what is due, and are as many as it says';
const LINE_PRICE = 'a line of an invoice is its unit price as often as it says';
const VERIFICATION_PRICE = 'what verifications cost in a month is their price as often as they were counted';
const VERIFICATIONS_BILLED = 'the verifications on an invoice are those that were counted in its month';
const INVOICE_TAX =
  'the tax of an invoice is a tenth of what is due, rounded once, and its net follows from both';
const INVOICE_NUMBERS = 'the numbers of a month count up from 1 without a gap, in the order of its invoices';
const INVOICE_MONTHS = 'the months of a tenant follow on each other, up to the one that is next';

/** Breaches of the laws of invoices and what was counted. */
export const BREACHES_OF_INVOICES: readonly Breach[] = [
  [LINES_SUM, `update invoice_lines set amount_minor = amount_minor + 1 where type = 'adjustment'`],
  [LINES_SUM, `update invoices set line_count = line_count + 1 where status = 'draft'`],
  [LINES_SUM, `update invoice_lines set tenant_id = 'acct_other' where type = 'adjustment'`],
  [LINE_PRICE, `update invoice_lines set count = count + 1 where type = 'subscription'`],
  [INVOICE_TAX, `update invoices set tax_minor = tax_minor - 1 where status = 'draft'`],
  [INVOICE_TAX, `update invoices set net_due_minor = net_due_minor + 1 where status = 'issued'`],
  [INVOICE_NUMBERS, `update invoices set number = 'INV-199901-0001' where status = 'issued'`],
  [INVOICE_NUMBERS, `update invoice_months set last_place = last_place + 1`],
  [INVOICE_NUMBERS, `update invoice_months set invoice_id = 'bil_none'`],
  [INVOICE_MONTHS, `update next_invoices set month = '1999-01' where month is not null`],
  [
    [INVOICE_MONTHS, PERIOD_LAW],
    `update invoices set period_from = period_from + 1, period_to = period_to + 1 where status = 'issued'`,
  ],
  [COUNTED_LAW, `update invoices set developer_fees_credit_minor = developer_fees_credit_minor + 1`],
  [COUNTED_LAW, `update invoices set inflow_collected = '[]'`],
  [[COUNTED_LAW, ACCRUAL_LAW], `update accruals set minor_low = minor_low + 1 where item = 'platform_fee'`],
  [ACCRUAL_LAW, `update accruals set count = count + 1 where item = 'platform_fee'`],
  [[COUNTED_LAW, ACCRUAL_LAW], `update accruals set minor_low = minor_low + 1 where item = 'developer_fee'`],
  [ACCRUAL_LAW, `update accruals set count = count + 1 where item = 'developer_fee'`],
  [
    [ACCRUAL_LAW, TRANSFER_PRICE_LAW],
    `update transfers set developer_fee_aud_minor = developer_fee_aud_minor + 1 where status = 'completed'`,
  ],
  [[VERIFICATION_PRICE, VERIFICATIONS_BILLED], `update accruals set count = count + 1 where item = 'kyc'`],
  [VERIFICATION_PRICE, `update accruals set minor_low = minor_low + 1 where item = 'kyc'`],
  [
    VERIFICATIONS_BILLED,
    `update accruals set unit_price_minor = 2 * unit_price_minor, minor_low = 2 * minor_low where item = 'kyc'`,
  ],
  [
    VERIFICATIONS_BILLED,
    `update invoice_lines set count = 2 * count, amount_minor = 2 * amount_minor where type = 'kyc'`,
  ],
  [
    ACCRUAL_LAW,
    `update movements set occurred_at = occurred_at - 6048000000
       where id in (select entry_id from postings where account = 'fee_income')`,
  ],
];
