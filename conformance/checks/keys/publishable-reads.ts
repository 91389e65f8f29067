import { statusOf } from '../../http/exchange.ts';
import { bearer } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import { validCall } from '../../suite/valid-call.ts';
import { shown } from '../../suite/trial.ts';

export const publishableReads: Check = {
  name: 'publishable-reads',
  title: 'A publishable key reads what the contract allows it, as a secret key does',
  source: 'given',
  appliesTo: ({ keyKinds }) => keyKinds.includes('publishable'),
  lacks: ({ session }) =>
    session.credentials.publishableKey === undefined ? 'no --publishable-key was given' : undefined,
  run: async (trial) => {
    const caller = bearer('publishable key', trial.session.credentials.publishableKey ?? '');
    await trial.together(trial.operations, async (part, operation) => {
      const call = await validCall(operation.id, part.tenant, part.session);
      const exchange = await part.call(operation.id, { ...call, caller });
      part.expect(
        statusOf(exchange) === operation.success.status,
        operation.id,
        `a publishable key: ${shown(exchange)} instead of ${operation.success.status}`,
        [exchange],
      );
    });
  },
};
