import { bearer } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import { untilEnded } from '../../suite/made-keys.ts';
import { refusedCall } from '../../suite/valid-call.ts';

export const deadKeys: Check = {
  name: 'dead-keys',
  title: 'A revoked or expired key, and a key of the other environment, get 401 everywhere',
  source: 'given',
  appliesTo: ({ isAuthenticated }) => isAuthenticated,
  lacks: ({ session }) =>
    session.credentials.deadKeys.length === 0
      ? 'no --revoked-key, --expired-key or --foreign-key was given'
      : undefined,
  run: async (trial) => {
    await untilEnded(trial.session);
    await trial.together(trial.operations, async (part, operation) => {
      // Who is refused leaves its records unused: one call serves all.
      const call = await refusedCall(operation.id, part.tenant, part.session);
      for (const { why, key } of part.session.credentials.deadKeys) {
        const exchange = await part.call(operation.id, { ...call, caller: bearer(`${why} key`, key) });
        part.expectRefusal(exchange, 401, 'unauthenticated', `a call with a ${why} key`);
      }
    });
  },
};
