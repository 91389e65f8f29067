import type { Check } from '../../suite/check.ts';

/** A query that only the platform's admin may send, whatever else is in it. */
export const adminParameters: Check = {
  name: 'admin-parameters',
  title:
    'An admin-only query parameter scopes results to one client account; a non-admin caller passing it receives 403, whatever its value and whatever else is wrong with the query',
  source: 'given',
  appliesTo: ({ queryParameters }) => queryParameters.some(({ isAdminOnly }) => isAdminOnly),
  run: async (trial) => {
    const { clientId } = trial.tenant;
    await trial.together(trial.operations, async (part, { id, queryParameters }) => {
      for (const { name } of queryParameters.filter(({ isAdminOnly }) => isAdminOnly)) {
        const own = await part.call(id, { query: { [name]: clientId } });
        part.expectRefusal(own, 403, 'admin_only', `${name} with the caller's own account`);
        for (const rawQuery of [
          `${name}=`,
          name,
          `${name}=acct_00000000000000000000000000`,
          `limit=0&${name}=${clientId}`,
          `${name}=${clientId}&${name}=${clientId}`,
          `unknown=1&${name}=%zz`,
          `%${name.charCodeAt(0).toString(16)}${name.slice(1)}=x`,
        ]) {
          const exchange = await part.call(id, { rawQuery, intent: 'invalid' });
          part.expectRefusal(exchange, 403, 'admin_only', `the query ${rawQuery}`);
        }
      }
    });
  },
};
