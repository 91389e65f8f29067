import { useQueries } from '@tanstack/react-query';
import { recordQuery } from '../../api/records.ts';
import { labelOf } from '../../texts.ts';
import { Amount } from '../values/amount.tsx';
import { Card } from '../frame/card.tsx';
import { DataList } from '../lists/data-list.tsx';
import parts from '../frame/parts.module.css';
import { Loading } from '../frame/loading.tsx';
import { PartFailed } from '../frame/states.tsx';
import { When } from '../values/when.tsx';

/** What a record did to the wallet. */
export function Movements({ ids }: { readonly ids: readonly string[] }) {
  const queries = useQueries({
    queries: ids.map((id) => recordQuery('movement', '/v1/treasury/transactions/{id}', id)),
  });
  const failed = queries.find(({ isError }) => isError);
  const rows = queries.flatMap(({ data }) => data ?? []);
  return (
    <Card title="What it did to the wallet" flush>
      {rows.length > 0 && (
        <DataList
          label="Movements"
          rows={rows}
          keyOf={(row) => row.id}
          targetOf={(row) => ({ to: '/movements/$id', params: { id: row.id } })}
          columns={[
            { id: 'when', title: 'When', cell: (row) => <When at={row.occurredAt} /> },
            {
              id: 'kind',
              title: 'Movement',
              isTitle: true,
              cell: (row) => (
                <>
                  {labelOf(row.kind)} <span className={parts.second}>#{row.seq}</span>
                </>
              ),
            },
            {
              id: 'available',
              title: 'Available',
              isAmount: true,
              cell: (row) => <Amount amount={row.availableDelta} currency={row.asset} form="whole" signed />,
            },
            {
              id: 'reserved',
              title: 'Reserved',
              isAmount: true,
              cell: (row) => <Amount amount={row.reservedDelta} currency={row.asset} form="whole" signed />,
            },
          ]}
        />
      )}
      {rows.length < ids.length && failed === undefined && <Loading rows={2} />}
      {failed?.error != null && <PartFailed error={failed.error} retry={() => void failed.refetch()} />}
    </Card>
  );
}
