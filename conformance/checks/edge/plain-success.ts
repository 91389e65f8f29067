import { bodyOf } from '../../http/exchange.ts';
import type { Check } from '../../suite/check.ts';
import { validCall } from '../../suite/recipes.ts';

/** Each operation, called as the contract says. */
export const plainSuccess: Check = {
  name: 'plain-success',
  title: 'A request that keeps the contract succeeds with the documented status',
  source: 'decision',
  appliesTo: () => true,
  run: async (trial) => {
    await trial.each(trial.operations, async (operation) => {
      const call = await validCall(operation.id, trial.tenant, trial.session);
      const exchange = await trial.call(operation.id, {
        ...call,
        ...(operation.isAuthenticated ? {} : { caller: null }),
      });
      trial.demandSuccess(exchange, 'a plain call');
      trial.expect(
        bodyOf(exchange) !== undefined || !operation.success.content.has('application/json'),
        operation.id,
        'the answer has no JSON body',
      );
    });
  },
};
