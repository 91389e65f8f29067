import type { Knex } from 'knex';

/** A law of the books: a query that returns the rows that break it, and so none. */
export interface Law {
  readonly name: string;
  readonly violations: string;
}

/** A law that is broken, with some of the rows that break it. */
export interface BrokenLaw {
  readonly law: string;
  readonly rows: readonly object[];
}

const OPEN = `status in ('accepted', 'held', 'submitted')`;

/** The laws that hold between the tables, in words that both databases read. */
export const LAWS: readonly Law[] = [
  {
    name: 'the postings of an entry sum to zero in each asset',
    violations: `select entry_id, asset from postings group by entry_id, asset having sum(amount_minor) <> 0`,
  },
  {
    name: 'a movement says what its postings to the wallet say',
    violations: `
      select m.id from movements m left join (
        select entry_id,
          sum(case when account = 'available' then amount_minor else 0 end) as available_minor,
          sum(case when account = 'reserved' then amount_minor else 0 end) as reserved_minor
        from postings group by entry_id
      ) p on p.entry_id = m.id
      where m.available_delta_minor <> coalesce(p.available_minor, 0)
         or m.reserved_delta_minor <> coalesce(p.reserved_minor, 0)`,
  },
  {
    name: 'a balance is the sum of its movements',
    violations: `
      select b.tenant_id, b.asset from balances b left join (
        select tenant_id, asset, sum(available_delta_minor) as available_minor, sum(reserved_delta_minor) as reserved_minor
        from movements group by tenant_id, asset
      ) m on m.tenant_id = b.tenant_id and m.asset = b.asset
      where b.available_minor <> coalesce(m.available_minor, 0) or b.reserved_minor <> coalesce(m.reserved_minor, 0)`,
  },
  {
    name: 'what is reserved is what open operations and open hold-backs need',
    violations: `
      select b.tenant_id, b.asset from balances b left join (
        select tenant_id, asset, sum(minor) as minor from (
          select tenant_id, asset, principal_minor + fee_minor as minor from operations where ${OPEN}
          union all
          select tenant_id, asset, open_holdback_minor from receipts where open_holdback_minor > 0
        ) open_items group by tenant_id, asset
      ) o on o.tenant_id = b.tenant_id and o.asset = b.asset
      where b.reserved_minor <> coalesce(o.minor, 0)`,
  },
  {
    name: 'what is pending is the net of receipts on their way',
    violations: `
      select b.tenant_id, b.asset from balances b left join (
        select tenant_id, asset, sum(gross_minor - fee_minor) as minor from receipts
        where status in ('detected', 'confirming') group by tenant_id, asset
      ) r on r.tenant_id = b.tenant_id and r.asset = b.asset
      where b.pending_minor <> coalesce(r.minor, 0)`,
  },
  {
    name: 'an operation has one reservation, and ends with the capture or the release that its status says',
    violations: `
      select o.id, o.status from operations o left join (
        select operation_id,
          sum(case when kind like '%\\_reserved' escape '\\' then 1 else 0 end) as reservations,
          sum(case when kind = 'reservation_captured' then 1 else 0 end) as captures,
          sum(case when kind = 'reservation_released' then 1 else 0 end) as releases
        from movements where operation_id is not null group by operation_id
      ) m on m.operation_id = o.id
      where coalesce(m.reservations, 0) <> 1
         or m.captures <> case when o.status in ('settled', 'returned') then 1 else 0 end
         or m.releases <> case when o.status = 'failed' then 1 else 0 end`,
  },
  {
    name: 'a wallet has numbered its movements without a gap',
    violations: `
      select w.tenant_id from wallets w left join (
        select tenant_id, count(*) as movements, max(seq) as last_seq from movements group by tenant_id
      ) m on m.tenant_id = w.tenant_id
      where w.seq <> coalesce(m.movements, 0) or w.seq <> coalesce(m.last_seq, 0)`,
  },
  {
    name: 'a credited receipt names the movement that credited it',
    violations: `
      select r.id from receipts r left join movements m on m.id = r.movement_id
      where (r.status = 'credited' and (m.kind is null or m.kind <> 'funding_credited'))
         or (r.movement_id is not null and m.reference <> r.id)`,
  },
];

/** Rows that a report of a broken law shows. */
const SHOWN_ROWS = 5;

/** Asks the database for every law that is broken. */
export async function findBrokenLaws(db: Knex): Promise<BrokenLaw[]> {
  const broken: BrokenLaw[] = [];
  for (const { name, violations } of LAWS) {
    const rows = (await db
      .from(db.raw(`(${violations}) as violations`))
      .select('*')
      .limit(SHOWN_ROWS)) as object[];
    if (rows.length > 0) broken.push({ law: name, rows });
  }
  return broken;
}
