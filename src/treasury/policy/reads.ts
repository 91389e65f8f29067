import type { Db } from '../../db/statements/statement.ts';
import type { ReadHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/present.ts';
import { selectMatching, selectWhere } from '../../db/statements/rows.ts';
import { tenantsTable } from '../../writes/tenant.ts';
import { presentConfiguration, presentSettings } from './present.ts';
import { type Configuration, configurationsTable, getSettings } from './table.ts';

async function getEffective(db: Db, tenantId: string): Promise<Configuration> {
  const newest = 'tenant_id = ? order by version desc limit 1';
  const [configuration] = await selectWhere(db, configurationsTable, newest, [tenantId]);
  if (configuration === undefined) throw new Error(`The tenant ${tenantId} has no configuration`);
  return configuration;
}

/** GET /v1/treasury/configurations/effective */
export const getEffectiveConfiguration: ReadHandler<'getEffectiveConfiguration'> = {
  kind: 'read',
  read: async (_request, { database, caller }) => ({
    body: presentConfiguration(await getEffective(database.reader, caller.tenantId)),
  }),
};

/** GET /v1/treasury/settings */
export const getTreasurySettings: ReadHandler<'getTreasurySettings'> = {
  kind: 'read',
  read: async (_request, { database, caller: { tenantId } }) =>
    readSnapshot(database, async (db) => {
      const [tenant] = await selectMatching(db, tenantsTable, [{ id: tenantId }]);
      return { body: presentSettings(await getSettings(db, tenantId), tenant?.name ?? tenantId) };
    }),
};
