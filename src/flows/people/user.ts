import type { Knex } from 'knex';
import type { Actor } from '../../actor.ts';
import type { Moment } from '../../clock.ts';
import { actor } from '../../db/actor-column.ts';
import { selectMatching } from '../../db/rows.ts';
import { defineTable, integer, moment, momentOrNull, text, textOrNull } from '../../db/table.ts';

/** What a user may be; `platform_admin` is a key's role alone. */
export type UserRole = 'owner' | 'admin' | 'developer' | 'finance' | 'viewer';

/** Every role of a user, the one that may most first. */
export const USER_ROLES: readonly UserRole[] = ['owner', 'admin', 'developer', 'finance', 'viewer'];

/**
 * Somebody who signs in to one account. The row stands under the account's wallet; who is removed keeps it, and may sign in
 * no longer.
 */
export interface User {
  readonly id: string;
  readonly tenantId: string;
  /** Normalised; it never changes, and so names the person's own lock. */
  readonly email: string;
  readonly name: string | null;
  readonly role: UserRole;
  /** Counts up with the role's changes: a step-up of an earlier one is void. */
  readonly roleVersion: number;
  readonly createdAt: Moment;
  readonly createdBy: Actor;
  readonly removedAt: Moment | null;
}

export const usersTable = defineTable<User>({
  name: 'users',
  key: ['id'],
  probes: [['email']],
  columns: {
    id: text(),
    tenantId: text(),
    email: text(),
    name: textOrNull(),
    role: text<UserRole>(),
    roleVersion: integer(),
    createdAt: moment(),
    createdBy: actor(),
    removedAt: momentOrNull(),
  },
});

/** Whoever signs in with an address, in whichever account; undefined where nobody does. */
export async function findUserByEmail(db: Knex, email: string): Promise<User | undefined> {
  const users = await selectMatching(db, usersTable, [{ email }]);
  return users.find(({ removedAt }) => removedAt === null);
}

/** A user by their identifier, removed ones too. */
export async function findUser(db: Knex, id: string): Promise<User | undefined> {
  const [user] = await selectMatching(db, usersTable, [{ id }]);
  return user;
}

/** How long sessions last, in milliseconds of the server's clock. */
export interface SessionTerms {
  readonly lifeMs: number;
  readonly idleMs: number;
}
