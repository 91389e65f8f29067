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

function memberNeeds(tenantId: string, id: string): Need[] {
  return [need(usersTable, { id }), need(teamsTable, { tenantId })];
}

export interface CountedMember {
  readonly member: User;
  readonly team: Team;
}

/** @throws ApiError not_found */
function memberIn(loaded: Loaded, tenantId: string, id: string): CountedMember {
  const member = loaded.find(usersTable, { id });
  if (member === undefined || member.removedAt !== null) throw new ApiError('not_found');
  return { member, team: loaded.find(teamsTable, { tenantId }) ?? emptyTeam(tenantId) };
}

/** @throws ApiError invalid_state for the last owner */
function requireAnotherOwner({ member, team }: CountedMember): void {
  if (!isLastOwner(team, member.role)) return;
  throw new ApiError('invalid_state', { message: 'The account must keep at least one owner.' });
}

/**
 * Confirmations under the earlier role end.
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
 * A removed member's credentials end with the row, judged where they are read.
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

/** For the operator. */
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

/** PATCH /v1/team/members/{id}: the role counts from the member's next request. */
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
