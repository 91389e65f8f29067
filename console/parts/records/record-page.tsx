import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type RecordOf, type RecordPath, recordQuery } from '../../api/records.ts';
import { type Scope, useCan } from '../../api/session.ts';
import type { RecordObject } from '../../record-pages.ts';
import { Card, Facts } from '../frame/card.tsx';
import { Copyable } from '../values/copy.tsx';
import { Movements } from './movements.tsx';
import { Page } from '../frame/page.tsx';
import pages from '../frame/page.module.css';
import { type MachineName, Progress, type Step } from './progress.tsx';
import { RecordTabs, useSteps } from './record-tabs.tsx';
import { useNoteVisit } from './recent.ts';
import { Loading } from '../frame/loading.tsx';
import { NoPermission, PartFailed } from '../frame/states.tsx';
import { Status } from '../values/status.tsx';
import { factsOf } from './value.tsx';

export interface FactsCard {
  readonly title: string;
  readonly facts: readonly (readonly [string, ReactNode])[];
}

export interface RecordDescription<Path extends RecordPath> {
  readonly object: RecordObject;
  readonly path: Path;
  readonly scope: Scope;
  /** The list that it stands in. */
  readonly list: { readonly to: string; readonly label: string };
  /** What people know it by. */
  readonly titleOf: (record: RecordOf<Path>) => string;
  /** In the place of the title, for eyes. */
  readonly headingOf?: (record: RecordOf<Path>) => ReactNode;
  readonly leadOf?: (record: RecordOf<Path>) => ReactNode;
  /** Why it is not going on, and where the money is. */
  readonly noticeOf?: (record: RecordOf<Path>) => ReactNode;
  /** Its states, where it has any. */
  readonly machine?: MachineName;
  /** By itself its status. */
  readonly statusOf?: (record: RecordOf<Path>) => string | undefined;
  readonly movementsOf?: (record: RecordOf<Path>) => readonly string[];
  /** Beside it; without them all its fields. */
  readonly cardsOf?: (record: RecordOf<Path>) => readonly FactsCard[];
  /** What can be done with it. */
  readonly actionsOf?: (record: RecordOf<Path>) => ReactNode;
  /** In the sandbox, what its provider could report. */
  readonly simulatorOf?: (record: RecordOf<Path>) => ReactNode;
  /** Below it. */
  readonly partsOf?: (record: RecordOf<Path>) => ReactNode;
}

interface Common {
  readonly id: string;
  readonly status?: string;
  readonly statusHistory?: readonly Step[];
  readonly metadata?: object;
}

/** The page of one record, of whatever kind. */
export function RecordPage<Path extends RecordPath>({ of }: { readonly of: RecordDescription<Path> }) {
  const { id = '' } = useParams({ strict: false });
  const can = useCan(of.scope);
  if (!can) {
    return (
      <Page title={of.list.label}>
        <NoPermission scope={of.scope} />
      </Page>
    );
  }
  return <FoundRecord key={id} of={of} id={id} />;
}

function FoundRecord<Path extends RecordPath>({
  of,
  id,
}: {
  readonly of: RecordDescription<Path>;
  readonly id: string;
}) {
  const query = useQuery(recordQuery(of.object, of.path, id));
  if (query.data !== undefined) return <Whole of={of} record={query.data} />;
  return (
    <Page title={id} above={<Crumbs list={of.list} title={id} />}>
      {query.isError ? (
        <PartFailed error={query.error} retry={() => void query.refetch()} />
      ) : (
        <Loading rows={8} />
      )}
    </Page>
  );
}

function Crumbs({
  list,
  title,
}: {
  readonly list: { readonly to: string; readonly label: string };
  readonly title: string;
}) {
  return (
    <nav className={pages.crumbs} aria-label="Where this is">
      <Link to={list.to}>{list.label}</Link>
      <span aria-hidden>›</span>
      <bdi aria-current="page">{title}</bdi>
    </nav>
  );
}

interface WholeProps<Path extends RecordPath> {
  readonly of: RecordDescription<Path>;
  readonly record: RecordOf<Path>;
}

function Whole<Path extends RecordPath>({ of, record }: WholeProps<Path>) {
  const { id, metadata, ...common } = record as Common;
  const title = of.titleOf(record);
  useNoteVisit(of.object, id);
  const status = of.statusOf === undefined ? common.status : of.statusOf(record);
  const told = useSteps(of.object, id, of.machine === undefined || common.statusHistory !== undefined);
  const steps = common.statusHistory ?? told;
  const movementIds = of.movementsOf?.(record) ?? [];
  const cards = of.cardsOf?.(record) ?? [
    { title: 'Details', facts: factsOf(record as object, ['id', 'metadata']) },
  ];
  return (
    <Page
      title={title}
      above={<Crumbs list={of.list} title={title} />}
      heading={
        <span className={pages.recordTitle}>
          {of.headingOf?.(record) ?? <bdi>{title}</bdi>}
          {status !== undefined && <Status status={status} />}
        </span>
      }
      lead={of.leadOf?.(record)}
      actions={
        <>
          {of.actionsOf?.(record)}
          <Copyable text={id} what="the identifier" />
        </>
      }
    >
      {of.noticeOf?.(record)}
      <div className={pages.columns}>
        <div className={pages.column}>
          {of.machine !== undefined && steps.length > 0 && <Progress machine={of.machine} steps={steps} />}
          {movementIds.length > 0 && <Movements ids={movementIds} />}
          {of.partsOf?.(record)}
          <RecordTabs record={record as object} object={of.object} id={id} />
        </div>
        <div className={pages.column}>
          {cards.map((card) => (
            <Card key={card.title} title={card.title}>
              <Facts facts={card.facts} />
            </Card>
          ))}
          {of.simulatorOf?.(record)}
          {metadata !== undefined && Object.keys(metadata).length > 0 && (
            <Card title="Metadata">
              <Facts facts={factsOf(metadata)} />
            </Card>
          )}
        </div>
      </div>
    </Page>
  );
}
