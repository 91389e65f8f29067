import { ChevronLeftIcon, ChevronRightIcon } from '@primer/octicons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { components } from '../../../generated/api.ts';
import { WORDS } from '../../../generated/words.ts';
import type { Filters } from '../../api/records.ts';
import { serverNow } from '../../api/server-time.ts';
import { type Scope, useSession } from '../../api/session.ts';
import parts from '../../parts/frame/parts.module.css';
import { Page } from '../../parts/frame/page.tsx';
import { NoPermission } from '../../parts/frame/states.tsx';
import { Tabs, type Tab } from '../../parts/lists/list-page.tsx';
import { type Month, monthAfter, monthOf, readMonth } from './months.ts';
import filters from '../../parts/lists/list-filters.module.css';
import css from './reports.module.css';

const TABS: readonly Tab[] = [
  { to: '/reports', label: 'Statement' },
  { to: '/reports/revenue', label: 'Revenue' },
];

export type Asset = components['schemas']['Asset'];

/** What the address says. */
export interface Chosen {
  readonly month: Month;
  readonly asset: Asset;
}

function useChosen(): Chosen {
  const search = useSearch({ strict: false });
  const { month, asset } = search as Filters;
  return {
    month: readMonth(month, serverNow()),
    asset: WORDS.Asset.find((each) => each === asset) ?? 'AUD',
  };
}

interface MonthPageProps {
  readonly title: string;
  readonly lead: string;
  readonly scope: Scope;
  readonly byAsset?: boolean;
  readonly children: (chosen: Chosen) => ReactNode;
}

/** A report over a month of Sydney, which the address names. */
export function MonthPage({ title, lead, scope, byAsset = false, children }: MonthPageProps) {
  const { scopes } = useSession();
  const chosen = useChosen();
  return (
    <Page title={title} lead={lead} above={<Tabs label="Reports" tabs={TABS} />}>
      {scopes.includes(scope) ? (
        <>
          <div className={css.bar}>
            <MonthChoice month={chosen.month} />
            {byAsset && <AssetChoice />}
          </div>
          {children(chosen)}
        </>
      ) : (
        <NoPermission scope={scope} />
      )}
    </Page>
  );
}

function MonthChoice({ month }: { readonly month: Month }) {
  const navigate = useNavigate();
  const isLast = month >= monthOf(serverNow());
  const show = (next: Month) =>
    void navigate({ to: '.', search: (old: object) => ({ ...old, month: next }), replace: true });
  return (
    <div className={css.months}>
      <button
        type="button"
        className={parts.button}
        aria-label="The month before"
        onClick={() => show(monthAfter(month, -1))}
      >
        <ChevronLeftIcon />
      </button>
      <input
        key={month}
        type="month"
        className={css.month}
        aria-label="Month"
        defaultValue={month}
        max={monthOf(serverNow())}
        onChange={({ target }) => {
          if (target.validity.valid && target.value !== '') show(target.value);
        }}
      />
      <button
        type="button"
        className={parts.button}
        aria-label="The month after"
        disabled={isLast}
        onClick={() => show(monthAfter(month, 1))}
      >
        <ChevronRightIcon />
      </button>
    </div>
  );
}

function AssetChoice() {
  return (
    <nav className={filters.choice} aria-label="Asset">
      {WORDS.Asset.map((asset) => (
        <Link
          key={asset}
          to="."
          search={(old: object) => ({ ...old, asset: asset === 'AUD' ? undefined : asset })}
          replace
          activeOptions={{ exact: true, includeSearch: true }}
        >
          {asset}
        </Link>
      ))}
    </nav>
  );
}
