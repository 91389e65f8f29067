import type { Moment } from '../../calendar/clock.ts';
import { defineTable, integer, moment, momentOrNull, text, textOrNull } from '../../db/statements/table.ts';
import type { SessionTerms } from '../users/table.ts';

/** Sessions per user; one more ends the one that is idle longest. */
const MOST_SESSIONS = 10;

/**
 * A signed-in user, under the person's own lock. An ended session has no row; ends by time, removal or a new role are
 * judged when it is read.
 */
export interface Session {
  readonly id: string;
  readonly tenantId: string;
  readonly userId: string;
  /** SHA-256 of the cookie's value, which changes; the identifier stays. */
  readonly hash: string;
  /** Counts wrong codes. */
  readonly device: string;
  readonly createdAt: Moment;
  /** To the minute. */
  readonly lastSeenAt: Moment;
  /** However it is used. */
  readonly expiresAt: Moment;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  /** Null without a confirmation. */
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

/** The right password, and no code yet; under the person's own lock. */
export interface PendingSession {
  readonly hash: string;
  readonly tenantId: string;
  readonly userId: string;
  /** Counts wrong codes; empty for an unknown device. */
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

/** Not ended by time. */
export function isLiveSession(session: Session, terms: SessionTerms, serverNow: Moment): boolean {
  return serverNow < idleEnd(session, terms);
}

/** Without its confirmation. */
export function withoutStepUp(session: Session): Session {
  return { ...session, stepUpId: null, stepUpExpiresAt: null };
}

/** Those ended by time, then those idle longest. */
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
