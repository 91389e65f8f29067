import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { components } from '../../../generated/api.ts';
import { SCOPES } from '../../../generated/scopes.ts';
import { api, bodyOf } from '../../api/clients.ts';
import { listQuery } from '../../api/records.ts';
import { serverNow } from '../../api/server-time.ts';
import { CsvButton } from '../../parts/forms/csv-button.tsx';
import { Card, Facts } from '../../parts/frame/card.tsx';
import { Loading } from '../../parts/frame/loading.tsx';
import { Empty, PartFailed } from '../../parts/frame/states.tsx';
import { type Column, DataList } from '../../parts/lists/data-list.tsx';
import { ShowMore } from '../../parts/lists/show-more.tsx';
import { Amount } from '../../parts/values/amount.tsx';
import { startOfDay } from '../../parts/values/moments.ts';
import { When } from '../../parts/values/when.tsx';
import { countOf } from '../../texts.ts';
import { MonthPage } from './month-page.tsx';
import { type Month, monthAfter, monthOf, nameOfMonth } from './months.ts';

type Revenue = components['schemas']['Revenue'];
type Day = components['schemas']['RevenueDay'];
type Earning = components['schemas']['RevenueReportRow'];

export const RevenuePage = () => (
  <MonthPage
    title="Revenue"
    lead="What your developer fees earned of transfers that were completed in a month in Sydney."
    scope={SCOPES.getRevenue}
  >
    {({ month }) => (
      <>
        <Earned month={month} />
        <Transfers month={month} />
      </>
    )}
  </MonthPage>
);

/** Moments; a month that is not over has no end yet. */
function rangeOf(month: Month): { readonly from: string; readonly to?: string } {
  const from = startOfDay(`${month}-01`, 'sydney');
  if (month >= monthOf(serverNow())) return { from };
  return { from, to: startOfDay(`${monthAfter(month, 1)}-01`, 'sydney') };
}

const dayColumns: readonly Column<Day>[] = [
  { id: 'date', title: 'Day', isTitle: true, cell: ({ date }) => date },
  { id: 'count', title: 'Transfers', cell: ({ count }) => countOf(count, 'transfer', 'transfers') },
  {
    id: 'amount',
    title: 'Earned',
    isAmount: true,
    cell: ({ amount, asset }) => <Amount amount={amount} currency={asset} form="whole" />,
  },
  {
    id: 'aud',
    title: 'In AUD',
    isAmount: true,
    cell: ({ amountAud }) => <Amount amount={amountAud} currency="AUD" form="whole" />,
  },
];

function Earned({ month }: { readonly month: Month }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['transfer', 'revenue', month],
    queryFn: ({ signal }): Promise<Revenue> =>
      bodyOf(api.GET('/v1/revenue', { params: { query: rangeOf(month) }, signal })),
  });
  if (data === undefined) {
    return error === null ? <Loading rows={6} /> : <PartFailed error={error} retry={() => void refetch()} />;
  }
  if (data.data.length === 0) return <Empty title={`Nothing was earned in ${nameOfMonth(month)}`} />;
  return (
    <>
      <Card title="Earned">
        <Facts
          facts={data.totals.map(({ asset, amount, amountAud, count }) => [
            `${asset}, ${countOf(count, 'transfer', 'transfers')}`,
            <span key={asset}>
              <Amount amount={amount} currency={asset} form="whole" />
              {asset !== 'AUD' && (
                <>
                  {' '}
                  · <Amount amount={amountAud} currency="AUD" form="whole" />
                </>
              )}
            </span>,
          ])}
        />
      </Card>
      <Card title="By day" flush>
        <DataList
          label="By day"
          rows={data.data}
          columns={dayColumns}
          keyOf={({ date, asset }) => `${date} ${asset}`}
          targetOf={() => undefined}
        />
      </Card>
    </>
  );
}

const columns: readonly Column<Earning>[] = [
  { id: 'when', title: 'Completed', cell: ({ completedAt }) => <When at={completedAt} /> },
  { id: 'transfer', title: 'Transfer', isTitle: true, cell: ({ transferId }) => <code>{transferId}</code> },
  {
    id: 'source',
    title: 'Received',
    isAmount: true,
    cell: ({ sourceAmount, sourceAsset }) => <Amount amount={sourceAmount} currency={sourceAsset} />,
  },
  {
    id: 'fee',
    title: 'Your fee',
    isAmount: true,
    cell: ({ developerFee, sourceAsset }) => <Amount amount={developerFee} currency={sourceAsset} />,
  },
];

function Transfers({ month }: { readonly month: Month }) {
  const range = rangeOf(month);
  const query = useInfiniteQuery(listQuery('transfer report', '/v1/reports/revenue', range));
  if (query.isPending) return null;
  if (query.data === undefined) return <PartFailed error={query.error} retry={() => void query.refetch()} />;
  const rows = query.data.pages.flatMap(({ data }) => data);
  if (rows.length === 0) return null;
  const csv = `/v1/reports/revenue?${new URLSearchParams(range).toString()}`;
  return (
    <Card title="Transfers" flush beside={<CsvButton path={csv} name={`revenue-${month}.csv`} />}>
      <DataList
        label="Transfers"
        rows={rows}
        columns={columns}
        keyOf={({ transferId }) => transferId}
        targetOf={({ transferId }) => ({ to: '/transfers/$id', params: { id: transferId } })}
      />
      <ShowMore query={query} />
    </Card>
  );
}
