import { ShowMore } from './show-more.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { type Filters, type ListPath, listQuery, type RowOf } from '../../api/records.ts';
import { type Scope, useCan } from '../../api/session.ts';
import { type Column, DataList } from './data-list.tsx';
import { type Filter, ListFilters } from './list-filters.tsx';
import { Page } from '../frame/page.tsx';
import css from './list-page.module.css';
import parts from '../frame/parts.module.css';
import { Loading } from '../frame/loading.tsx';
import { Curl, Empty, NoPermission, PartFailed } from '../frame/states.tsx';
import { RECORD_PAGES, type RecordObject } from '../../record-pages.ts';
import { startOfDay, type Zone } from '../values/moments.ts';
import { useZone } from '../values/zone.ts';

export interface Tab {
  readonly to: string;
  readonly label: string;
}

interface Described<Path extends ListPath> {
  readonly path: Path;
  readonly scope: Scope;
  readonly title: string;
  readonly lead: string;
  /** Lists that stand beside it. */
  readonly tabs?: readonly Tab[];
  readonly filters: readonly Filter[];
  readonly columns: readonly Column<RowOf<Path>>[];
  readonly empty: { readonly title: string; readonly text: string; readonly curl?: string };
  readonly actions?: ReactNode;
}

type Opens<Path extends ListPath> = (
  row: RowOf<Path>,
) => { readonly object: RecordObject; readonly id: string } | undefined;

/** Rows of an object with pages of its own open these, unless it says otherwise. Others name themselves. */
export type ListDescription<Path extends ListPath> = Described<Path> &
  (
    | { readonly object: RecordObject; readonly opens?: Opens<Path> }
    | { readonly name: string; readonly opens: Opens<Path> }
  );

const nameOf = <Path extends ListPath>(list: ListDescription<Path>): string =>
  'object' in list ? list.object : list.name;

/** A page with every record of a kind, newest first. */
export function ListPage<Path extends ListPath>({ list }: { readonly list: ListDescription<Path> }) {
  const can = useCan(list.scope);
  return (
    <Page title={list.title} lead={list.lead} actions={list.actions}>
      {list.tabs !== undefined && <Tabs label={list.title} tabs={list.tabs} />}
      {can ? <ListParts list={list} /> : <NoPermission scope={list.scope} />}
    </Page>
  );
}

export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  return (
    <nav className={css.tabs} aria-label={label}>
      {tabs.map(({ to, label: text }) => (
        <Link key={to} to={to} activeOptions={{ exact: true, includeSearch: false }}>
          {text}
        </Link>
      ))}
    </nav>
  );
}

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Days of the address as the moments that the service takes. It refuses what is none. */
function momentsOf({ from, to, ...filters }: Filters, zone: Zone): Filters {
  const momentOf = (day: string, plusDays: number) => (DAY.test(day) ? startOfDay(day, zone, plusDays) : day);
  return {
    ...filters,
    ...(from === undefined ? {} : { from: momentOf(from, 0) }),
    ...(to === undefined ? {} : { to: momentOf(to, 1) }),
  };
}

const COLUMNS_KEY = 'corridor.hidden-columns.';

function useHiddenColumns(name: string): [readonly string[], (ids: readonly string[]) => void] {
  const key = COLUMNS_KEY + name;
  const [hidden, setHidden] = useState<readonly string[]>(() => localStorage.getItem(key)?.split(' ') ?? []);
  const keep = (ids: readonly string[]) => {
    if (ids.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, ids.join(' '));
    setHidden(ids);
  };
  return [hidden, keep];
}

function ListParts<Path extends ListPath>({ list }: { readonly list: ListDescription<Path> }) {
  const search = useSearch({ strict: false });
  const zone = useZone();
  const [hidden, setHidden] = useHiddenColumns(nameOf(list));
  const chosen = search as Filters;
  return (
    <>
      <ListFilters
        filters={list.filters}
        chosen={chosen}
        columns={list.columns.filter(({ isTitle }) => isTitle !== true)}
        hidden={hidden}
        setHidden={setHidden}
      />
      <section className={parts.card} aria-label={list.title}>
        <Rows list={list} filters={momentsOf(chosen, zone)} hidden={hidden} />
      </section>
    </>
  );
}

interface RowsProps<Path extends ListPath> {
  readonly list: ListDescription<Path>;
  readonly filters: Filters;
  readonly hidden: readonly string[];
}

function Rows<Path extends ListPath>({ list, filters, hidden }: RowsProps<Path>) {
  const query = useInfiniteQuery(listQuery(nameOf(list), list.path, filters));
  if (query.isPending) return <Loading rows={8} />;
  if (query.data === undefined) {
    return (
      <>
        <PartFailed error={query.error} retry={() => void query.refetch()} />
        {isNarrowed(filters) && <ClearFilters />}
      </>
    );
  }
  const rows = query.data.pages.flatMap(({ data }) => data);
  if (rows.length === 0) return <NoRows list={list} filters={filters} />;
  const targetOf = (row: RowOf<Path>) => {
    const opened = openedBy(list, row);
    return opened === undefined ? undefined : { to: RECORD_PAGES[opened.object], params: { id: opened.id } };
  };
  return (
    <>
      <DataList
        label={list.title}
        columns={list.columns}
        rows={rows as (RowOf<Path> & object)[]}
        keyOf={idOf}
        targetOf={targetOf}
        hidden={hidden}
      />
      <ShowMore query={query} />
    </>
  );
}

function openedBy<Path extends ListPath>(
  list: ListDescription<Path>,
  row: RowOf<Path>,
): ReturnType<Opens<Path>> {
  if (list.opens !== undefined) return list.opens(row);
  return 'object' in list ? { object: list.object, id: idOf(row) } : undefined;
}

const idOf = (row: unknown): string => (row as { readonly id: string }).id;

const isNarrowed = (filters: Filters): boolean => Object.values(filters).some((value) => value !== undefined);

function ClearFilters() {
  return (
    <Link className={parts.button} to="." search={{}}>
      Clear the filters
    </Link>
  );
}

function NoRows<Path extends ListPath>({ list, filters }: Pick<RowsProps<Path>, 'list' | 'filters'>) {
  if (isNarrowed(filters)) {
    return (
      <Empty title="Nothing matches">
        <ClearFilters />
      </Empty>
    );
  }
  return (
    <Empty title={list.empty.title}>
      <p>{list.empty.text}</p>
      {list.empty.curl !== undefined && <Curl text={list.empty.curl} />}
    </Empty>
  );
}
