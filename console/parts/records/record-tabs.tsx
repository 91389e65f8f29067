import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EVENT_OBJECTS } from '../../../generated/events.ts';
import { SCOPES } from '../../../generated/scopes.ts';
import { listQuery } from '../../api/records.ts';
import { useCan } from '../../api/session.ts';
import { RECORD_PAGES, type RecordObject } from '../../record-pages.ts';
import { requestColumnsOfRecord } from './request-columns.tsx';
import { Code } from '../values/code.tsx';
import { CopyButton } from '../values/copy.tsx';
import { DataList } from '../lists/data-list.tsx';
import parts from '../frame/parts.module.css';
import type { Step } from './progress.tsx';
import css from './record-tabs.module.css';
import { Loading } from '../frame/loading.tsx';
import { Empty, NoPermission, PartFailed } from '../frame/states.tsx';
import { When } from '../values/when.tsx';

const MOST_EVENTS = 100;

function useEvents(id: string, enabled: boolean) {
  return useInfiniteQuery({
    ...listQuery('event', '/v1/events', { objectId: id }, MOST_EVENTS),
    enabled,
  });
}

/** What happened to a record that has no history of its own, by its events; oldest first. */
export function useSteps(object: RecordObject, id: string, hasOwn: boolean): readonly Step[] {
  const can = useCan(SCOPES.listEvents);
  const { data } = useEvents(id, can && !hasOwn);
  const events = data?.pages.flatMap((page) => page.data) ?? [];
  return events
    .filter(({ type }) => type.startsWith(`${object}.`))
    .flatMap(({ data: { status }, timestamp }) => (status === null ? [] : [{ status, at: timestamp }]))
    .reverse();
}

type Tab = 'Object' | 'Events' | 'Requests';

interface RecordTabsProps {
  readonly record: object;
  readonly object: RecordObject;
  readonly id: string;
}

export function RecordTabs({ record, object, id }: RecordTabsProps) {
  const canSeeRequests = useCan(SCOPES.listRequests);
  const tabs: readonly Tab[] = [
    'Object',
    ...(object in EVENT_OBJECTS ? (['Events'] as const) : []),
    ...(canSeeRequests && object !== 'request' ? (['Requests'] as const) : []),
  ];
  const [shown, setShown] = useState<Tab>('Object');
  return (
    <section className={parts.card} aria-label="As the interface has it">
      <div className={css.tabs} role="tablist" aria-label="As the interface has it">
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-selected={tab === shown}
            aria-controls="tab-panel"
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => setShown(tab)}
            onKeyDown={({ key }) => {
              if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
              const step = key === 'ArrowLeft' ? -1 : 1;
              const other = tabs.at((tabs.indexOf(shown) + step) % tabs.length) ?? shown;
              setShown(other);
              document.getElementById(`tab-${other}`)?.focus();
            }}
          >
            {tab}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${shown}`}>
        {shown === 'Object' && <Json value={record} />}
        {shown === 'Events' && <Events id={id} />}
        {shown === 'Requests' && <Requests id={id} />}
      </div>
    </section>
  );
}

function Json({ value }: { readonly value: object }) {
  const text = JSON.stringify(value, null, 2);
  return (
    <div className={css.json}>
      <span className={css.copy}>
        <CopyButton text={text} what="the object" />
      </span>
      <Code text={text} label="The object" />
    </div>
  );
}

function Events({ id }: { readonly id: string }) {
  const can = useCan(SCOPES.listEvents);
  const query = useEvents(id, can);
  if (!can) return <NoPermission scope={SCOPES.listEvents} />;
  if (query.isPending) return <Loading rows={3} />;
  if (query.isError) return <PartFailed error={query.error} retry={() => void query.refetch()} />;
  const rows = query.data.pages.flatMap(({ data }) => data);
  if (rows.length === 0) return <Empty title="No events" />;
  return (
    <DataList
      label="Events"
      rows={rows}
      keyOf={(event) => event.id}
      targetOf={(event) => ({ to: '/developers/events/$id', params: { id: event.id } })}
      columns={[
        { id: 'type', title: 'Event', isTitle: true, cell: (event) => <code>{event.type}</code> },
        { id: 'when', title: 'When', isAmount: true, cell: (event) => <When at={event.timestamp} /> },
      ]}
    />
  );
}

const MOST_REQUESTS = 50;

/** What named the record, or made it. */
function Requests({ id }: { readonly id: string }) {
  const query = useInfiniteQuery(listQuery('request', '/v1/requests', { resourceId: id }, MOST_REQUESTS));
  if (query.isPending) return <Loading rows={3} />;
  if (query.isError) return <PartFailed error={query.error} retry={() => void query.refetch()} />;
  const rows = query.data.pages.flatMap(({ data }) => data);
  if (rows.length === 0) return <Empty title="No request of the last days names it" />;
  return (
    <DataList
      label="Requests"
      rows={rows}
      keyOf={(request) => request.id}
      targetOf={(request) => ({ to: RECORD_PAGES.request, params: { id: request.id } })}
      columns={requestColumnsOfRecord}
    />
  );
}
