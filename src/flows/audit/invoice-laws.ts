import type { Law } from '../../ledger/law.ts';
import { sumIsNotZero } from '../../db/exact-sum.ts';

/** Half up away from zero, in whole cents. */
const GST = `case when platform_fees_due_minor < 0
  then -((5 - platform_fees_due_minor) / 10) else (platform_fees_due_minor + 5) / 10 end`;

/** The months of a tenant in their order, each beside the one after it. */
const MONTHS_IN_ORDER = `
  select tenant_id, month, period_to, lead(month) over months as next_month,
    lead(period_from) over months as next_from
  from (select distinct tenant_id, month, period_from, period_to from invoices) periods
  window months as (partition by tenant_id order by month)`;

/** The laws of invoices that SQL can ask, in words that both databases read. */
export const INVOICE_LAWS: readonly Law[] = [
  {
    name: 'the lines of an invoice add up to what is due, and are as many as it says',
    violations: `
      select id from (
        select id, platform_fees_due_minor as minor, line_count as lines, tenant_id from invoices
        union all select invoice_id, -amount_minor, -1, tenant_id from invoice_lines
      ) sides
      group by id having ${sumIsNotZero('minor')} or sum(lines) <> 0 or count(distinct tenant_id) > 1`,
  },
  {
    name: 'a line of an invoice is its unit price as often as it says',
    violations: `select invoice_id, line from invoice_lines where amount_minor <> count * unit_price_minor`,
  },
  {
    name: 'what verifications cost in a month is their price as often as they were counted',
    violations: `
      select tenant_id, month, unit_price_minor from accruals
      where item = 'kyc' and (minor_high * 4294967296 + minor_low <> unit_price_minor * count or unit_price_minor = 0)`,
  },
  {
    name: 'the verifications on an invoice are those that were counted in its month',
    violations: `
      select id, price from (
        select i.id, l.unit_price_minor as price, l.count as times from invoices i
        join invoice_lines l on l.invoice_id = i.id where l.type = 'kyc'
        union all
        select i.id, a.unit_price_minor, -a.count from invoices i
        join accruals a on a.tenant_id = i.tenant_id and a.month = i.month where a.item = 'kyc'
      ) sides
      group by id, price having sum(times) <> 0`,
  },
  {
    name: 'the tax of an invoice is a tenth of what is due, rounded once, and its net follows from both',
    violations: `
      select id from invoices where tax_minor <> ${GST}
        or net_due_minor <> platform_fees_due_minor - developer_fees_credit_minor + tax_minor`,
  },
  {
    name: 'the numbers of a month count up from 1 without a gap, in the order of its invoices',
    violations: `
      select i.tenant_id, i.month from (
        select id, tenant_id, month, number, row_number() over (partition by tenant_id, month order by id) as place
        from invoices
      ) i left join invoice_months m on m.tenant_id = i.tenant_id and m.month = i.month
      group by i.tenant_id, i.month, m.last_place, m.invoice_id
      having m.last_place is null or m.last_place <> count(*) or m.invoice_id <> max(i.id)
        or min(case when i.number = 'INV-' || replace(i.month, '-', '') || '-' || substr('0000' || i.place, length('0000' || i.place) - 3, 4)
          then 1 else 0 end) = 0`,
  },
  {
    name: 'the months of a tenant follow on each other, up to the one that is next',
    violations: `
      select ordered.tenant_id, ordered.month from (${MONTHS_IN_ORDER}) ordered
      left join next_invoices n on n.tenant_id = ordered.tenant_id
      where case when ordered.next_month is null
        then n.month is null or n.month <= ordered.month
        else ordered.next_month = ordered.month or ordered.next_from <> ordered.period_to end`,
  },
];
