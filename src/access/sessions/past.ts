import { personLocks } from '../../flows/people/locks-of-rows.ts';
import { pendingSessionsTable, sessionsTable } from '../../flows/people/session.ts';
import { tidying, type LockFinder } from '../../workers/tidy-people.ts';

const ended = {
  moment: 'expiresAt',
  keptMs: 0,
  locks: (rows: readonly { readonly userId: string }[], { db }: LockFinder) => personLocks(db, rows),
} as const;

/** Sessions that have ended by time. */
export const tidySessions = tidying({ table: sessionsTable, ...ended });

/** Sign-ins that nobody has finished in time. */
export const tidyPendingSessions = tidying({ table: pendingSessionsTable, ...ended });
