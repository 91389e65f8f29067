import { useInfiniteQuery } from '@tanstack/react-query';
import type { components } from '../../../generated/api.ts';
import { SCOPES } from '../../../generated/scopes.ts';
import { api, bodyOf } from '../../api/clients.ts';
import { serverNow } from '../../api/server-time.ts';
import { CsvButton } from '../../parts/forms/csv-button.tsx';
import { Card, Facts } from '../../parts/frame/card.tsx';
import { Loading } from '../../parts/frame/loading.tsx';
import parts from '../../parts/frame/parts.module.css';
import { Empty, PartFailed } from '../../parts/frame/states.tsx';
import { type Column, DataList } from '../../parts/lists/data-list.tsx';
import { ShowMore } from '../../parts/lists/show-more.tsx';
import { Amount } from '../../parts/values/amount.tsx';
import { When } from '../../parts/values/when.tsx';
import { labelOf } from '../../texts.ts';
import { tellingColumns } from '../treasury/movement-columns.tsx';
import { type Chosen, MonthPage } from './month-page.tsx';
import { nameOfMonth, rangeOf } from './months.ts';
import css from './reports.module.css';

type Statement = components['schemas']['Statement'];
type Line = components['schemas']['StatementLine'];

export const StatementPage = () => (
  <MonthPage
    title="Statement"
    lead="What one balance began with, every movement of a month in Sydney, and what it ended with."
    scope={SCOPES.getStatement}
    byAsset
  >
    {(chosen) => <Shown chosen={chosen} />}
  </MonthPage>
);

const PAGE_LENGTH = 50;

function useStatement({ month, asset }: Chosen) {
  return useInfiniteQuery({
    queryKey: ['movement', 'statement', asset, month],
    queryFn: async ({ pageParam, signal }) => {
      const query = { asset, ...(pageParam ?? rangeOf(month, serverNow())), limit: PAGE_LENGTH };
      // JSON, as nothing else was asked for.
      return (await bodyOf(api.GET('/v1/treasury/statement', { params: { query }, signal }))) as Statement;
    },
    initialPageParam: undefined as { from: string; to: string; cursor: string } | undefined,
    // The pages of a month that is not over are of one moment.
    getNextPageParam: ({ nextCursor, from, to }: Statement) =>
      nextCursor === null ? undefined : { from, to, cursor: nextCursor },
  });
}

const columns: readonly Column<Line>[] = [
  ...tellingColumns,
  {
    id: 'change',
    title: 'Change',
    isAmount: true,
    cell: ({ availableDelta }) => <Amount amount={availableDelta} signed form="whole" />,
  },
  {
    id: 'available',
    title: 'Available',
    isAmount: true,
    cell: ({ available }) => <Amount amount={available} form="whole" />,
  },
  {
    id: 'reserved',
    title: 'Reserved',
    isAmount: true,
    cell: ({ reserved }) => <Amount amount={reserved} form="whole" />,
  },
];

function Shown({ chosen }: { readonly chosen: Chosen }) {
  const query = useStatement(chosen);
  if (query.isPending) return <Loading rows={8} />;
  const pages = query.data?.pages ?? [];
  const [first] = pages;
  if (first === undefined) {
    return query.error === null ? null : (
      <PartFailed error={query.error} retry={() => void query.refetch()} />
    );
  }
  const lines = pages.flatMap((page) => page.lines);
  const { month, asset } = chosen;
  const { from, to } = first;
  const csv = `/v1/treasury/statement?${new URLSearchParams({ asset, from, to }).toString()}`;
  return (
    <>
      <Totals statement={first} />
      <Card
        title="Movements"
        flush
        beside={<CsvButton path={csv} name={`statement-${asset}-${month}.csv`} />}
      >
        {lines.length === 0 ? (
          <Empty title={`Nothing moved in ${nameOfMonth(month)}`} />
        ) : (
          <DataList
            label="Movements"
            rows={lines}
            columns={columns}
            keyOf={({ seq }) => String(seq)}
            targetOf={({ kind, reference }) =>
              // A correction is no record of its own.
              kind === 'admin_adjustment' ? undefined : { to: '/o/$id', params: { id: reference } }
            }
          />
        )}
        <ShowMore query={query} />
      </Card>
      {first.head.seq > 0 && <Proof head={first.head} />}
    </>
  );
}

function Totals({
  statement: { asset, opening, closing, summary, from, to },
}: {
  readonly statement: Statement;
}) {
  return (
    <Card title="Summary">
      <Facts
        facts={[
          [
            'Opening',
            <span key="o" className={css.held}>
              <Amount amount={opening.available} currency={asset} form="whole" />
              <Reserved amount={opening.reserved} />
              <span className={parts.second}>
                <When at={from} form="whole" />
              </span>
            </span>,
          ],
          ...summary.map(({ kind, count, availableDelta }): readonly [string, React.ReactNode] => [
            `${labelOf(kind)}, ${count.toLocaleString('en-AU')}`,
            <Amount key={kind} amount={availableDelta} currency={asset} form="whole" signed />,
          ]),
          [
            'Closing',
            <span key="c" className={css.held}>
              <strong>
                <Amount amount={closing.available} currency={asset} form="whole" />
              </strong>
              <Reserved amount={closing.reserved} />
              <span className={parts.second}>
                <When at={to} form="whole" />
              </span>
            </span>,
          ],
        ]}
      />
    </Card>
  );
}

const NOTHING = /^0(?:\.0+)?$/;

function Reserved({ amount }: { readonly amount: string }) {
  if (NOTHING.test(amount)) return null;
  return (
    <span className={parts.second}>
      and <Amount amount={amount} form="whole" /> reserved
    </span>
  );
}

function Proof({ head: { seq, hash } }: { readonly head: Statement['head'] }) {
  return (
    <Card title="Proof">
      <Facts
        facts={[
          ['Last movement', seq.toLocaleString('en-AU')],
          ['Its hash', <code key="h">{hash}</code>],
        ]}
      />
    </Card>
  );
}
