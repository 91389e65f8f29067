import { headerOf } from '../../http/exchange.ts';
import type { Check } from '../../suite/check.ts';
import { validCall } from '../../suite/recipes.ts';

export const requestIds: Check = {
  name: 'request-ids',
  title: "Every response carries an X-Request-Id of its own, and a caller's is ignored",
  source: 'decision',
  appliesTo: () => true,
  run: async (trial) => {
    const seen = new Set<string>();
    await trial.each(trial.operations, async (operation) => {
      const call = await validCall(operation.id, trial.tenant, trial.session);
      const own = 'req_01k5v0c9m3e8xtf7w2h6q4r1zs';
      const caller = operation.isAuthenticated ? {} : { caller: null };
      const exchange = await trial.call(operation.id, {
        ...call,
        ...caller,
        headers: { 'X-Request-Id': own },
      });
      const id = headerOf(exchange, 'x-request-id') ?? '';
      trial.expect(id !== own, operation.id, "the caller's X-Request-Id is echoed", [exchange]);
      trial.expect(!seen.has(id), operation.id, 'an X-Request-Id was given twice', [exchange]);
      seen.add(id);
    });
  },
};
