import { headerOf } from '../../http/exchange.ts';
import type { Check } from '../../suite/check.ts';
import { validCall } from '../../suite/valid-call.ts';

export const requestIds: Check = {
  name: 'request-ids',
  title: "Every response carries an X-Request-Id of its own, and a caller's is ignored",
  source: 'decision',
  appliesTo: () => true,
  run: async (trial) => {
    const seen = new Set<string>();
    await trial.together(trial.operations, async (part, operation) => {
      const call = await validCall(operation.id, part.tenant, part.session);
      const own = 'req_01k5v0c9m3e8xtf7w2h6q4r1zs';
      const caller = operation.isAuthenticated ? {} : { caller: null };
      const exchange = await part.call(operation.id, {
        ...call,
        ...caller,
        headers: { 'X-Request-Id': own },
      });
      const id = headerOf(exchange, 'x-request-id') ?? '';
      part.expect(id !== own, operation.id, "the caller's X-Request-Id is echoed", [exchange]);
      part.expect(!seen.has(id), operation.id, 'an X-Request-Id was given twice', [exchange]);
      seen.add(id);
    });
  },
};
