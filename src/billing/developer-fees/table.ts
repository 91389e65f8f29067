import type { Moment } from '../../calendar/clock.ts';
import { actorOrNull } from '../../db/statements/actor-column.ts';
import { defineTable, integer, minor, moment, text } from '../../db/statements/table.ts';
import type { Actor } from '../../identity/actor.ts';
import type { TenantHead } from '../../writes/tenant.ts';
import { type Loaded, type Need, need } from '../../writes/write.ts';

export interface DeveloperFee {
  /** Cents, for any asset. */
  readonly flatAudMinor: bigint;
  /** Of the gross. */
  readonly bps: number;
}

/** Versions are added, never changed: the newest holds. */
export interface DeveloperFeeSchedule extends DeveloperFee {
  readonly tenantId: string;
  readonly version: number;
  readonly actor: Actor | null;
  readonly stepUpId: string;
  /** Who confirmed it. */
  readonly updatedBy: string;
  /** On the tenant's clock. */
  readonly updatedAt: Moment;
}

export const developerFeeSchedulesTable = defineTable<DeveloperFeeSchedule>({
  name: 'developer_fee_schedules',
  key: ['tenantId', 'version'],
  columns: {
    tenantId: text(),
    version: integer(),
    flatAudMinor: minor(),
    bps: integer(),
    actor: actorOrNull(),
    stepUpId: text(),
    updatedBy: text(),
    updatedAt: moment(),
  },
});

/** Before a tenant sets any. */
export const NO_DEVELOPER_FEE: DeveloperFee = { flatAudMinor: 0n, bps: 0 };

/** The present developer fee. */
export function developerFeeNeeds({ tenant }: TenantHead): Need[] {
  const version = tenant.developerFeeVersion;
  return [need(developerFeeSchedulesTable, { tenantId: tenant.id, version })];
}

/** From the row of `developerFeeNeeds`. */
export function currentDeveloperFee(loaded: Loaded, { tenant }: TenantHead): DeveloperFee {
  const version = tenant.developerFeeVersion;
  const schedule = loaded.find(developerFeeSchedulesTable, { version });
  if (schedule === undefined) {
    if (version > 0) throw new Error(`Version ${version} of the developer fees of ${tenant.id} is missing`);
    return NO_DEVELOPER_FEE;
  }
  return { flatAudMinor: schedule.flatAudMinor, bps: schedule.bps };
}
