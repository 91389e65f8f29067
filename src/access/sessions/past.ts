import { personLocks } from '../users/locks-of-rows.ts';
import { pendingSessionsTable, sessionsTable, type PendingSession, type Session } from './table.ts';
import { purging, type LockFinder } from '../../workers/purge-own-rows.ts';

const ended = {
  moment: 'expiresAt',
  keptMs: 0,
  locks: (rows: readonly { readonly userId: string }[], { db }: LockFinder) => personLocks(db, rows),
} as const;

/** Ended by time. */
export const tidySessions = purging<Session>({ table: sessionsTable, ...ended });

/** Never completed in time. */
export const tidyPendingSessions = purging<PendingSession>({ table: pendingSessionsTable, ...ended });
