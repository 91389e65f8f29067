import { presentMoment, type Moment } from '../../../clock.ts';
import type { Schema } from '../../../contract/operation-types.ts';
import { isPending, type Invitation } from '../../../flows/people/invitation.ts';

/** How an invitation stands at a moment of the server's clock. */
function statusAt(invitation: Invitation, serverNow: Moment): Schema<'InvitationStatus'> {
  const isOver = invitation.status !== 'pending';
  return isOver || isPending(invitation, serverNow) ? invitation.status : 'expired';
}

const momentOrNull = (moment: Moment | null): string | null =>
  moment === null ? null : presentMoment(moment);

/** An invitation as the contract shows it: without its link. */
export function presentInvitation(invitation: Invitation, serverNow: Moment): Schema<'Invitation'> {
  const { id, tenantId, email, role, invitedBy } = invitation;
  return {
    id,
    clientId: tenantId,
    email,
    role,
    status: statusAt(invitation, serverNow),
    invitedBy: invitedBy.kind === 'user' ? invitedBy.id : 'operator',
    createdAt: presentMoment(invitation.createdAt),
    expiresAt: presentMoment(invitation.expiresAt),
    acceptedAt: momentOrNull(invitation.acceptedAt),
    revokedAt: momentOrNull(invitation.revokedAt),
  };
}
