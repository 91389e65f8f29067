import { type Moment, presentMoment } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import type { User } from '../users/table.ts';
import { type Invitation, isPending } from './table.ts';

function statusAt(invitation: Invitation, serverNow: Moment): Schema<'InvitationStatus'> {
  const isOver = invitation.status !== 'pending';
  return isOver || isPending(invitation, serverNow) ? invitation.status : 'expired';
}

const momentOrNull = (moment: Moment | null): string | null =>
  moment === null ? null : presentMoment(moment);

/** Without its link. */
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

/** @param lastSignInAt null if never */
export function presentMember(
  { id, tenantId, email, name, role, createdAt }: User,
  lastSignInAt: Moment | null,
): Schema<'Member'> {
  return {
    id,
    clientId: tenantId,
    email,
    name,
    role,
    createdAt: presentMoment(createdAt),
    lastSignInAt: lastSignInAt === null ? null : presentMoment(lastSignInAt),
  };
}
