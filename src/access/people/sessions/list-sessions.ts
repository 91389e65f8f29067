import { presentMoment } from '../../../clock.ts';
import { selectMatching } from '../../../db/rows.ts';
import { isLiveSession, sessionsTable } from '../../../flows/people/session.ts';
import { findStepUp, isInForce } from '../../step-up/step-up-store.ts';
import type { SignedInCall } from '../console-handler.ts';
import { presentSession } from './session-presenter.ts';

/** GET /console/api/sessions: the user's own. */
export const listSessions: SignedInCall<'listSessions'> = {
  kind: 'signed_in',
  run: async (_request, { people: { database, sessions: terms, clock }, credential }) => {
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

/** GET /console/api/session */
export const getSession: SignedInCall<'getSession'> = {
  kind: 'signed_in',
  run: async (_request, { people: { database, sessions, clock }, credential }) => {
    const { stepUpId: id } = credential.session;
    const found = id === null ? undefined : await findStepUp(database, { id });
    const stepUp = found !== undefined && isInForce(found, clock()) ? found.stepUp : null;
    return { body: presentSession(credential, sessions, stepUp?.expiresAt ?? null) };
  },
};
