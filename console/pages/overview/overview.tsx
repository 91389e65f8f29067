import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { SCOPES } from '../../../generated/scopes.ts';
import type { components } from '../../../generated/api.ts';
import { balancesQuery } from '../../api/balances.ts';
import { listQuery } from '../../api/records.ts';
import { useCan } from '../../api/session.ts';
import { Amount } from '../../parts/values/amount.tsx';
import { NewLink } from '../../parts/forms/can-do.tsx';
import { Card } from '../../parts/frame/card.tsx';
import { DataList } from '../../parts/lists/data-list.tsx';
import { Page } from '../../parts/frame/page.tsx';
import parts from '../../parts/frame/parts.module.css';
import { Loading } from '../../parts/frame/loading.tsx';
import { Empty, NoPermission, PartFailed } from '../../parts/frame/states.tsx';
import { movementColumns, openedBy } from '../treasury/movement-columns.tsx';
import { Attention } from './attention.tsx';
import css from './overview.module.css';
import { classes } from '../../parts/frame/classes.ts';

const History = lazy(async () => ({ default: (await import('./history.tsx')).History }));

export function OverviewPage() {
  const can = useCan(SCOPES.getBalances);
  return (
    <Page
      title="Overview"
      lead="What you hold, what is on its way, and what needs attention."
      actions={
        <NewLink to="/payouts/new" operation="createPayout">
          New payout
        </NewLink>
      }
    >
      {can ? <Balances /> : <NoPermission scope={SCOPES.getBalances} />}
      <div className={css.middle}>
        {can && <HistoryCard />}
        <Attention />
      </div>
      {can && <Latest />}
    </Page>
  );
}

type Balance = components['schemas']['Balance'];

function Balances() {
  const { data, error, refetch } = useQuery(balancesQuery);
  if (data === undefined) {
    return (
      <section className={parts.card} aria-label="Balances">
        {error === null ? <Loading rows={3} /> : <PartFailed error={error} retry={() => void refetch()} />}
      </section>
    );
  }
  return (
    <ul className={css.balances} aria-label="Balances">
      {data.balances.map((balance) => (
        <BalanceCard key={balance.asset} balance={balance} />
      ))}
    </ul>
  );
}

function BalanceCard({ balance: { asset, available, reserved, pending } }: { readonly balance: Balance }) {
  return (
    <li className={classes(parts.card, css.balance)}>
      <div className={css.asset}>
        <span className={css.coin} data-asset={asset} aria-hidden>
          {asset === 'AUD' ? '$' : asset.slice(-1)}
        </span>
        {asset}
        <span className={css.what}>available</span>
      </div>
      <div className={css.available}>
        <Amount amount={available} />
      </div>
      <dl className={css.others}>
        <div>
          <dt>Reserved</dt>
          <dd>
            <Amount amount={reserved} />
          </dd>
        </div>
        <div>
          <dt>Pending</dt>
          <dd>
            <Amount amount={pending} />
          </dd>
        </div>
      </dl>
    </li>
  );
}

const ASSETS = ['AUD', 'USDC', 'USDT'] as const satisfies readonly Balance['asset'][];

const SPANS = [30, 90] as const;

function HistoryCard() {
  const [asset, setAsset] = useState<Balance['asset']>('AUD');
  const [days, setDays] = useState<(typeof SPANS)[number]>(30);
  return (
    <Card
      title={`${asset} over ${days} days`}
      beside={
        <div className={css.choices}>
          <Choice label="Asset" words={ASSETS} chosen={asset} onChoose={setAsset} />
          <Choice label="Days" words={SPANS} chosen={days} onChoose={setDays} />
        </div>
      }
    >
      <Suspense fallback={<div className={css.chartSpace} />}>
        <History asset={asset} days={days} />
      </Suspense>
    </Card>
  );
}

interface ChoiceProps<Word extends string | number> {
  readonly label: string;
  readonly words: readonly Word[];
  readonly chosen: Word;
  readonly onChoose: (word: Word) => void;
}

function Choice<Word extends string | number>({ label, words, chosen, onChoose }: ChoiceProps<Word>) {
  return (
    <div className={css.choice} role="group" aria-label={label}>
      {words.map((word) => (
        <button key={word} type="button" aria-pressed={word === chosen} onClick={() => onChoose(word)}>
          {word}
        </button>
      ))}
    </div>
  );
}

const LATEST = 8;

function Latest() {
  const query = useInfiniteQuery(listQuery('movement', '/v1/treasury/transactions', {}, LATEST));
  const rows = query.data?.pages[0]?.data ?? [];
  return (
    <Card title="Latest movements" beside={<Link to="/movements">All movements</Link>} flush>
      {query.isPending && <Loading rows={LATEST} />}
      {query.isError && <PartFailed error={query.error} retry={() => void query.refetch()} />}
      {query.isSuccess && rows.length === 0 && (
        <Empty title="Nothing has moved yet">
          <p>Fund the account, and the first movement stands here.</p>
        </Empty>
      )}
      {rows.length > 0 && (
        <DataList
          label="Latest movements"
          columns={movementColumns}
          rows={rows}
          keyOf={({ id }) => id}
          targetOf={openedBy}
        />
      )}
    </Card>
  );
}
