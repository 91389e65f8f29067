import type { Moment } from '../../clock.ts';
import { defineTable, integer, json, momentOrNull, text } from '../../db/table.ts';
import type { Invitation } from './invitation.ts';
import type { UserRole } from './user.ts';

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
