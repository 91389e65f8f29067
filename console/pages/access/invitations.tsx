import { post } from '../../api/writes.ts';
import { Action } from '../../parts/forms/action.tsx';
import { CanDo, NewLink } from '../../parts/forms/can-do.tsx';
import { SCOPES } from '../../../generated/scopes.ts';
import { WORDS } from '../../../generated/words.ts';
import { ListPage, type ListDescription } from '../../parts/lists/list-page.tsx';
import { Status } from '../../parts/values/status.tsx';
import { When } from '../../parts/values/when.tsx';
import { labelOf } from '../../texts.ts';
import { TEAM_TABS } from './team-tabs.ts';

const LIST: ListDescription<'/v1/team/invitations'> = {
  name: 'invitation',
  path: '/v1/team/invitations',
  scope: SCOPES.listInvitations,
  title: 'Invitations',
  lead: 'Who was asked to join the account.',
  tabs: TEAM_TABS,
  actions: (
    <NewLink to="/settings/team/new" operation="createInvitation">
      Invite
    </NewLink>
  ),
  filters: [{ kind: 'choice', name: 'status', words: WORDS.InvitationStatus }],
  columns: [
    { id: 'email', title: 'E-mail address', isTitle: true, cell: ({ email }) => email },
    { id: 'role', title: 'Role', cell: ({ role }) => labelOf(role) },
    { id: 'created', title: 'Sent', cell: ({ createdAt }) => <When at={createdAt} /> },
    { id: 'expires', title: 'Expires', cell: ({ expiresAt }) => <When at={expiresAt} /> },
    { id: 'status', title: 'Status', isAmount: true, cell: ({ status }) => <Status status={status} /> },
    {
      id: 'revoke',
      title: 'Revoke',
      cell: ({ id, status, email }) =>
        status === 'pending' && (
          <CanDo operation="revokeInvitation">
            <Action
              label="Revoke"
              act={`Revoke the invitation of ${email}`}
              send={(key) => post('/v1/team/invitations/{id}/revoke', { key, id, body: {} })}
            />
          </CanDo>
        ),
    },
  ],
  opens: () => undefined,
  empty: { title: 'No invitations', text: 'An owner or an admin invites others.' },
};

export const InvitationsPage = () => <ListPage list={LIST} />;
