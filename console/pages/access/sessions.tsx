import type { components } from '../../../generated/console-api.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bodyOf, consoleApi } from '../../api/clients.ts';
import { useSession } from '../../api/session.ts';
import { Card, Facts } from '../../parts/frame/card.tsx';
import { type Column, DataList } from '../../parts/lists/data-list.tsx';
import { Page } from '../../parts/frame/page.tsx';
import parts from '../../parts/frame/parts.module.css';
import { Loading } from '../../parts/frame/loading.tsx';
import { PartFailed } from '../../parts/frame/states.tsx';
import { When } from '../../parts/values/when.tsx';
import { labelOf } from '../../texts.ts';
import { Credentials } from './credentials.tsx';

/** Who is signed in, and in which browsers. */
export function SessionsPage() {
  const { user, account, role, expiresAt } = useSession();
  return (
    <Page
      title="Your sign-in"
      lead="The browsers that you are signed in with, your password, and your authenticator."
    >
      <Card title="You">
        <Facts
          facts={[
            ['Name', user.name],
            ['E-mail address', user.email],
            ['Account', account.name],
            ['Role', labelOf(role)],
            ['This session ends', <When key="e" at={expiresAt} form="whole" />],
          ]}
        />
      </Card>
      <Sessions />
      <Credentials />
    </Page>
  );
}

const sessionsKey = ['sessions'];

type Entry = components['schemas']['SessionEntry'];

const columnsWith = (endOne: (id: string) => void): readonly Column<Entry>[] => [
  {
    id: 'browser',
    title: 'Browser',
    isTitle: true,
    cell: ({ userAgent, current }) => (
      <>
        {current && <strong>This one. </strong>}
        <bdi>{userAgent ?? 'Unknown'}</bdi>
      </>
    ),
  },
  { id: 'from', title: 'From', cell: ({ ipAddress }) => ipAddress !== null && <code>{ipAddress}</code> },
  { id: 'seen', title: 'Last used', cell: ({ lastSeenAt }) => <When at={lastSeenAt} /> },
  {
    id: 'end',
    title: 'End',
    isAmount: true,
    cell: ({ id, current }) =>
      !current && (
        <button type="button" className={parts.button} onClick={() => endOne(id)}>
          End
        </button>
      ),
  },
];

/** Ends sessions, and keeps why one could not be ended. */
function useEnd() {
  const queries = useQueryClient();
  const [failure, setFailure] = useState<Error>();
  const end = async (call: () => Promise<unknown>) => {
    setFailure(undefined);
    try {
      await call();
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
    }
    await queries.invalidateQueries({ queryKey: sessionsKey });
  };
  return {
    failure,
    endOne: (id: string) =>
      void end(() => consoleApi.DELETE('/console/api/sessions/{id}', { params: { path: { id } } })),
    endOthers: () => void end(() => consoleApi.DELETE('/console/api/sessions')),
  };
}

function Sessions() {
  const { failure, endOne, endOthers } = useEnd();
  const { data, error, refetch } = useQuery({
    queryKey: sessionsKey,
    queryFn: () => bodyOf(consoleApi.GET('/console/api/sessions')),
  });
  const rows = data?.data ?? [];
  const wrong = error ?? failure;
  return (
    <Card
      title="Sessions"
      flush
      beside={
        rows.length > 1 && (
          <button type="button" className={parts.button} onClick={endOthers}>
            End all others
          </button>
        )
      }
    >
      {data === undefined && error === null && <Loading rows={3} />}
      {wrong !== undefined && <PartFailed error={wrong} retry={() => void refetch()} />}
      {rows.length > 0 && (
        <DataList
          label="Sessions"
          rows={rows}
          keyOf={({ id }) => id}
          targetOf={() => undefined}
          columns={columnsWith(endOne)}
        />
      )}
    </Card>
  );
}
