import type { Moment } from '../../calendar/clock.ts';
import { defineTable, integer, moment, momentOrNull, text, textOrNull } from '../../db/statements/table.ts';
import type { SessionTerms } from '../users/table.ts';

/** The sessions that one user may have at once: one more ends the one that is idle longest. */
const MOST_SESSIONS = 10;

/**
 * Somebody who is signed in. It stands under the person's own lock. What has ended has no row; what ends by time, by the
 * user's removal or by a new role is judged where it is looked at.
 */
export interface Session {
  readonly id: string;
  readonly tenantId: string;
  readonly userId: string;
  /** SHA-256 of the cookie's value, which changes; the identifier stays. */
  readonly hash: string;
  /** The device by which wrong codes are counted. */
  readonly device: string;
  readonly createdAt: Moment;
  /** To the minute. */
  readonly lastSeenAt: Moment;
  /** When it ends however it is used. */
  readonly expiresAt: Moment;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  /** Its own confirmation by the second factor; null where it has none. */
  readonly stepUpId: string | null;
  readonly stepUpExpiresAt: Moment | null;
}

export const sessionsTable = defineTable<Session>({
  name: 'sessions',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: text(),
    userId: text(),
    hash: text(),
    device: text(),
    createdAt: moment(),
    lastSeenAt: moment(),
    expiresAt: moment(),
    ipAddress: textOrNull(),
    userAgent: textOrNull(),
    stepUpId: textOrNull(),
    stepUpExpiresAt: momentOrNull(),
  },
});

/** Somebody who has given the right password, and no code yet. It stands under the person's own lock. */
export interface PendingSession {
  readonly hash: string;
  readonly tenantId: string;
  readonly userId: string;
  /** The device by which wrong codes are counted; empty for one that nobody knows. */
  readonly device: string;
  readonly wrongCodes: number;
  readonly createdAt: Moment;
  readonly expiresAt: Moment;
}

export const pendingSessionsTable = defineTable<PendingSession>({
  name: 'pending_sessions',
  key: ['hash'],
  columns: {
    hash: text(),
    tenantId: text(),
    userId: text(),
    device: text(),
    wrongCodes: integer(),
    createdAt: moment(),
    expiresAt: moment(),
  },
});

/** When a session ends unless it is used. */
export function idleEnd({ lastSeenAt, expiresAt }: Session, { idleMs }: SessionTerms): Moment {
  return Math.min(lastSeenAt + idleMs, expiresAt);
}

/** Whether a session has not ended by time. */
export function isLiveSession(session: Session, terms: SessionTerms, serverNow: Moment): boolean {
  return serverNow < idleEnd(session, terms);
}

/** Without its confirmation. */
export function withoutStepUp(session: Session): Session {
  return { ...session, stepUpId: null, stepUpExpiresAt: null };
}

/** The sessions that must end so that one more has its place: those that have ended by time, and then the ones idle longest. */
export function sessionsToEnd(
  sessions: readonly Session[],
  terms: SessionTerms,
  serverNow: Moment,
): readonly Session[] {
  const live = sessions.filter((session) => isLiveSession(session, terms, serverNow));
  const ended = sessions.filter((session) => !live.includes(session));
  const idleFirst = live.toSorted((a, b) => a.lastSeenAt - b.lastSeenAt || (a.id < b.id ? -1 : 1));
  return [...ended, ...idleFirst.slice(0, Math.max(0, live.length - MOST_SESSIONS + 1))];
}
