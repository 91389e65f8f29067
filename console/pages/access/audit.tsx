import { SCOPES } from '../../../generated/scopes.ts';
import { ListPage, type ListDescription } from '../../parts/lists/list-page.tsx';
import { IdLink } from '../../parts/records/record-link.tsx';
import { When } from '../../parts/values/when.tsx';
import { labelOf } from '../../texts.ts';

const LIST: ListDescription<'/console/api/audit-events'> = {
  name: 'audit_event',
  path: '/console/api/audit-events',
  // Owners and admins read it, as those who change the team.
  scope: SCOPES.createInvitation,
  title: 'Audit',
  lead: 'Who did what, from where.',
  filters: [
    { kind: 'text', name: 'type', label: 'Kind, such as api_key.created' },
    { kind: 'text', name: 'actorId', label: 'Identifier of a user or a key' },
  ],
  columns: [
    { id: 'when', title: 'When', cell: ({ occurredAt }) => <When at={occurredAt} /> },
    { id: 'what', title: 'What', isTitle: true, cell: ({ summary }) => summary },
    { id: 'who', title: 'Who', cell: ({ actor }) => <Actor {...actor} /> },
    { id: 'record', title: 'Record', cell: ({ resource: { id } }) => <IdLink id={id} /> },
    { id: 'from', title: 'From', cell: ({ ipAddress }) => ipAddress !== null && <code>{ipAddress}</code> },
    { id: 'changes', title: 'Changes', cell: ({ changes }) => <Changes changes={changes} /> },
  ],
  opens: () => undefined,
  empty: { title: 'Nothing yet', text: 'Every change of the account stands here.' },
};

function Actor({ type, id }: { readonly type: string; readonly id: string | null }) {
  return (
    <>
      {labelOf(type)} {id !== null && <code>{id}</code>}
    </>
  );
}

interface Change {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

const textOf = (value: unknown): string => (value === null ? 'nothing' : JSON.stringify(value));

function Changes({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <ul>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          <code>{field}</code>: {textOf(from)} → {textOf(to)}
        </li>
      ))}
    </ul>
  );
}

export const AuditPage = () => <ListPage list={LIST} />;
