import type { Moment } from '../../calendar/clock.ts';
import { actor } from '../../db/statements/actor-column.ts';
import {
  defineTable,
  integer,
  json,
  moment,
  momentOrNull,
  text,
  textOrNull,
} from '../../db/statements/table.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Sealed, SealedPlace } from '../../sealing/sealer.ts';
import type { CommonContext } from '../../writes/write.ts';
import type { UserRole } from '../users/table.ts';

/** For how long an address is claimed: longer than any write waits for its turn. */
const CLAIM_MS = 60_000;

/**
 * Whose invitation is being accepted at an address just now. An address signs in to one account, and two accounts may have invited
 * it, whose wallets know nothing of each other: so it is claimed under the person's own lock first.
 */
export interface AddressClaim {
  /** Normalised. */
  readonly email: string;
  readonly invitationId: string;
  /** On the server's clock. */
  readonly claimedAt: Moment;
}

export const addressClaimsTable = defineTable<AddressClaim>({
  name: 'address_claims',
  key: ['email'],
  columns: { email: text(), invitationId: text(), claimedAt: moment() },
});

/** Whether a claim keeps others from the address; one whose acceptance has ended in time keeps nobody. */
export function isHeld({ claimedAt }: AddressClaim, serverNow: Moment): boolean {
  return serverNow - claimedAt < CLAIM_MS;
}

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

/** An invitation that counts until it is accepted, is revoked or expires. */
type CountedInvitation = Pick<Invitation, 'id' | 'expiresAt'>;

/** What is counted of an account's users; it stands under the account's wallet. */
export interface Team {
  readonly tenantId: string;
  readonly owners: number;
  /** Owners too. */
  readonly members: number;
  /** Those that were neither accepted nor revoked; what has expired is left out with the next change. */
  readonly openInvitations: readonly CountedInvitation[];
  /** As many as those: servers of the version before know the number alone. */
  readonly pendingInvitations: number;
  /** When the account was last suspended: step-ups of before are void. */
  readonly suspendedAt: Moment | null;
}

export const teamsTable = defineTable<Team>({
  name: 'teams',
  key: ['tenantId'],
  columns: {
    tenantId: text(),
    owners: integer(),
    members: integer(),
    openInvitations: json<readonly CountedInvitation[]>(),
    pendingInvitations: integer(),
    suspendedAt: momentOrNull(),
  },
});

/** What an account begins with. */
export function emptyTeam(tenantId: string): Team {
  return {
    tenantId,
    owners: 0,
    members: 0,
    openInvitations: [],
    pendingInvitations: 0,
    suspendedAt: null,
  };
}

/** How many invitations may be accepted at a moment of the server's clock. */
export function countPending({ openInvitations }: Team, serverNow: Moment): number {
  return openInvitations.filter(({ expiresAt }) => serverNow < expiresAt).length;
}

function withOpen(team: Team, openInvitations: readonly CountedInvitation[]): Team {
  return { ...team, openInvitations, pendingInvitations: openInvitations.length };
}

/** The team with an invitation more. */
export function withInvitation(team: Team, { id, expiresAt }: CountedInvitation, serverNow: Moment): Team {
  const open = team.openInvitations.filter((each) => serverNow < each.expiresAt);
  return withOpen(team, [...open, { id, expiresAt }]);
}

/** The team without invitations that are over. */
export function withoutInvitations(team: Team, over: readonly Pick<Invitation, 'id'>[]): Team {
  const ids = new Set(over.map(({ id }) => id));
  return withOpen(
    team,
    team.openInvitations.filter(({ id }) => !ids.has(id)),
  );
}

/** The team with a member more. */
export function withMember(team: Team, role: UserRole): Team {
  return { ...team, members: team.members + 1, owners: team.owners + (role === 'owner' ? 1 : 0) };
}

/** The team with a member less; whether that leaves an owner, the caller has looked at. */
export function withoutMember(team: Team, role: UserRole): Team {
  return { ...team, members: team.members - 1, owners: team.owners - (role === 'owner' ? 1 : 0) };
}

/** Whether the account would go from one owner to none, if somebody of a role were an owner no more. */
export function isLastOwner({ owners }: Team, role: UserRole): boolean {
  return role === 'owner' && owners <= 1;
}
