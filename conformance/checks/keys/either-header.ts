import { plainKey } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import { validCall } from '../../suite/recipes.ts';

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
    await trial.each(trial.operations, async (operation) => {
      for (const caller of operation.method === 'GET' ? callers : callers.slice(0, 1)) {
        const call = await validCall(operation.id, trial.tenant, trial.session);
        const exchange = await trial.call(operation.id, { ...call, caller });
        trial.demandSuccess(exchange, `a call with the key in ${Object.keys(caller.headers).join(' and ')}`);
      }
    });
  },
};
