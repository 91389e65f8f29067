import type { Knex } from 'knex';
import { sydneyMonth } from '../../clock.ts';
import { exactSum, readExactSum } from '../../db/exact-sum.ts';
import { fromStored, selectList, selectMatching } from '../../db/rows.ts';
import { runStatement, type StoredRow } from '../../db/statement.ts';
import { accruedMinor, accrualsTable, type Accrual } from '../../ledger/accrual.ts';
import type { BrokenLaw } from '../../ledger/law.ts';
import { monthEnd, monthStart } from '../../sydney-months.ts';
import { invoicesTable, type Invoice } from '../invoices/invoice.ts';
import { collectBreaches, type Breaches } from './collect-breaches.ts';

/** A calendar month is one of Sydney's. */
export const PERIOD_LAW = 'the period of an invoice is its month in Sydney';

/** The facts of a month are what was counted in it. */
export const COUNTED_LAW = 'the credit and the inflow of an invoice are what was counted in its month';

/** What was counted is what happened. */
export const ACCRUAL_LAW = 'what is counted for a month is what the books say of it';

/** Invoices that are looked at together. */
const PAGE = 500;

const HOUR_MS = 3_600_000;

/** A sum and a count, by tenant, month and asset. */
type Counted = Map<string, { minor: bigint; count: number }>;

function addTo(counted: Counted, name: string, minor: bigint, count: number): void {
  const before = counted.get(name) ?? { minor: 0n, count: 0 };
  counted.set(name, { minor: before.minor + minor, count: before.count + count });
}

/** An invoice's inflow, as one text. */
function textOfInflow(inflow: Invoice['inflowCollected']): string {
  return inflow
    .map(({ asset, minor, count }) => `${asset} ${minor} ${count}`)
    .sort()
    .join(', ');
}

/**
 * What an invoice should say of its month, by what was counted in it.
 * @param omitsGivenBack earlier versions left out assets in which fees were only given back
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

/** Whether the month was invoiced, or was the next to be, before fees given back were shown by themselves. */
const OMITS_GIVEN_BACK = `(
  select count(*) from next_invoices n where n.tenant_id = invoices.tenant_id and n.given_back_after >= invoices.month
) as omits_given_back`;

async function compareInvoices(db: Knex, breaches: Breaches): Promise<void> {
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

/** What `fee_income` gained by the hour: Sydney's months begin at whole hours, and SQL knows no zones. */
const FEES_BY_HOUR = `
  select p.tenant_id, p.asset, booked.hour, ${exactSum('p.amount_minor', 'minor')},
    sum(case when p.amount_minor > 0 then 1 else 0 end) as count
  from postings p join (
    select m.id, m.occurred_at / ${HOUR_MS} as hour from movements m
    join next_invoices n on n.tenant_id = m.tenant_id and m.seq > n.accrued_after_seq
    union all select id, occurred_at / ${HOUR_MS} from journal_entries
  ) booked on booked.id = p.entry_id
  where p.account = 'fee_income' group by p.tenant_id, p.asset, booked.hour`;

/** What was earned with transfers by the hour in which their delivery was booked, each fee in AUD at its own rate. */
const EARNED_BY_HOUR = `
  select delivered.tenant_id, 'AUD' as asset, delivered.occurred_at / ${HOUR_MS} as hour,
    ${exactSum('t.developer_fee_aud_minor', 'minor')}, count(*) as count
  from journal_entries delivered join transfers t on t.id = delivered.subject_id
  where delivered.kind = 'transfer_delivered' group by delivered.tenant_id, delivered.occurred_at / ${HOUR_MS}`;

/** What a source of the books says, row by row, with the item that is counted by it. */
interface Source {
  readonly item: Accrual['item'];
  readonly sql: string;
}

/** Of verifications no row tells how many there were: INVOICE_LAWS ask what was counted of them. */
const SOURCES: readonly Source[] = [
  { item: 'platform_fee', sql: FEES_BY_HOUR },
  { item: 'developer_fee', sql: EARNED_BY_HOUR },
];

function nameOf(row: StoredRow, item: string, month: string): string {
  return `${String(row['tenant_id'])} ${month} ${item} ${String(row['asset'])}`;
}

/** Compares what was counted with what it was counted from. */
async function compareAccruals(db: Knex, breaches: Breaches): Promise<void> {
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

/** Asks for the laws of invoices that take Sydney's calendar or amounts beyond 64 bits. */
export async function findBrokenInvoices(db: Knex): Promise<BrokenLaw[]> {
  const breaches = collectBreaches();
  await compareInvoices(db, breaches);
  await compareAccruals(db, breaches);
  return breaches.all();
}
