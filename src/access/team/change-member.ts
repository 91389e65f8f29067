import type { WriteHandler } from '../../contract/handler.ts';
import { type RowEffect, saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Actor } from '../../identity/actor.ts';
import { auditEntry } from '../../outbox/audit-entry.ts';
import { type CommonContext, type Loaded, type Need, type Write, need } from '../../writes/write.ts';
import { type User, type UserRole, credentialsTable, usersTable } from '../users/table.ts';
import { presentMember } from './present.ts';
import { requireGrantable, requireOwner } from './rules.ts';
import { type Team, emptyTeam, isLastOwner, teamsTable, withMember, withoutMember } from './table.ts';

/** What a decision about one member needs. */
function memberNeeds(tenantId: string, id: string): Need[] {
  return [need(usersTable, { id }), need(teamsTable, { tenantId })];
}

/** A member, and the team in which they are counted. */
export interface CountedMember {
  readonly member: User;
  readonly team: Team;
}

/** The member of a decision. @throws ApiError not_found where there is none, or none any more */
function memberIn(loaded: Loaded, tenantId: string, id: string): CountedMember {
  const member = loaded.find(usersTable, { id });
  if (member === undefined || member.removedAt !== null) throw new ApiError('not_found');
  return { member, team: loaded.find(teamsTable, { tenantId }) ?? emptyTeam(tenantId) };
}

/** @throws ApiError invalid_state where an account would be left without an owner */
function requireAnotherOwner({ member, team }: CountedMember): void {
  if (!isLastOwner(team, member.role)) return;
  throw new ApiError('invalid_state', { message: 'The account must keep at least one owner.' });
}

/**
 * Gives a member another role: confirmations under the role of before are void with it.
 * @throws ApiError invalid_state for the last owner
 */
function withRole(
  counted: CountedMember,
  role: UserRole,
  context: CommonContext,
): { readonly member: User; readonly effects: readonly RowEffect[] } {
  const { member, team } = counted;
  if (role === member.role) return { member, effects: [] };
  requireAnotherOwner(counted);
  const changed: User = { ...member, role, roleVersion: member.roleVersion + 1 };
  return {
    member: changed,
    effects: [
      saveRow(usersTable, changed),
      saveRow(teamsTable, withMember(withoutMember(team, member.role), role)),
      auditEntry(context, {
        tenantId: member.tenantId,
        type: 'team.member_role_changed',
        resourceId: member.id,
        changes: [{ field: 'role', from: member.role, to: role }],
      }),
    ],
  };
}

/**
 * Removes a member. Whatever they sign in with, and all that hangs on it, ends by that: it is told from the member wherever it is
 * looked at.
 * @throws ApiError invalid_state for the last owner
 */
function removal(counted: CountedMember, context: CommonContext): RowEffect[] {
  const { member, team } = counted;
  requireAnotherOwner(counted);
  return [
    saveRow(usersTable, { ...member, removedAt: context.serverNow }),
    saveRow(teamsTable, withoutMember(team, member.role)),
    auditEntry(context, {
      tenantId: member.tenantId,
      type: 'team.member_removed',
      resourceId: member.id,
      changes: [
        { field: 'email', from: member.email, to: null },
        { field: 'role', from: member.role, to: null },
      ],
    }),
  ];
}

/** DELETE /v1/team/members/{id} */
export const removeMember: WriteHandler<'removeMember'> = {
  kind: 'write',
  needs: ({ path: { id } }, { tenant }) => memberNeeds(tenant.id, id),
  decide: ({ path: { id } }, loaded, context) => {
    const counted = memberIn(loaded, context.head.tenant.id, id);
    requireOwner(context.standing);
    return { reply: undefined, effects: removal(counted, context) };
  },
};

/** Removes a member in the operator's place. */
export function removeUser({ tenantId, id }: Pick<User, 'tenantId' | 'id'>, actor: Actor): Write<null> {
  return {
    tenantId,
    actor,
    claimed: false,
    needs: () => memberNeeds(tenantId, id),
    decide: (loaded, context) => ({
      reply: null,
      effects: removal(memberIn(loaded, tenantId, id), context),
    }),
  };
}

/** PATCH /v1/team/members/{id}: another role, from the member's next request on. */
export const updateMember: WriteHandler<'updateMember'> = {
  kind: 'write',
  needs: ({ path: { id } }, { tenant }) => [
    ...memberNeeds(tenant.id, id),
    need(credentialsTable, { userId: id }),
  ],
  decide: ({ path: { id }, body: { role } }, loaded, context) => {
    const counted = memberIn(loaded, context.head.tenant.id, id);
    requireGrantable(context.standing, [counted.member.role, role]);
    const { member, effects } = withRole(counted, role, context);
    const credentials = loaded.find(credentialsTable, { userId: id });
    return { reply: presentMember(member, credentials?.lastSignInAt ?? null), effects };
  },
};
