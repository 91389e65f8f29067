import type { Moment } from '../../../clock.ts';
import { invitationsTable, type Invitation } from '../../../flows/people/invitation.ts';
import { condition, type Condition } from '../../../lists/condition.ts';
import type { ListDescription } from '../../../lists/list-description.ts';

type ShownStatus = Invitation['status'] | 'expired';

function standsAs(status: ShownStatus, serverNow: Moment): readonly Condition[] {
  const isPending = condition('invitations.status = ?', 'pending');
  if (status === 'pending') return [isPending, condition('invitations.expires_at > ?', serverNow)];
  if (status === 'expired') return [isPending, condition('invitations.expires_at <= ?', serverNow)];
  return [condition('invitations.status = ?', status)];
}

/** How an account's invitations are listed: those that stand so at a moment of the server's clock, or all. */
export function invitationList(
  status: ShownStatus | undefined,
  serverNow: Moment,
): ListDescription<Invitation> {
  return {
    operationId: 'listInvitations',
    path: '/v1/team/invitations',
    table: invitationsTable,
    orderBy: 'id',
    moment: 'createdAt',
    equals: {},
    where: [
      // What a user gets anew is no invitation to the account.
      condition('invitations.user_id is null'),
      ...(status === undefined ? [] : standsAs(status, serverNow)),
    ],
  };
}
