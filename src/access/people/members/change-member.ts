import type { RowEffect } from '../../../db/row-effect.ts';
import { saveRow } from '../../../db/row-effect.ts';
import { ApiError } from '../../../errors/api-error.ts';
import {
  emptyTeam,
  isLastOwner,
  teamsTable,
  withMember,
  withoutMember,
  type Team,
} from '../../../flows/people/team.ts';
import { usersTable, type User, type UserRole } from '../../../flows/people/user.ts';
import { auditEntry } from '../../../outbox/audit-entry.ts';
import { need, type CommonContext, type Loaded, type Need } from '../../../writes/write.ts';

/** What a decision about one member needs. */
export function memberNeeds(tenantId: string, id: string): Need[] {
  return [need(usersTable, { id }), need(teamsTable, { tenantId })];
}

/** A member, and the team in which they are counted. */
export interface CountedMember {
  readonly member: User;
  readonly team: Team;
}

/** The member of a decision. @throws ApiError not_found where there is none, or none any more */
export function memberIn(loaded: Loaded, tenantId: string, id: string): CountedMember {
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
export function withRole(
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
export function removal(counted: CountedMember, context: CommonContext): RowEffect[] {
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
