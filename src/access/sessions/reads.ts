import { presentMoment } from '../../calendar/clock.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import type { SignedInCall } from './console-handler.ts';
import { isLiveSession, sessionsTable } from './table.ts';

export const listSessions: SignedInCall<'listSessions'> = {
  kind: 'signed_in',
  run: async (_request, { users: { database, sessions: terms, clock }, credential }) => {
    const userId = credential.user.id;
    const rows = await selectMatching(database.reader, sessionsTable, [{ userId }]);
    const now = clock();
    const live = rows.filter((session) => isLiveSession(session, terms, now));
    const newestFirst = live.toSorted((a, b) => (a.id < b.id ? 1 : -1));
    return {
      body: {
        data: newestFirst.map((session) => ({
          id: session.id,
          createdAt: presentMoment(session.createdAt),
          lastSeenAt: presentMoment(session.lastSeenAt),
          expiresAt: presentMoment(session.expiresAt),
          ipAddress: session.ipAddress,
          userAgent: session.userAgent,
          current: session.id === credential.session.id,
        })),
      },
    };
  },
};
