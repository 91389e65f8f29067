import { WORDS, type Word } from '../../../generated/words.ts';
import type { Db } from '../../db/statements/statement.ts';
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

/** Under the person's own lock. */
export interface UserCredentials {
  readonly userId: string;
  readonly tenantId: string;
  /** A PHC string; null without a password. */
  readonly passwordHash: string | null;
  /** Null without a second factor. */
  readonly totpSealed: Sealed | null;
  /** No code of this step or before is taken. */
  readonly totpLastStep: number;
  /** Replaces the secret once its code was given. */
  readonly enrolmentSealed: Sealed | null;
  readonly enrolmentExpiresAt: Moment | null;
  /** The one valid recovery link. */
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

export function totpPlace(userId: string): SealedPlace {
  return { purpose: 'totp_secret', rowId: userId };
}

export function enrolmentPlace(userId: string): SealedPlace {
  return { purpose: 'totp_enrolment', rowId: userId };
}

export async function findCredentials(db: Db, userId: string): Promise<UserCredentials | undefined> {
  const [credentials] = await selectMatching(db, credentialsTable, [{ userId }]);
  return credentials;
}

/** Unknown browsers share one counter. */
export const UNKNOWN_DEVICE = '';

/** Wrong guesses against an address by class of device, known address or not. */
export interface GuessCounter {
  /** Keyed hash: the table alone reveals no one. */
  readonly emailKey: string;
  readonly device: string;
  /** Wrong or under way, oldest first. */
  readonly failedAt: readonly Moment[];
  /** Null if not locked. */
  readonly lockedUntil: Moment | null;
  readonly updatedAt: Moment;
  /** Null in rows of an earlier version. */
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

export type GuessPlace = Pick<GuessCounter, 'emailKey' | 'device'>;

export function guessLockPlace({ emailKey, device }: GuessPlace): SealedPlace {
  return { purpose: 'guess_lock', rowId: `${emailKey} ${device}` };
}

export interface GuessRules {
  /** Wrong ones within the window that lock. */
  readonly most: number;
  /** How long a wrong guess counts and a lock holds, in milliseconds. */
  readonly windowMs: number;
}

/** @throws ApiError rate_limited if locked */
export function requireUnlocked(counter: GuessCounter | undefined, now: Moment): void {
  const lockedUntil = counter?.lockedUntil ?? null;
  if (lockedUntil === null || now >= lockedUntil) return;
  throw new ApiError('rate_limited', { retryAfterSeconds: Math.ceil((lockedUntil - now) / 1000) });
}

/**
 * Counts a guess as wrong until it is given back: a crowd gets no more tries than allowed.
 * @throws ApiError rate_limited if locked
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
 * For a right guess, or one that could not be tried.
 * @param takenAt its time
 */
export function giveGuessBack(counter: GuessCounter, takenAt: Moment, { most }: GuessRules): GuessCounter {
  const index = counter.failedAt.lastIndexOf(takenAt);
  if (index < 0) return counter;
  const failedAt = counter.failedAt.toSpliced(index, 1);
  return { ...counter, failedAt, lockedUntil: failedAt.length >= most ? counter.lockedUntil : null };
}

/**
 * Credentials, sessions, links and guesses of an address. Unknown addresses can be locked too: waiting reveals nothing.
 * @param email normalised
 */
export function personLock(email: string): OwnLock {
  return `email:${email}`;
}

/** Usable once; under the person's own lock. */
export interface RecoveryCode {
  readonly userId: string;
  readonly number: number;
  readonly tenantId: string;
  /** A PHC string; one salt per set. */
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

/** Usable once; under the person's own lock. */
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

/** `platform_admin` is a role of keys alone. */
export type UserRole = Word<'MemberRole'>;

/** Highest first. */
export const USER_ROLES: readonly UserRole[] = WORDS.MemberRole;

/** Signs in to one account; under its wallet. A removed user keeps the row. */
export interface User {
  readonly id: string;
  readonly tenantId: string;
  /** Normalised, permanent: names the person's own lock. */
  readonly email: string;
  readonly name: string | null;
  readonly role: UserRole;
  /** Grows with the role's changes: earlier step-ups are void. */
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

export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const users = await selectMatching(db, usersTable, [{ email }]);
  return users.find(({ removedAt }) => removedAt === null);
}

/** Removed ones too. */
export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const [user] = await selectMatching(db, usersTable, [{ id }]);
  return user;
}

/** In milliseconds of the server clock. */
export interface SessionTerms {
  readonly lifeMs: number;
  readonly idleMs: number;
}
