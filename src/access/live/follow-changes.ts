import { holdsScope } from '../../identity/roles.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { SignedInCall } from '../sessions/console-handler.ts';
import { SCOPE_OF_OBJECT } from './scopes.ts';

/** GET /console/api/live: what changes, until the session ends or the role changes. */
export const followChanges: SignedInCall<'followChanges'> = {
  kind: 'signed_in',
  run: async (_request, { users, browser, credential: { session, user }, lookAgain }) => {
    const { environment, live } = users;
    const holder = { role: user.role, scopes: null };
    const pieces = await live.open({
      tenantId: user.tenantId,
      sessionId: session.id,
      lastEventId: browser.lastEventId,
      maySee: (object) => {
        const scope = SCOPE_OF_OBJECT.get(object);
        return scope !== undefined && holdsScope(holder, scope, environment);
      },
      isValid: async () => {
        try {
          return (await lookAgain()).user.role === user.role;
        } catch (error) {
          if (error instanceof ApiError) return false;
          throw error;
        }
      },
    });
    // A proxy that gathers what it passes on would hold changes back.
    return { body: '', pieces, headers: { 'X-Accel-Buffering': 'no' } };
  },
};
