import { bearer } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import { validCall } from '../../suite/recipes.ts';

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
    await trial.each(trial.operations, async (operation) => {
      for (const { why, key } of trial.session.credentials.deadKeys) {
        const call = await validCall(operation.id, trial.tenant, trial.session);
        const exchange = await trial.call(operation.id, { ...call, caller: bearer(`${why} key`, key) });
        trial.expectRefusal(exchange, 401, 'unauthenticated', `a call with a ${why} key`);
      }
    });
  },
};
