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

/** Longer than any write waits. */
const CLAIM_MS = 60_000;

/**
 * An address whose invitation is being accepted. It signs in to one account, and two may have invited it: so it is
 * claimed under the person's own lock first.
 */
export interface AddressClaim {
  /** Normalised. */
  readonly email: string;
  readonly invitationId: string;
  /** On the server clock. */
  readonly claimedAt: Moment;
}

export const addressClaimsTable = defineTable<AddressClaim>({
  name: 'address_claims',
  key: ['email'],
  columns: { email: text(), invitationId: text(), claimedAt: moment() },
});

/** A claim whose acceptance ended in time holds no one. */
export function isHeld({ claimedAt }: AddressClaim, serverNow: Moment): boolean {
  return serverNow - claimedAt < CLAIM_MS;
}

/** Validity of an invitation. */
const INVITATION_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * A link to become a user, under the account's wallet. With `userId` it gives a user new credentials: then it stands
 * under the person's own lock and invites no one else.
 */
export interface Invitation {
  readonly id: string;
  readonly tenantId: string;
  readonly email: string;
  readonly role: UserRole;
  /** Expiry follows from its time. */
  readonly status: 'pending' | 'accepted' | 'revoked';
  /** SHA-256 of the link's token. */
  readonly hash: string;
  /** Null once it is over. */
  readonly totpSealed: Sealed | null;
  readonly userId: string | null;
  readonly invitedBy: Actor;
  readonly createdAt: Moment;
  readonly expiresAt: Moment;
  readonly acceptedAt: Moment | null;
  readonly revokedAt: Moment | null;
  /** The user who accepted. */
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

export function invitationPlace(invitationId: string): SealedPlace {
  return { purpose: 'invitation_totp', rowId: invitationId };
}

export interface NewInvitationFacts {
  readonly tenantId: string;
  readonly email: string;
  readonly role: UserRole;
  /** SHA-256 of the link's token. */
  readonly hash: string;
  readonly totpSecret: string;
  /** The user who gets new credentials. */
  readonly userId?: string;
}

/** Valid for seven days. */
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

export function isPending({ status, expiresAt }: Invitation, serverNow: Moment): boolean {
  return status === 'pending' && serverNow < expiresAt;
}

export function revoked(invitation: Invitation, serverNow: Moment): Invitation {
  return { ...invitation, status: 'revoked', totpSealed: null, revokedAt: serverNow };
}

type CountedInvitation = Pick<Invitation, 'id' | 'expiresAt'>;

/** Counts of an account's users, under the account's wallet. */
export interface Team {
  readonly tenantId: string;
  readonly owners: number;
  /** Owners included. */
  readonly members: number;
  /** Neither accepted nor revoked; expired ones leave with the next change. */
  readonly openInvitations: readonly CountedInvitation[];
  /** The same number for servers of the version before. */
  readonly pendingInvitations: number;
  /** Earlier step-ups are void. */
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

/** On the server clock. */
export function countPending({ openInvitations }: Team, serverNow: Moment): number {
  return openInvitations.filter(({ expiresAt }) => serverNow < expiresAt).length;
}

function withOpen(team: Team, openInvitations: readonly CountedInvitation[]): Team {
  return { ...team, openInvitations, pendingInvitations: openInvitations.length };
}

export function withInvitation(team: Team, { id, expiresAt }: CountedInvitation, serverNow: Moment): Team {
  const open = team.openInvitations.filter((each) => serverNow < each.expiresAt);
  return withOpen(team, [...open, { id, expiresAt }]);
}

export function withoutInvitations(team: Team, over: readonly Pick<Invitation, 'id'>[]): Team {
  const ids = new Set(over.map(({ id }) => id));
  return withOpen(
    team,
    team.openInvitations.filter(({ id }) => !ids.has(id)),
  );
}

export function withMember(team: Team, role: UserRole): Team {
  return { ...team, members: team.members + 1, owners: team.owners + (role === 'owner' ? 1 : 0) };
}

/** The caller has checked that an owner remains. */
export function withoutMember(team: Team, role: UserRole): Team {
  return { ...team, members: team.members - 1, owners: team.owners - (role === 'owner' ? 1 : 0) };
}

/** Whether removing one of a role would leave no owner. */
export function isLastOwner({ owners }: Team, role: UserRole): boolean {
  return role === 'owner' && owners <= 1;
}
