import type { Knex } from 'knex';
import type { Moment } from '../../../clock.ts';
import { selectMatching } from '../../../db/rows.ts';
import { credentialsTable } from '../../../flows/people/credentials.ts';
import { usersTable, type User } from '../../../flows/people/user.ts';
import { condition } from '../../../lists/condition.ts';
import type { ListOf } from '../../../lists/list-description.ts';

/** How an account's members are listed; who was removed is none. */
export const memberList: ListOf<'listMembers', User> = {
  operationId: 'listMembers',
  path: '/v1/team/members',
  table: usersTable,
  orderBy: 'id',
  moment: 'createdAt',
  time: { by: 'ids', prefix: 'usr' },
  filters: {},
  where: [condition('users.removed_at is null')],
};

/** When users signed in last, by their identifiers; those who never did are left out. */
export async function lastSignIns(
  db: Knex,
  users: readonly Pick<User, 'id'>[],
): Promise<ReadonlyMap<string, Moment>> {
  const matches = users.map(({ id }) => ({ userId: id }));
  const known = new Map<string, Moment>();
  for (const { userId, lastSignInAt } of await selectMatching(db, credentialsTable, matches)) {
    if (lastSignInAt !== null) known.set(userId, lastSignInAt);
  }
  return known;
}
