import { bearer } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import { refusedCall } from '../../suite/valid-call.ts';

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
    await trial.together(trial.operations, async (part, operation) => {
      const call = await refusedCall(operation.id, part.tenant, part.session);
      const exchange = await part.call(operation.id, { ...call, caller });
      part.expectRefusal(exchange, 403, 'secret_key_required', 'a call with a publishable key');
    });
  },
};
