import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SCOPES } from '../../generated/scopes.ts';
import { useCan } from '../api/session.ts';
import { Loading } from '../parts/frame/loading.tsx';
import { Page } from '../parts/frame/page.tsx';
import { NoPermission, PartFailed } from '../parts/frame/states.tsx';
import { Tabs } from '../parts/lists/list-page.tsx';
import { SETTINGS_TABS } from './settings-tabs.ts';

interface SettingsPageProps<Settings> {
  readonly title: string;
  readonly lead: string;
  readonly operation: keyof typeof SCOPES;
  /** What it is kept by. */
  readonly name: string;
  readonly read: () => Promise<Settings>;
  readonly children: (settings: Settings) => ReactNode;
}

/** One of the pages of settings, with what it is about read. */
export function SettingsPage<Settings>({
  title,
  lead,
  operation,
  name,
  read,
  children,
}: SettingsPageProps<Settings>) {
  const can = useCan(SCOPES[operation]);
  return (
    <Page title={title} lead={lead}>
      <Tabs label="Settings" tabs={SETTINGS_TABS} />
      {can ? (
        <Read name={name} read={read}>
          {children}
        </Read>
      ) : (
        <NoPermission scope={SCOPES[operation]} />
      )}
    </Page>
  );
}

function Read<Settings>({
  name,
  read,
  children,
}: Pick<SettingsPageProps<Settings>, 'name' | 'read' | 'children'>) {
  const { data, error, refetch } = useQuery({ queryKey: [name], queryFn: read });
  if (data !== undefined) return children(data);
  return error === null ? <Loading /> : <PartFailed error={error} retry={() => void refetch()} />;
}
