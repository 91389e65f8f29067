import type { Knex } from 'knex';
import { selectMatching } from '../../db/rows.ts';
import {
  developerFeeSchedulesTable,
  type DeveloperFeeSchedule,
} from '../../flows/developer-fees/developer-fee-schedule.ts';
import { tenantsTable, type Tenant } from '../../writes/tenant.ts';

/** An account with the developer fees that hold for it, for reading; they are null where it never set any. */
export async function readDeveloperFees(
  db: Knex,
  tenantId: string,
): Promise<{ readonly tenant: Tenant; readonly schedule: DeveloperFeeSchedule | null }> {
  const [tenant] = await selectMatching(db, tenantsTable, [{ id: tenantId }]);
  if (tenant === undefined) throw new Error(`There is no tenant ${tenantId}`);
  const version = tenant.developerFeeVersion;
  const [schedule = null] = await selectMatching(db, developerFeeSchedulesTable, [{ tenantId, version }]);
  return { tenant, schedule };
}
