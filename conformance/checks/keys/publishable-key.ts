import { bearer } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import { validCall } from '../../suite/recipes.ts';

/** A publishable key where only secret ones are allowed. */
export const publishableKey: Check = {
  name: 'publishable-key',
  title: 'A publishable key gets 403 secret_key_required wherever the contract does not allow it',
  source: 'given',
  appliesTo: ({ isAuthenticated, keyKinds }) => isAuthenticated && !keyKinds.includes('publishable'),
  lacks: ({ session }) =>
    session.credentials.publishableKey === undefined ? 'no --publishable-key was given' : undefined,
  run: async (trial) => {
    const caller = bearer('publishable key', trial.session.credentials.publishableKey ?? '');
    await trial.each(trial.operations, async (operation) => {
      const call = await validCall(operation.id, trial.tenant, trial.session);
      const exchange = await trial.call(operation.id, { ...call, caller });
      trial.expectRefusal(exchange, 403, 'secret_key_required', 'a call with a publishable key');
    });
  },
};
