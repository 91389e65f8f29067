import type { Db } from '../../db/statements/statement.ts';
import type { Moment } from '../../calendar/clock.ts';
import type { ReadHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/present.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { type Condition, type ListOf, condition } from '../../lists/condition.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { type User, credentialsTable, usersTable } from '../users/table.ts';
import { presentInvitation, presentMember } from './present.ts';
import { type Invitation, invitationsTable } from './table.ts';

type ShownStatus = Invitation['status'] | 'expired';

/** Conditions for a status; any one suffices. */
function standsAs(status: ShownStatus | undefined, serverNow: Moment): readonly Condition[] {
  const isStored = 'invitations.status = ?';
  if (status === undefined) {
    return ['pending', 'accepted', 'revoked'].map((stored) => condition(isStored, stored));
  }
  if (status === 'pending') {
    return [condition(`${isStored} and invitations.expires_at > ?`, 'pending', serverNow)];
  }
  if (status === 'expired') {
    return [condition(`${isStored} and invitations.expires_at <= ?`, 'pending', serverNow)];
  }
  return [condition(isStored, status)];
}

/** On the server clock. */
function invitationList(
  status: ShownStatus | undefined,
  serverNow: Moment,
): ListOf<'listInvitations', Invitation> {
  return {
    operationId: 'listInvitations',
    path: '/v1/team/invitations',
    table: invitationsTable,
    orderBy: 'id',
    moment: 'createdAt',
    time: { by: 'ids', prefix: 'inv' },
    filters: { status: 'made for it' },
    // New credentials of a user are no invitation to the account.
    where: [condition('invitations.user_id is null')],
    oneOf: standsAs(status, serverNow),
  };
}

/** GET /v1/team/invitations: newest first. */
export const listInvitations: ReadHandler<'listInvitations'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors, clock }) => {
    const now = clock();
    const list = invitationList(query.status, now);
    const page = await listPage(database.reader, list, caller.tenantId, query, cursors);
    return presentPage(page, (invitation) => presentInvitation(invitation, now));
  },
};

const memberList: ListOf<'listMembers', User> = {
  operationId: 'listMembers',
  path: '/v1/team/members',
  table: usersTable,
  orderBy: 'id',
  moment: 'createdAt',
  time: { by: 'ids', prefix: 'usr' },
  filters: {},
  where: [condition('users.removed_at is null')],
};

/** Users who never signed in are left out. */
async function lastSignIns(db: Db, users: readonly Pick<User, 'id'>[]): Promise<ReadonlyMap<string, Moment>> {
  const matches = users.map(({ id }) => ({ userId: id }));
  const known = new Map<string, Moment>();
  for (const { userId, lastSignInAt } of await selectMatching(db, credentialsTable, matches)) {
    if (lastSignInAt !== null) known.set(userId, lastSignInAt);
  }
  return known;
}

/** GET /v1/team/members: newest first. */
export const listMembers: ReadHandler<'listMembers'> = {
  kind: 'read',
  read: ({ query }, { database, caller, cursors }) =>
    readSnapshot(database, async (db) => {
      const page = await listPage(db, memberList, caller.tenantId, query, cursors);
      const signIns = await lastSignIns(db, page.rows);
      return presentPage(page, (user) => presentMember(user, signIns.get(user.id) ?? null));
    }),
};
