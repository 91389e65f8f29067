import { plainKey } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import { validCall } from '../../suite/valid-call.ts';

export const eitherHeader: Check = {
  name: 'either-header',
  title: 'The API key is taken from Authorization: Bearer or from X-Api-Key, on every operation',
  source: 'given',
  appliesTo: ({ isAuthenticated }) => isAuthenticated,
  run: async (trial) => {
    const { key } = trial.tenant;
    const callers = [
      plainKey('tenant', key),
      { name: 'tenant', headers: { Authorization: `Bearer ${key}`, 'X-Api-Key': key } },
    ];
    await trial.together(trial.operations, async (part, operation) => {
      for (const caller of operation.method === 'GET' ? callers : callers.slice(0, 1)) {
        const call = await validCall(operation.id, part.tenant, part.session);
        const exchange = await part.call(operation.id, { ...call, caller });
        part.demandSuccess(exchange, `a call with the key in ${Object.keys(caller.headers).join(' and ')}`);
      }
    });
  },
};
