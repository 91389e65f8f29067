import type { Moment } from '../../../clock.ts';
import { invitationsTable, type Invitation } from '../../../flows/people/invitation.ts';
import { condition, type Condition } from '../../../lists/condition.ts';
import type { ListOf } from '../../../lists/list-description.ts';

type ShownStatus = Invitation['status'] | 'expired';

/** The conditions of which an invitation of a status, or of any, fulfils one. */
function standsAs(status: ShownStatus | undefined, serverNow: Moment): readonly Condition[] {
  const isStored = 'invitations.status = ?';
  if (status === undefined) {
    return ['pending', 'accepted', 'revoked'].map((stored) => condition(isStored, stored));
  }
  if (status === 'pending') {
    return [condition(`${isStored} and invitations.expires_at > ?`, 'pending', serverNow)];
  }
  if (status === 'expired') {
    return [condition(`${isStored} and invitations.expires_at <= ?`, 'pending', serverNow)];
  }
  return [condition(isStored, status)];
}

/** How an account's invitations are listed: those that stand so at a moment of the server's clock, or all. */
export function invitationList(
  status: ShownStatus | undefined,
  serverNow: Moment,
): ListOf<'listInvitations', Invitation> {
  return {
    operationId: 'listInvitations',
    path: '/v1/team/invitations',
    table: invitationsTable,
    orderBy: 'id',
    moment: 'createdAt',
    time: { by: 'ids', prefix: 'inv' },
    filters: { status: 'made for it' },
    // What a user gets anew is no invitation to the account.
    where: [condition('invitations.user_id is null')],
    oneOf: standsAs(status, serverNow),
  };
}
