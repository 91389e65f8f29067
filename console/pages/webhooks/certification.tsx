import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../generated/api.ts';
import { SCOPES } from '../../../generated/scopes.ts';
import { api, bodyOf } from '../../api/clients.ts';
import { useCan, useSession } from '../../api/session.ts';
import { Card } from '../../parts/frame/card.tsx';
import { PartFailed } from '../../parts/frame/states.tsx';
import { type Column, DataList } from '../../parts/lists/data-list.tsx';
import { Status } from '../../parts/values/status.tsx';
import { When } from '../../parts/values/when.tsx';
import { labelOf } from '../../texts.ts';

type Case = components['schemas']['CertificationCase'];

/** While it runs. */
const LOOK_MS = 1_000;

const columns: readonly Column<Case>[] = [
  { id: 'name', title: 'What was sent', isTitle: true, cell: ({ name }) => labelOf(name) },
  { id: 'expected', title: 'Expected', cell: ({ expected }) => expected },
  { id: 'observed', title: 'Answered', cell: ({ observed }) => observed },
  { id: 'verdict', title: 'Verdict', isAmount: true, cell: ({ verdict }) => <Status status={verdict} /> },
];

/** The newest certification of a receiver, if there is one. */
export function Certification({ webhookId }: { readonly webhookId: string }) {
  const { environment } = useSession();
  const can = useCan(SCOPES.listCertifications);
  return environment === 'sandbox' && can ? <Newest webhookId={webhookId} /> : null;
}

function Newest({ webhookId }: { readonly webhookId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['webhook', 'certification', webhookId],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/v1/sandbox/certifications', { params: { query: { webhookId, limit: 1 } }, signal })),
    refetchInterval: ({ state }) => (state.data?.data[0]?.status === 'running' ? LOOK_MS : false),
  });
  if (error !== null) return <PartFailed error={error} retry={() => void refetch()} />;
  const [newest] = data?.data ?? [];
  if (newest === undefined) return null;
  const { status, startedAt, cases } = newest;
  return (
    <Card
      title="Certification"
      flush
      beside={
        <span>
          <Status status={status} /> <When at={startedAt} />
        </span>
      }
    >
      <DataList
        label="Cases"
        rows={cases}
        columns={columns}
        keyOf={({ name }) => name}
        targetOf={() => undefined}
      />
    </Card>
  );
}
