import type { Db } from '../../db/statements/statement.ts';
import type { ReadHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/present.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { type Tenant, tenantsTable } from '../../writes/tenant.ts';
import { presentDeveloperFees } from './present.ts';
import { type DeveloperFeeSchedule, developerFeeSchedulesTable } from './table.ts';

/** Null fees if the account never set any. */
async function readDeveloperFees(
  db: Db,
  tenantId: string,
): Promise<{ readonly tenant: Tenant; readonly schedule: DeveloperFeeSchedule | null }> {
  const [tenant] = await selectMatching(db, tenantsTable, [{ id: tenantId }]);
  if (tenant === undefined) throw new Error(`There is no tenant ${tenantId}`);
  const version = tenant.developerFeeVersion;
  const [schedule = null] = await selectMatching(db, developerFeeSchedulesTable, [{ tenantId, version }]);
  return { tenant, schedule };
}

/** GET /v1/developer-fees */
export const getDeveloperFees: ReadHandler<'getDeveloperFees'> = {
  kind: 'read',
  read: async (_request, { database, caller: { tenantId } }) =>
    readSnapshot(database, async (db) => {
      const { tenant, schedule } = await readDeveloperFees(db, tenantId);
      return { body: presentDeveloperFees(tenant, schedule) };
    }),
};
