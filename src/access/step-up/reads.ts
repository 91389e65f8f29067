import type { SignedInCall } from '../sessions/console-handler.ts';
import { presentSession } from '../sessions/present.ts';
import { findStepUp, isInForce } from './table.ts';

/** GET /console/api/session */
export const getSession: SignedInCall<'getSession'> = {
  kind: 'signed_in',
  run: async (_request, { users, credential }) => {
    const { database, clock } = users;
    const { stepUpId: id } = credential.session;
    const found = id === null ? undefined : await findStepUp(database, { id });
    const stepUp = found !== undefined && isInForce(found, clock()) ? found.stepUp : null;
    return { body: presentSession(credential, users, stepUp?.expiresAt ?? null) };
  },
};
