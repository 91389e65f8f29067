import { EVENT_OBJECTS } from '../../../generated/events.ts';
import { OPERATIONS, type OperationDescription } from '../../../generated/operations.ts';
import { holdsScope } from '../../identity/roles.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { SignedInCall } from '../sessions/console-handler.ts';

const OPERATIONS_BY_PATH: ReadonlyMap<string, OperationDescription> = new Map(
  Object.values<OperationDescription>(OPERATIONS)
    .filter(({ method }) => method === 'get')
    .map((operation) => [operation.path, operation]),
);

function scopeOf(object: string, url: string): string {
  const scope = OPERATIONS_BY_PATH.get(url.replace('{parentId}', '{id}'))?.scope;
  if (scope == null) throw new Error(`Nothing reads a ${object}`);
  return scope;
}

/** What reading an object of events needs. */
const SCOPE_OF_OBJECT: ReadonlyMap<string, string> = new Map(
  Object.entries(EVENT_OBJECTS).map(([object, { url }]) => [object, scopeOf(object, url)]),
);

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
