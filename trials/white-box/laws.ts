/** One law of the books, as a query that must find no row. */
export interface Law {
  readonly sentence: string;
  /** In words that SQLite and PostgreSQL both read. */
  readonly offenders: string;
}

const CLEARING_OF_OPERATION = `case when o.kind = 'conversion' then 'conversion_clearing'
  when o.network is null then 'bank_clearing' else 'chain_clearing:' || o.network end`;
const CLEARING_OF_RECEIPT = `case when r.network is null then 'bank_clearing' else 'chain_clearing:' || r.network end`;

function postedTo(account: string): string {
  return `(select coalesce(sum(p.amount_minor), 0) from postings p where p.entry_id = m.id and p.account = ${account})`;
}

/** Whether a movement was posted to any account of the platform's but fee income and one of clearing. */
function isPostedBeside(clearing: string): string {
  return `exists (select 1 from postings p where p.entry_id = m.id
    and p.account not in ('available', 'reserved', 'fee_income', ${clearing}))`;
}

/** The laws of what no interface shows: postings, journal entries and stored replies. conformance/laws asks the rest. */
export const LAWS: readonly Law[] = [
  {
    sentence: 'the postings of each movement and each journal entry sum to zero in each asset',
    offenders: 'select entry_id, asset from postings group by entry_id, asset having sum(amount_minor) <> 0',
  },
  {
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
    sentence: 'a journal entry touches no wallet',
    offenders: `
      select p.entry_id, p.account from postings p join journal_entries j on j.id = p.entry_id
      where p.account in ('available', 'reserved')`,
  },
  {
    sentence: 'a movement says what its postings to the wallet say',
    offenders: `
      select m.id from movements m
      where ${postedTo(`'available'`)} <> m.available_delta_minor or ${postedTo(`'reserved'`)} <> m.reserved_delta_minor`,
  },
  {
    sentence: 'what leaves is the principal, to where its operation goes, and the fee is earned',
    offenders: `
      select m.id, m.kind from movements m join operations o on o.id = m.operation_id
      where m.kind in ('reservation_captured', 'late_execution_debited') and (
        ${postedTo(CLEARING_OF_OPERATION)} <> o.principal_minor or ${postedTo(`'fee_income'`)} <> o.fee_minor
        or ${isPostedBeside(CLEARING_OF_OPERATION)})`,
  },
  {
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
    sentence: 'a payout that comes back comes from the bank, and a conversion is credited by the exchange',
    offenders: `
      select m.id, m.kind from movements m join operations o on o.id = m.operation_id
      where (m.kind = 'payout_returned' and (
          ${postedTo(`'bank_clearing'`)} <> -o.principal_minor or ${postedTo(`'fee_income'`)} not in (0, -o.fee_minor)
          or ${isPostedBeside(`'bank_clearing'`)}))
        or (m.kind = 'conversion_credited' and ${postedTo(`'conversion_clearing'`)} <> -m.available_delta_minor)`,
  },
  {
    sentence: 'every finished request of a key has kept its answer until those before it were let go',
    // Answers are let go after some time, the oldest first; a day is more than two of them can be out of their order.
    offenders: `
      select tenant_id, key_hash from idempotency_keys
      where (body is null and status = 0 and lease_until is null and plan is null)
        or (body is null and status <> 0
          and created_at > (select min(created_at) from idempotency_keys where body is not null) + 86400000)
        or (status not between 200 and 499 and (status <> 0 or body is not null))`,
  },
];

/** Statements that the database itself must refuse: movements, journal entries and postings are never changed or removed. */
export const FORBIDDEN: readonly string[] = [
  "update movements set reason = 'edited' where seq = 1",
  'delete from movements where seq = 1',
  'update postings set amount_minor = amount_minor + 1 where line = 1',
  'delete from postings where line = 1',
  "update journal_entries set kind = 'edited'",
  'delete from journal_entries',
];
