import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../generated/api.ts';
import { SCOPES } from '../../../generated/scopes.ts';
import { api, bodyOf } from '../../api/clients.ts';
import { useIntent } from '../../api/intent.ts';
import { readAgain, useCan } from '../../api/session.ts';
import { post } from '../../api/writes.ts';
import { Form, FormField } from '../../parts/forms/form.tsx';
import { Card } from '../../parts/frame/card.tsx';
import { Loading } from '../../parts/frame/loading.tsx';
import { Empty, PartFailed } from '../../parts/frame/states.tsx';
import { type Column, DataList } from '../../parts/lists/data-list.tsx';
import { Simulator } from '../../parts/records/simulator.tsx';
import { Status } from '../../parts/values/status.tsx';
import { When } from '../../parts/values/when.tsx';

type Evidence = components['schemas']['IdentityEvidence'];

const PATH = '/v1/treasury/beneficiaries/{id}/identity-evidence';

const DECIDE = '/v1/sandbox/identity-evidence/{id}/decide';

const columns: readonly Column<Evidence>[] = [
  { id: 'created', title: 'Submitted', isTitle: true, cell: ({ createdAt }) => <When at={createdAt} /> },
  { id: 'level', title: 'Level', cell: ({ level }) => <bdi>{level}</bdi> },
  {
    id: 'expires',
    title: 'Expires',
    cell: ({ expiresAt }) => expiresAt !== undefined && <When at={expiresAt} />,
  },
  { id: 'reason', title: 'Reason', cell: ({ reason }) => reason !== undefined && <bdi>{reason}</bdi> },
  { id: 'status', title: 'Status', isAmount: true, cell: ({ status }) => <Status status={status} /> },
];

/** What the identity provider says of a beneficiary, the newest first. */
export function BeneficiaryEvidence({ id }: { readonly id: string }) {
  const can = useCan(SCOPES.listIdentityEvidence);
  return can ? <Shown id={id} /> : null;
}

function Shown({ id }: { readonly id: string }) {
  const canWrite = useCan(SCOPES.createIdentityEvidence);
  const { data, error, refetch } = useQuery({
    queryKey: ['identity_evidence', id],
    queryFn: ({ signal }) => bodyOf(api.GET(PATH, { params: { path: { id } }, signal })),
  });
  if (data === undefined)
    return error === null ? <Loading /> : <PartFailed error={error} retry={() => void refetch()} />;
  const pending = data.data.find(({ status }) => status === 'pending');
  return (
    <>
      <Card title="Identity evidence" flush>
        {data.data.length === 0 ? (
          <Empty title="No identity evidence">
            <p>Where policy asks for it, a payout waits until there is some.</p>
          </Empty>
        ) : (
          <DataList
            label="Identity evidence"
            rows={data.data}
            columns={columns}
            keyOf={(evidence) => evidence.id}
            targetOf={() => undefined}
          />
        )}
      </Card>
      {pending !== undefined && (
        <Simulator
          machine="identity_evidence"
          status={pending.status}
          path={DECIDE}
          advance={(to, key) =>
            post(DECIDE, { key, id: pending.id, body: { status: to as 'accepted' | 'rejected' } })
          }
        />
      )}
      {canWrite && <Submit id={id} />}
    </>
  );
}

function Submit({ id }: { readonly id: string }) {
  const intent = useIntent(`identity-evidence-${id}`);
  return (
    <Card title="Submit evidence">
      <Form
        submit="Submit"
        intent={intent}
        send={({ shareToken = '' }) => post(PATH, { key: intent.key, id, body: { shareToken } })}
        onDone={() => void readAgain()}
      >
        <FormField
          name="shareToken"
          label="Share token"
          hint="Of the identity provider. It works once."
          required
          autoComplete="off"
        />
      </Form>
    </Card>
  );
}
