import type { Moment } from '../../calendar/clock.ts';
import { actorOrNull } from '../../db/statements/actor-column.ts';
import { defineTable, integer, minor, moment, text } from '../../db/statements/table.ts';
import type { Actor } from '../../identity/actor.ts';
import type { TenantHead } from '../../writes/tenant.ts';
import { type Loaded, type Need, need } from '../../writes/write.ts';

/** What a tenant withholds from each transfer. */
export interface DeveloperFee {
  /** In cents, whatever the transfer's own asset is. */
  readonly flatAudMinor: bigint;
  /** Of the gross. */
  readonly bps: number;
}

/** One version of a tenant's developer fees. Versions are added and never changed: the newest holds. */
export interface DeveloperFeeSchedule extends DeveloperFee {
  readonly tenantId: string;
  /** From 1. */
  readonly version: number;
  /** Who sent the change. */
  readonly actor: Actor | null;
  /** The confirmation that it was sent with. */
  readonly stepUpId: string;
  /** Who had confirmed it, as the contract shows them. */
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

/** What is withheld until a tenant says otherwise: nothing. */
export const NO_DEVELOPER_FEE: DeveloperFee = { flatAudMinor: 0n, bps: 0 };

/** The row that a decision reads the developer fee of the moment from. */
export function developerFeeNeeds({ tenant }: TenantHead): Need[] {
  const version = tenant.developerFeeVersion;
  return [need(developerFeeSchedulesTable, { tenantId: tenant.id, version })];
}

/** What the tenant withholds from a transfer that is detected now; of what `developerFeeNeeds` names. */
export function currentDeveloperFee(loaded: Loaded, { tenant }: TenantHead): DeveloperFee {
  const version = tenant.developerFeeVersion;
  const schedule = loaded.find(developerFeeSchedulesTable, { version });
  if (schedule === undefined) {
    if (version > 0) throw new Error(`Version ${version} of the developer fees of ${tenant.id} is missing`);
    return NO_DEVELOPER_FEE;
  }
  return { flatAudMinor: schedule.flatAudMinor, bps: schedule.bps };
}
