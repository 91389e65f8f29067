import type { Moment } from '../../clock.ts';
import { defineTable, json, moment, momentOrNull, text, textOrNull } from '../../db/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Sealed, SealedPlace } from '../../sealing/sealer.ts';

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
