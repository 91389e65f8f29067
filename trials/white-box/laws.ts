/** One law of the books, as a query that must find no row. */
export interface Law {
  /** The invariant that it is the inside of. */
  readonly id: string;
  readonly sentence: string;
  /** In words that SQLite and PostgreSQL both read. */
  readonly offenders: string;
}

const BY_OPERATION = `
  select operation_id,
    count(case when kind in ('payout_reserved', 'withdrawal_reserved', 'conversion_reserved') then 1 end) as begun,
    count(case when kind in ('reservation_captured', 'reservation_released') then 1 end) as ended,
    count(case when kind = 'reservation_captured' then 1 end) as captured,
    count(case when kind = 'payout_returned' then 1 end) as returned,
    count(case when kind = 'late_execution_debited' then 1 end) as late,
    sum(reserved_delta_minor) as reserved
  from movements where operation_id is not null group by operation_id`;

/** Where the money of an operation or a receipt meets the outside. */
const CLEARING_OF_OPERATION = `case when o.kind = 'conversion' then 'conversion_clearing'
  when o.network is null then 'bank_clearing' else 'chain_clearing:' || o.network end`;
const CLEARING_OF_RECEIPT = `case when r.network is null then 'bank_clearing' else 'chain_clearing:' || r.network end`;

/** What a movement was posted with on an account. */
function postedTo(account: string): string {
  return `(select coalesce(sum(p.amount_minor), 0) from postings p where p.entry_id = m.id and p.account = ${account})`;
}

/** Whether a movement was posted to any account of the platform's but fee income and one of clearing. */
function isPostedBeside(clearing: string): string {
  return `exists (select 1 from postings p where p.entry_id = m.id
    and p.account not in ('available', 'reserved', 'fee_income', ${clearing}))`;
}

/** The laws that the black box sees from outside, asked of the tables themselves. */
export const LAWS: readonly Law[] = [
  {
    id: 'INV-01',
    sentence: 'the postings of each entry add up to nothing in each asset',
    offenders: 'select entry_id, asset from postings group by entry_id, asset having sum(amount_minor) <> 0',
  },
  {
    id: 'INV-01',
    sentence: 'every movement and every journal entry has its postings, and every posting one of the two',
    offenders: `
      select m.id from movements m where not exists (select 1 from postings p where p.entry_id = m.id)
      union all
      select j.id from journal_entries j where not exists (select 1 from postings p where p.entry_id = j.id)
      union all
      select p.entry_id from postings p where
        (select count(*) from movements m where m.id = p.entry_id and m.tenant_id = p.tenant_id)
        + (select count(*) from journal_entries j where j.id = p.entry_id and j.tenant_id = p.tenant_id) <> 1`,
  },
  {
    id: 'INV-01',
    sentence: 'a journal entry touches no wallet',
    offenders: `
      select p.entry_id, p.account from postings p join journal_entries j on j.id = p.entry_id
      where p.account in ('available', 'reserved')`,
  },
  {
    id: 'INV-01',
    sentence: 'what leaves is the principal, to where its operation goes, and the fee is earned',
    offenders: `
      select m.id, m.kind from movements m join operations o on o.id = m.operation_id
      where m.kind in ('reservation_captured', 'late_execution_debited') and (
        ${postedTo(CLEARING_OF_OPERATION)} <> o.principal_minor or ${postedTo(`'fee_income'`)} <> o.fee_minor
        or ${isPostedBeside(CLEARING_OF_OPERATION)})`,
  },
  {
    id: 'INV-01',
    sentence:
      'what comes in is the gross, from where its receipt came, and goes back whole, its fee included',
    offenders: `
      select m.id, m.kind from movements m join receipts r on r.id = m.reference
      where m.kind in ('funding_credited', 'funding_returned') and (
        ${postedTo(CLEARING_OF_RECEIPT)} <> case m.kind when 'funding_credited' then -r.gross_minor else r.gross_minor end
        or ${postedTo(`'fee_income'`)} <> case m.kind when 'funding_credited' then r.fee_minor else -r.fee_minor end
        or ${isPostedBeside(CLEARING_OF_RECEIPT)})`,
  },
  {
    id: 'INV-01',
    sentence: 'a payout that comes back comes from the bank, and a conversion is credited by the exchange',
    offenders: `
      select m.id, m.kind from movements m join operations o on o.id = m.operation_id
      where (m.kind = 'payout_returned' and (
          ${postedTo(`'bank_clearing'`)} <> -o.principal_minor or ${postedTo(`'fee_income'`)} not in (0, -o.fee_minor)
          or ${isPostedBeside(`'bank_clearing'`)}))
        or (m.kind = 'conversion_credited' and ${postedTo(`'conversion_clearing'`)} <> -m.available_delta_minor)`,
  },
  {
    id: 'INV-03',
    sentence: 'nothing reserved or pending is below zero',
    offenders: 'select tenant_id, asset from balances where reserved_minor < 0 or pending_minor < 0',
  },
  {
    id: 'INV-04',
    sentence: 'a balance is the sum of its movements',
    offenders: `
      select b.tenant_id, b.asset from balances b
      where b.available_minor <> (select coalesce(sum(m.available_delta_minor), 0) from movements m
          where m.tenant_id = b.tenant_id and m.asset = b.asset)
        or b.reserved_minor <> (select coalesce(sum(m.reserved_delta_minor), 0) from movements m
          where m.tenant_id = b.tenant_id and m.asset = b.asset)`,
  },
  {
    id: 'INV-05',
    sentence: 'at no moment was reserved below zero',
    offenders: `
      select id from (
        select id, sum(reserved_delta_minor) over (partition by tenant_id, asset order by seq) as reserved
        from movements
      ) history where reserved < 0`,
  },
  {
    id: 'INV-06',
    sentence: 'what is reserved is the debit of open operations and what is held back',
    offenders: `
      select b.tenant_id, b.asset from balances b where b.reserved_minor <>
        (select coalesce(sum(o.principal_minor + o.fee_minor), 0) from operations o
          where o.tenant_id = b.tenant_id and o.asset = b.asset and o.status not in ('settled', 'failed', 'returned'))
        + (select coalesce(sum(r.open_holdback_minor), 0) from receipts r
          where r.tenant_id = b.tenant_id and r.asset = b.asset)`,
  },
  {
    id: 'INV-08',
    sentence: 'an operation has the movements that its status asks for',
    offenders: `
      select o.id, o.status from operations o left join (${BY_OPERATION}) m on m.operation_id = o.id
      where coalesce(m.begun, 0) <> 1
        or m.captured <> case when o.status in ('settled', 'returned') then 1 else 0 end
        or (o.status = 'returned' and m.returned <> 1)
        or (o.status <> 'failed' and m.late > 0)
        or m.reserved <> case when o.status in ('settled', 'failed', 'returned') then 0
             else o.principal_minor + o.fee_minor end`,
  },
  {
    id: 'INV-09',
    sentence: 'a reservation ends once, and not before its operation does',
    offenders: `
      select o.id, o.status from operations o join (${BY_OPERATION}) m on m.operation_id = o.id
      where m.ended <> case when o.status in ('settled', 'failed', 'returned') then 1 else 0 end`,
  },
  {
    id: 'INV-18',
    sentence: 'every finished request of a key has kept its answer until those before it were let go',
    // Answers are let go after some time, the oldest first; a day is more than two of them can be out of their order.
    offenders: `
      select tenant_id, key_hash from idempotency_keys
      where (body is null and status = 0 and lease_until is null and plan is null)
        or (body is null and status <> 0
          and created_at > (select min(created_at) from idempotency_keys where body is not null) + 86400000)
        or (status not between 200 and 499 and (status <> 0 or body is not null))`,
  },
  {
    id: 'INV-25',
    sentence: 'a wallet counts its movements without a gap, and their moments never fall',
    offenders: `
      select tenant_id, seq from (
        select tenant_id, seq, occurred_at,
          lag(seq, 1, 0) over (partition by tenant_id order by seq) as seq_before,
          lag(occurred_at, 1, 0) over (partition by tenant_id order by seq) as moment_before
        from movements
      ) history where seq <> seq_before + 1 or occurred_at < moment_before`,
  },
  {
    id: 'INV-34',
    sentence: 'a receipt is credited once at most, by a movement of its own',
    offenders: `
      select r.id from receipts r left join movements m on m.id = r.movement_id
      where (r.movement_id is not null and (m.id is null or m.kind <> 'funding_credited' or m.reference <> r.id))
        or (r.status = 'credited' and r.movement_id is null)
      union all
      select reference from movements where kind = 'funding_credited' group by reference having count(*) > 1`,
  },
  {
    id: 'INV-35',
    sentence: 'what a receipt credited is its gross less its fee',
    offenders: `
      select r.id from receipts r join movements m on m.id = r.movement_id
      where m.available_delta_minor + m.reserved_delta_minor <> r.gross_minor - r.fee_minor`,
  },
  {
    id: 'INV-42',
    sentence: 'every movement leads to an operation or a receipt, or carries a reason',
    offenders: `
      select m.id from movements m
      where m.reason is null
        and not exists (select 1 from operations o where o.id = m.reference and o.tenant_id = m.tenant_id)
        and not exists (select 1 from receipts r where r.id = m.reference and r.tenant_id = m.tenant_id)`,
  },
];

/** Statements that the database itself must refuse (INV-07: movements, entries and postings are never changed). */
export const FORBIDDEN: readonly string[] = [
  "update movements set reason = 'edited' where seq = 1",
  'delete from movements where seq = 1',
  'update postings set amount_minor = amount_minor + 1 where line = 1',
  'delete from postings where line = 1',
  "update journal_entries set kind = 'edited'",
  'delete from journal_entries',
];
