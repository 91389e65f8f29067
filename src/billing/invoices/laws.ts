import { sydneyMonth } from '../../calendar/clock.ts';
import { monthEnd, monthStart } from '../../calendar/sydney.ts';
import { fromStored, selectList, selectMatching } from '../../db/statements/rows.ts';
import {
  type Db,
  type StoredRow,
  exactSum,
  readExactSum,
  runStatement,
  sumIsNotZero,
} from '../../db/statements/statement.ts';
import { type Accrual, accrualsTable, accruedMinor } from '../../ledger/accruals.ts';
import { type Breaches, type BrokenLaw, type Law, collectBreaches } from '../../ledger/law.ts';
import { type Invoice, invoicesTable } from './table.ts';

/** Calendar months in Sydney. */
export const PERIOD_LAW = 'the period of an invoice is its month in Sydney';

/** A month's facts are what was counted in it. */
export const COUNTED_LAW = 'the credit and the inflow of an invoice are what was counted in its month';

/** What was counted is what happened. */
export const ACCRUAL_LAW = 'what is counted for a month is what the books say of it';

/** Invoices per page. */
const PAGE = 500;

const HOUR_MS = 3_600_000;

type Counted = Map<string, { minor: bigint; count: number }>;

function addTo(counted: Counted, name: string, minor: bigint, count: number): void {
  const before = counted.get(name) ?? { minor: 0n, count: 0 };
  counted.set(name, { minor: before.minor + minor, count: before.count + count });
}

/** As one comparable text. */
function textOfInflow(inflow: Invoice['inflowCollected']): string {
  return inflow
    .map(({ asset, minor, count }) => `${asset} ${minor} ${count}`)
    .sort()
    .join(', ');
}

/**
 * Compares an invoice with its month's counts.
 * @param omitsGivenBack earlier versions left out assets whose fees were only given back
 */
function compareInvoice(
  invoice: Invoice,
  accruals: readonly Accrual[],
  omitsGivenBack: boolean,
  breaches: Breaches,
): void {
  const { id, month, periodFrom, periodTo } = invoice;
  if (periodFrom !== monthStart(month) || periodTo !== monthEnd(month))
    breaches.add(PERIOD_LAW, { id, month });
  const earned = accruals.filter(({ item }) => item === 'developer_fee');
  const credit = earned.reduce((sum, accrual) => sum + accruedMinor(accrual), 0n);
  const moved = accruals
    .filter(({ item }) => item === 'platform_fee')
    .map((accrual) => ({ asset: accrual.asset, minor: `${accruedMinor(accrual)}`, count: accrual.count }))
    .filter(({ minor, count }) => minor !== '0' || count > 0);
  const shown = textOfInflow(invoice.inflowCollected);
  const isEarlierForm = omitsGivenBack && shown === textOfInflow(moved.filter(({ count }) => count > 0));
  const isInflow = shown === textOfInflow(moved) || isEarlierForm;
  if (credit !== invoice.developerFeesCreditMinor || !isInflow) breaches.add(COUNTED_LAW, { id, month });
}

/** Months invoiced, or next, before returned fees were shown. */
const OMITS_GIVEN_BACK = `(
  select count(*) from next_invoices n where n.tenant_id = invoices.tenant_id and n.given_back_after >= invoices.month
) as omits_given_back`;

async function compareInvoices(db: Db, breaches: Breaches): Promise<void> {
  for (let last = ''; ;) {
    const sql = `select ${selectList(invoicesTable)}, ${OMITS_GIVEN_BACK} from invoices where id > ? order by id limit ${PAGE}`;
    const rows = await runStatement(db, sql, [last]);
    const invoices = rows.map((row) => fromStored(invoicesTable, row));
    const newest = invoices.at(-1);
    if (newest === undefined) return;
    last = newest.id;
    const months = invoices.map(({ tenantId, month }) => ({ tenantId, month }));
    const accruals = new Map<string, Accrual[]>();
    for (const row of await selectMatching(db, accrualsTable, months)) {
      const name = `${row.tenantId} ${row.month}`;
      accruals.set(name, [...(accruals.get(name) ?? []), row]);
    }
    for (const [index, invoice] of invoices.entries()) {
      const own = accruals.get(`${invoice.tenantId} ${invoice.month}`) ?? [];
      compareInvoice(invoice, own, Number(rows[index]?.['omits_given_back']) === 1, breaches);
    }
  }
}

/** By the hour: Sydney's months begin at whole hours, and SQL knows no time zones. */
const FEES_BY_HOUR = `
  select p.tenant_id, p.asset, booked.hour, ${exactSum('p.amount_minor', 'minor')},
    sum(case when p.amount_minor > 0 then 1 else 0 end) as count
  from postings p join (
    select m.id, m.occurred_at / ${HOUR_MS} as hour from movements m
    join next_invoices n on n.tenant_id = m.tenant_id and m.seq > n.accrued_after_seq
    union all select id, occurred_at / ${HOUR_MS} from journal_entries
  ) booked on booked.id = p.entry_id
  where p.account = 'fee_income' group by p.tenant_id, p.asset, booked.hour`;

/** By the hour of the delivery's booking, each fee at its own rate. */
const EARNED_BY_HOUR = `
  select delivered.tenant_id, 'AUD' as asset, delivered.occurred_at / ${HOUR_MS} as hour,
    ${exactSum('t.developer_fee_aud_minor', 'minor')}, count(*) as count
  from journal_entries delivered join transfers t on t.id = delivered.subject_id
  where delivered.kind = 'transfer_delivered' group by delivered.tenant_id, delivered.occurred_at / ${HOUR_MS}`;

interface Source {
  readonly item: Accrual['item'];
  readonly sql: string;
}

/** No row tells the number of verifications: INVOICE_LAWS compare what was counted. */
const SOURCES: readonly Source[] = [
  { item: 'platform_fee', sql: FEES_BY_HOUR },
  { item: 'developer_fee', sql: EARNED_BY_HOUR },
];

function nameOf(row: StoredRow, item: string, month: string): string {
  return `${String(row['tenant_id'])} ${month} ${item} ${String(row['asset'])}`;
}

/** Compares counts with their sources. */
async function compareAccruals(db: Db, breaches: Breaches): Promise<void> {
  for (const { item, sql } of SOURCES) {
    const counted: Counted = new Map();
    for (const row of await runStatement(db, sql, [])) {
      const month = sydneyMonth(Number(row['hour']) * HOUR_MS);
      addTo(counted, nameOf(row, item, month), readExactSum(row, 'minor'), Number(row['count']));
    }
    const accruals = `select ${selectList(accrualsTable)} from accruals where item = ?`;
    for (const row of await runStatement(db, accruals, [item])) {
      const accrual = fromStored(accrualsTable, row);
      addTo(counted, nameOf(row, item, accrual.month), -accruedMinor(accrual), -accrual.count);
    }
    for (const [name, { minor, count }] of counted)
      if (minor !== 0n || count !== 0) breaches.add(ACCRUAL_LAW, { name, minor: minor.toString(), count });
  }
}

/** Laws that need Sydney's calendar or amounts beyond 64 bits. */
export async function findBrokenInvoices(db: Db): Promise<BrokenLaw[]> {
  const breaches = collectBreaches();
  await compareInvoices(db, breaches);
  await compareAccruals(db, breaches);
  return breaches.all();
}

/** Half up away from zero, in whole cents. */
const GST = `case when platform_fees_due_minor < 0
  then -((5 - platform_fees_due_minor) / 10) else (platform_fees_due_minor + 5) / 10 end`;

/** Each month beside the next. */
const MONTHS_IN_ORDER = `
  select tenant_id, month, period_to, lead(month) over months as next_month,
    lead(period_from) over months as next_from
  from (select distinct tenant_id, month, period_from, period_to from invoices) periods
  window months as (partition by tenant_id order by month)`;

/** Laws in SQL for both databases. */
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
