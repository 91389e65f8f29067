import type { Moment } from '../../../clock.ts';
import { invitationsTable, type Invitation } from '../../../flows/people/invitation.ts';
import type { ListDescription } from '../../../lists/list-page.ts';

/** How an account's invitations are listed: those that stand so at a moment of the server's clock, or all. */
export function invitationList(
  status: Invitation['status'] | 'expired' | undefined,
  serverNow: Moment,
): ListDescription<Invitation> {
  return {
    operationId: 'listInvitations',
    path: '/v1/team/invitations',
    table: invitationsTable,
    orderBy: 'id',
    moment: 'createdAt',
    equals: {},
    where: (query) => {
      // What a user gets anew is no invitation to the account.
      void query.whereNull('invitations.user_id');
      if (status === undefined) return;
      void query.where('invitations.status', status === 'expired' ? 'pending' : status);
      if (status === 'pending') void query.where('invitations.expires_at', '>', serverNow);
      if (status === 'expired') void query.where('invitations.expires_at', '<=', serverNow);
    },
  };
}
