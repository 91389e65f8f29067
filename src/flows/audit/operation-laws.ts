import { balanced, type Law } from '../../ledger/law.ts';

const OPEN = `status in ('accepted', 'held', 'submitted')`;

const FUNDING = `kind in ('funding_credited', 'funding_hold_released', 'funding_returned')`;

/** Laws between operations and the wallets that they move. */
export const OPERATION_LAWS: readonly Law[] = [
  {
    name: 'a movement names the operation, the receipt or the reason that caused it',
    violations: `
      select m.id, m.kind from movements m
      left join operations o on o.id = m.operation_id and o.id = m.reference and o.tenant_id = m.tenant_id
        and o.kind = m.operation_kind
      left join receipts r on r.id = m.reference and r.tenant_id = m.tenant_id
      where case
        when m.operation_id is not null then o.id is null or m.${FUNDING}
        when m.kind = 'admin_adjustment' and m.reference = m.id then coalesce(m.reason, '') = ''
        when m.kind = 'admin_adjustment' then r.id is null
        else r.id is null or not m.${FUNDING}
      end`,
  },
  {
    name: 'what is reserved is what open operations and open hold-backs need',
    violations: balanced('tenant_id, asset', [
      `select tenant_id, asset, reserved_minor as minor from balances`,
      `select tenant_id, asset, -principal_minor from operations where ${OPEN}`,
      `select tenant_id, asset, -fee_minor from operations where ${OPEN}`,
      `select tenant_id, asset, -open_holdback_minor from receipts`,
    ]),
  },
  {
    name: 'an operation has one reservation, which ends in one capture or one release, as its status says',
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
    // By its reason it is found when its reference is another's.
    name: 'an operation that has failed says why',
    violations: `select id from operations where status = 'failed' and failure_code is null`,
  },
  {
    name: 'an external reference is held by the one operation of its kind that has not failed',
    violations: `
      select o.id from operations o left join reference_claims c
        on c.tenant_id = o.tenant_id and c.kind = o.kind and c.external_reference = o.external_reference
      where o.status <> 'failed' and (c.operation_id is null or c.operation_id <> o.id)
      union all
      select c.operation_id from reference_claims c left join operations o on o.id = c.operation_id
      where c.operation_id is not null and (o.id is null or o.status = 'failed')`,
  },
];
