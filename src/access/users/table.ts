import type { Knex } from 'knex';
import type { Moment } from '../../calendar/clock.ts';
import { actor } from '../../db/statements/actor-column.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import {
  defineTable,
  integer,
  json,
  moment,
  momentOrNull,
  text,
  textOrNull,
} from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Sealed, SealedPlace } from '../../sealing/sealer.ts';
import type { OwnLock } from '../../writes/write.ts';

/** What a user signs in with. It stands under the person's own lock. */
export interface UserCredentials {
  readonly userId: string;
  readonly tenantId: string;
  /** A PHC string; null where nobody has the password. */
  readonly passwordHash: string | null;
  /** The secret of the second factor; null where there is none. */
  readonly totpSealed: Sealed | null;
  /** The last step whose code was taken: none of it or before it is taken again. */
  readonly totpLastStep: number;
  /** A secret that is to replace it, once a code of it was given. */
  readonly enrolmentSealed: Sealed | null;
  readonly enrolmentExpiresAt: Moment | null;
  /** The one link by which the password may be replaced. */
  readonly recoveryLinkId: string | null;
  readonly lastSignInAt: Moment | null;
  readonly updatedAt: Moment;
}

export const credentialsTable = defineTable<UserCredentials>({
  name: 'user_credentials',
  key: ['userId'],
  columns: {
    userId: text(),
    tenantId: text(),
    passwordHash: textOrNull(),
    totpSealed: textOrNull<Sealed>(),
    totpLastStep: integer(),
    enrolmentSealed: textOrNull<Sealed>(),
    enrolmentExpiresAt: momentOrNull(),
    recoveryLinkId: textOrNull(),
    lastSignInAt: momentOrNull(),
    updatedAt: moment(),
  },
});

/** Where the secret of a user's second factor is sealed. */
export function totpPlace(userId: string): SealedPlace {
  return { purpose: 'totp_secret', rowId: userId };
}

/** Where the secret is sealed that is to replace it. */
export function enrolmentPlace(userId: string): SealedPlace {
  return { purpose: 'totp_enrolment', rowId: userId };
}

/** What a user signs in with; undefined where there is no such user. */
export async function findCredentials(db: Knex, userId: string): Promise<UserCredentials | undefined> {
  const [credentials] = await selectMatching(db, credentialsTable, [{ userId }]);
  return credentials;
}

/** The device of all browsers that nobody knows: they share one counter. */
export const UNKNOWN_DEVICE = '';

/** Wrong guesses against one e-mail address from one class of devices, whether anybody has that address or not. */
export interface GuessCounter {
  /** A keyed hash of the address: the table alone names nobody. */
  readonly emailKey: string;
  readonly device: string;
  /** When it was guessed wrong, or a guess is under way; the oldest first. */
  readonly failedAt: readonly Moment[];
  /** Until when nothing is tried; null where nothing is locked. */
  readonly lockedUntil: Moment | null;
  readonly updatedAt: Moment;
  /** The name of the lock that the row stands under; null in a row that an earlier version has made. */
  readonly lockSealed: Sealed | null;
}

export const guessCountersTable = defineTable<GuessCounter>({
  name: 'guess_counters',
  key: ['emailKey', 'device'],
  columns: {
    emailKey: text(),
    device: text(),
    failedAt: json<readonly Moment[]>(),
    lockedUntil: momentOrNull(),
    updatedAt: moment(),
    lockSealed: textOrNull<Sealed>(),
  },
});

/** What names a counter. */
export type GuessPlace = Pick<GuessCounter, 'emailKey' | 'device'>;

/** Where the name of a counter's lock is sealed: it holds the address. */
export function guessLockPlace({ emailKey, device }: GuessPlace): SealedPlace {
  return { purpose: 'guess_lock', rowId: `${emailKey} ${device}` };
}

/** How often somebody may be wrong. */
export interface GuessRules {
  /** So many wrong ones within the window lock. */
  readonly most: number;
  /** How long a wrong guess counts, and how long a lock holds, in milliseconds. */
  readonly windowMs: number;
}

/** @throws ApiError rate_limited when the counter is locked */
export function requireUnlocked(counter: GuessCounter | undefined, now: Moment): void {
  const lockedUntil = counter?.lockedUntil ?? null;
  if (lockedUntil === null || now >= lockedUntil) return;
  throw new ApiError('rate_limited', { retryAfterSeconds: Math.ceil((lockedUntil - now) / 1000) });
}

/**
 * Takes a guess before it is tried: it counts as wrong until it is given back, so that however many come at once, no more
 * are tried than may be wrong.
 * @throws ApiError rate_limited where the counter is locked
 */
export function takeGuess(
  counter: GuessCounter | undefined,
  place: GuessPlace,
  { most, windowMs }: GuessRules,
  now: Moment,
): GuessCounter {
  requireUnlocked(counter, now);
  const recent = (counter?.failedAt ?? []).filter((at) => now - at < windowMs);
  const failedAt = [...recent, now];
  return {
    ...place,
    failedAt,
    lockedUntil: failedAt.length >= most ? now + windowMs : null,
    updatedAt: now,
    lockSealed: counter?.lockSealed ?? null,
  };
}

/**
 * Gives a guess back that was right, or that could not be tried.
 * @param takenAt when it was taken
 */
export function giveGuessBack(counter: GuessCounter, takenAt: Moment, { most }: GuessRules): GuessCounter {
  const index = counter.failedAt.lastIndexOf(takenAt);
  if (index < 0) return counter;
  const failedAt = counter.failedAt.toSpliced(index, 1);
  return { ...counter, failedAt, lockedUntil: failedAt.length >= most ? counter.lockedUntil : null };
}

/**
 * The lock of whoever signs in with an address: their credentials, sessions and links, and the guesses against them, stand
 * under it. An address that nobody has can be locked too, so that a stranger learns nothing by waiting.
 * @param email normalised
 */
export function personLock(email: string): OwnLock {
  return `email:${email}`;
}

/** A code that stands in for the second factor, once. It stands under the person's own lock. */
export interface RecoveryCode {
  readonly userId: string;
  /** From 1 to 10. */
  readonly number: number;
  readonly tenantId: string;
  /** A PHC string; all of a set have one salt. */
  readonly hash: string;
  readonly usedAt: Moment | null;
}

export const recoveryCodesTable = defineTable<RecoveryCode>({
  name: 'recovery_codes',
  key: ['userId', 'number'],
  columns: {
    userId: text(),
    number: integer(),
    tenantId: text(),
    hash: text(),
    usedAt: momentOrNull(),
  },
});

/** A link by which a lost password is replaced, once. It stands under the person's own lock. */
export interface RecoveryLink {
  readonly id: string;
  readonly tenantId: string;
  readonly userId: string;
  /** SHA-256 of its token. */
  readonly hash: string;
  readonly createdAt: Moment;
  readonly expiresAt: Moment;
  readonly usedAt: Moment | null;
}

export const recoveryLinksTable = defineTable<RecoveryLink>({
  name: 'recovery_links',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: text(),
    userId: text(),
    hash: text(),
    createdAt: moment(),
    expiresAt: moment(),
    usedAt: momentOrNull(),
  },
});

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
