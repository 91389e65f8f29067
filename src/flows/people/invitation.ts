import type { Actor } from '../../actor.ts';
import type { Moment } from '../../clock.ts';
import { actor } from '../../db/actor-column.ts';
import { defineTable, moment, momentOrNull, text, textOrNull } from '../../db/table.ts';
import type { Sealed, SealedPlace } from '../../sealing/sealer.ts';
import type { CommonContext } from '../../writes/write.ts';
import type { UserRole } from './user.ts';

/** How long an invitation holds. */
const INVITATION_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * A link by which somebody becomes a user of an account. It stands under the account's wallet. With `userId` it is a user's
 * who lost what they sign in with and gets it anew: that one stands under the person's own lock, and is no invitation to
 * anybody else.
 */
export interface Invitation {
  readonly id: string;
  readonly tenantId: string;
  /** Normalised. */
  readonly email: string;
  readonly role: UserRole;
  /** That it has expired, its moment says. */
  readonly status: 'pending' | 'accepted' | 'revoked';
  /** SHA-256 of the link's token. */
  readonly hash: string;
  /** The secret of the second factor that it enrols; null once it is over. */
  readonly totpSealed: Sealed | null;
  readonly userId: string | null;
  readonly invitedBy: Actor;
  readonly createdAt: Moment;
  readonly expiresAt: Moment;
  readonly acceptedAt: Moment | null;
  readonly revokedAt: Moment | null;
  /** The user who came of it. */
  readonly memberId: string | null;
}

export const invitationsTable = defineTable<Invitation>({
  name: 'invitations',
  key: ['id'],
  probes: [['email']],
  columns: {
    id: text(),
    tenantId: text(),
    email: text(),
    role: text<UserRole>(),
    status: text<Invitation['status']>(),
    hash: text(),
    totpSealed: textOrNull<Sealed>(),
    userId: textOrNull(),
    invitedBy: actor(),
    createdAt: moment(),
    expiresAt: moment(),
    acceptedAt: momentOrNull(),
    revokedAt: momentOrNull(),
    memberId: textOrNull(),
  },
});

/** Where the secret is sealed that an invitation enrols. */
export function invitationPlace(invitationId: string): SealedPlace {
  return { purpose: 'invitation_totp', rowId: invitationId };
}

/** What an invitation is made from. */
export interface NewInvitationFacts {
  readonly tenantId: string;
  readonly email: string;
  readonly role: UserRole;
  /** SHA-256 of the token that its link holds. */
  readonly hash: string;
  readonly totpSecret: string;
  /** The user who gets anew what they sign in with. */
  readonly userId?: string;
}

/** A new invitation; who has its token may accept it for seven days. */
export function newInvitation(
  { totpSecret, userId, ...facts }: NewInvitationFacts,
  { actor: invitedBy, newId, sealer, serverNow }: CommonContext,
): Invitation {
  const id = newId('inv');
  return {
    ...facts,
    id,
    status: 'pending',
    totpSealed: sealer.seal(invitationPlace(id), totpSecret),
    userId: userId ?? null,
    invitedBy,
    createdAt: serverNow,
    expiresAt: serverNow + INVITATION_MS,
    acceptedAt: null,
    revokedAt: null,
    memberId: null,
  };
}

/** Whether an invitation may be accepted at a moment of the server's clock. */
export function isPending({ status, expiresAt }: Invitation, serverNow: Moment): boolean {
  return status === 'pending' && serverNow < expiresAt;
}

/** An invitation that leads nowhere from now on. */
export function revoked(invitation: Invitation, serverNow: Moment): Invitation {
  return { ...invitation, status: 'revoked', totpSealed: null, revokedAt: serverNow };
}
