import { balanced, type Law } from '../../ledger/law.ts';

const OPEN = `status in ('accepted', 'held', 'submitted')`;

export const CONVERSION_LAWS: readonly Law[] = [
  {
    name: 'what is converting is what open conversions will bring',
    violations: balanced('tenant_id, asset', [
      `select tenant_id, asset, converting_minor as minor from balances`,
      `select q.tenant_id, q.destination_asset, -q.destination_minor from operations o
       join conversion_quotes q on q.id = o.quote_id where o.${OPEN}`,
    ]),
  },
  {
    name: 'a quote is accepted once, by the conversion that carries out what it says',
    violations: `
      select q.id from conversion_quotes q left join operations o on o.quote_id = q.id
      where case
        when q.status <> 'accepted' then o.id is not null or q.conversion_id is not null
        else o.id is null or coalesce(q.conversion_id, '') <> o.id or o.kind <> 'conversion'
          or o.tenant_id <> q.tenant_id or o.asset <> q.source_asset or o.principal_minor <> q.source_minor
          or o.fee_minor <> q.fee_minor
      end
      union all
      select o.id from operations o left join conversion_quotes q on q.id = o.quote_id
      where (o.kind = 'conversion' and q.id is null) or (o.kind <> 'conversion' and o.quote_id is not null)`,
  },
  {
    name: 'a conversion is credited what its quote says, in the moment in which its source leaves',
    violations: `
      select o.id from operations o
      join movements source on source.operation_id = o.id
        and source.kind in ('reservation_captured', 'late_execution_debited')
      left join conversion_quotes q on q.id = o.quote_id
      left join movements credit on credit.operation_id = o.id and credit.kind = 'conversion_credited'
      where o.kind = 'conversion' and (
        q.id is null or credit.id is null or credit.asset <> q.destination_asset
        or credit.available_delta_minor <> q.destination_minor or credit.occurred_at <> source.occurred_at)
      union all
      select credit.id from movements credit left join movements source on source.operation_id = credit.operation_id
        and source.kind in ('reservation_captured', 'late_execution_debited')
      where credit.kind = 'conversion_credited' and source.id is null`,
  },
];
