import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WriteHandler } from '../../contract/handler.ts';
import type { OperationId, RequestOf } from '../../contract/operation-types.ts';
import { insertRow, saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { OPERATOR } from '../../identity/actor.ts';
import { auditEntriesTable } from '../../outbox/audit-entry.ts';
import { TestWorld } from '../../testing/worlds/test-world.ts';
import type { Standing } from '../../writes/standing.ts';
import { USER_ROLES, type User, type UserRole, usersTable } from '../users/table.ts';
import { removeMember, updateMember } from './change-member.ts';
import { createInvitation } from './invite.ts';
import { revokeInvitation } from './revoke-invitation.ts';
import { mayGrant } from './rules.ts';
import {
  type Team,
  countPending,
  emptyTeam,
  invitationsTable,
  isPending,
  teamsTable,
  withMember,
} from './table.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const role = fc.constantFrom(...USER_ROLES);
const whom = fc.nat(5);
const anyAct = fc.oneof(
  fc.record({ kind: fc.constant('join' as const), role }),
  fc.record({ kind: fc.constant('change' as const), whom, role, by: role }),
  fc.record({ kind: fc.constant('remove' as const), whom, by: role }),
  fc.record({ kind: fc.constant('invite' as const), whom, role, by: role }),
  fc.record({ kind: fc.constant('revoke' as const), whom }),
  fc.record({ kind: fc.constant('pass' as const), days: fc.constantFrom(1, 6, 7) }),
);

type Act = typeof anyAct extends fc.Arbitrary<infer Value> ? Value : never;

const standingOf = (userRole: UserRole): Standing => ({ environment: 'sandbox', key: null, userRole });

/** Has a handler decide in the world, as a signed-in user of a role asks; whether it was done. */
function ask<Id extends OperationId, Found>(
  world: TestWorld,
  by: UserRole,
  handler: WriteHandler<Id, Found>,
  request: RequestOf<Id>,
  found: Found,
): boolean {
  const { head, serverNow } = world.context;
  const standing = standingOf(by);
  try {
    world.decide(
      (loaded, context) => handler.decide(request, loaded, { ...context, standing }, found),
      handler.needs(request, head, serverNow),
    );
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

const membersOf = (world: TestWorld): User[] =>
  world.loaded.list(usersTable, {}).filter(({ removedAt }) => removedAt === null);

const teamOf = (world: TestWorld): Team => world.loaded.find(teamsTable, {}) ?? emptyTeam(world.tenantId);

function join(world: TestWorld, given: UserRole): void {
  world.decide((_loaded, context) => {
    const { newId, serverNow: createdAt } = context;
    const id = newId('usr');
    const facts = { id, tenantId: world.tenantId, email: `${id}@example.com`, name: null, role: given };
    const user: User = { ...facts, roleVersion: 1, createdAt, createdBy: OPERATOR, removedAt: null };
    const effects = [insertRow(usersTable, user), saveRow(teamsTable, withMember(teamOf(world), given))];
    return { effects };
  });
}

/** A request that a confirmation came with. */
function confirmed<Body>(id: string, body: Body) {
  return { path: { id }, query: {}, body, stepUp: { id: 'stu_test', actor: OPERATOR } };
}

/** Does one act; answers whether it was done, and the roles that it gave or took. */
function perform(world: TestWorld, act: Act): { readonly isDone: boolean; readonly touched: UserRole[] } {
  const member = 'whom' in act ? membersOf(world)[act.whom] : undefined;
  const id = member?.id ?? 'usr_none';
  switch (act.kind) {
    case 'join':
      join(world, act.role);
      return { isDone: true, touched: [] };
    case 'pass':
      world.now += act.days * DAY_MS;
      return { isDone: true, touched: [] };
    case 'change': {
      const touched = [act.role, ...(member === undefined ? [] : [member.role])];
      const request = confirmed(id, { role: act.role });
      return { isDone: ask(world, act.by, updateMember, request, undefined), touched };
    }
    case 'remove': {
      const isDone = ask(world, act.by, removeMember, confirmed(id, undefined), undefined);
      // Owners alone remove.
      return { isDone, touched: ['owner'] };
    }
    case 'invite': {
      const body = { email: `invited-${act.whom}@example.com`, role: act.role };
      const found = 'http://localhost';
      return {
        isDone: ask(world, act.by, createInvitation, confirmed('', body), found),
        touched: [act.role],
      };
    }
    case 'revoke': {
      const invitation = world.loaded.list(invitationsTable, {})[act.whom];
      const request = confirmed(invitation?.id ?? 'inv_none', undefined);
      return { isDone: ask(world, 'admin', revokeInvitation, request, undefined), touched: [] };
    }
  }
}

it('an account counts its members, owners and pending invitations, keeps an owner, and obeys rank', () => {
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 40 }), (acts) => {
      const world = new TestWorld();
      let hadOwner = false;
      for (const act of acts) {
        const entries = world.loaded.list(auditEntriesTable, {}).length;
        const { isDone, touched } = perform(world, act);
        if (!isDone) expect(world.loaded.list(auditEntriesTable, {})).toHaveLength(entries);
        if (isDone && 'by' in act) {
          expect(touched.every((each) => mayGrant(standingOf(act.by), each))).toBe(true);
        }
        const members = membersOf(world);
        const owners = members.filter((each) => each.role === 'owner').length;
        hadOwner ||= owners > 0;
        if (hadOwner) expect(owners).toBeGreaterThan(0);
        const pending = world.loaded.list(invitationsTable, {}).filter((each) => isPending(each, world.now));
        const team = teamOf(world);
        expect([team.members, team.owners]).toEqual([members.length, owners]);
        expect(countPending(team, world.now)).toBe(pending.length);
        const addresses = pending.map(({ email }) => email);
        expect(new Set(addresses).size).toBe(addresses.length);
      }
    }),
  );
});
