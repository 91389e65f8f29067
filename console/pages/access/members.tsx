import { remove } from '../../api/writes.ts';
import { Action } from '../../parts/forms/action.tsx';
import { CanDo, NewLink } from '../../parts/forms/can-do.tsx';
import { SCOPES } from '../../../generated/scopes.ts';
import { ListPage, type ListDescription } from '../../parts/lists/list-page.tsx';
import { When } from '../../parts/values/when.tsx';
import { ChangeRole } from './change-role.tsx';
import { TEAM_TABS } from './team-tabs.ts';

const LIST: ListDescription<'/v1/team/members'> = {
  object: 'member',
  path: '/v1/team/members',
  scope: SCOPES.listMembers,
  title: 'Team',
  lead: 'The users of the account, and what they may do.',
  tabs: TEAM_TABS,
  actions: (
    <NewLink to="/settings/team/new" operation="createInvitation">
      Invite
    </NewLink>
  ),
  filters: [],
  columns: [
    { id: 'name', title: 'Name', isTitle: true, cell: ({ name, email }) => <bdi>{name ?? email}</bdi> },
    { id: 'email', title: 'E-mail address', cell: ({ email }) => email },
    { id: 'since', title: 'Since', cell: ({ createdAt }) => <When at={createdAt} /> },
    {
      id: 'seen',
      title: 'Last sign-in',
      cell: ({ lastSignInAt }) => lastSignInAt !== null && <When at={lastSignInAt} />,
    },
    { id: 'role', title: 'Role', cell: (member) => <ChangeRole key={member.role} member={member} /> },
    {
      id: 'remove',
      title: 'Remove',
      cell: ({ id, email }) => (
        <CanDo operation="removeMember">
          <Action
            label="Remove"
            act={`Remove ${email}`}
            question="Their sessions end. Remove them?"
            send={(key) => remove('/v1/team/members/{id}', { key, id })}
          />
        </CanDo>
      ),
    },
  ],
  opens: () => undefined,
  empty: { title: 'No users', text: 'Invite the first.' },
};

export const MembersPage = () => <ListPage list={LIST} />;
