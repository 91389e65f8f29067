import type { Knex } from 'knex';
import type { Actor } from '../../actor.ts';
import type { Moment } from '../../clock.ts';
import { actorOrNull } from '../../db/actor-column.ts';
import { selectMatching } from '../../db/rows.ts';
import { defineTable, flag, integer, moment, text } from '../../db/table.ts';

/** How a tenant wants its payouts made, until changed; a payout keeps what held when it was created. */
export interface TreasurySettings {
  readonly tenantId: string;
  readonly payoutRemitter: 'platform' | 'tenant';
  /** Whether anything may be paid in the tenant's name. */
  readonly poboEnabled: boolean;
  /** Counted up with every change. */
  readonly version: number;
  readonly updatedAt: Moment;
  /** Who made them what they are; null where nobody had kept it. */
  readonly changedBy: Actor | null;
}

export const treasurySettingsTable = defineTable<TreasurySettings>({
  name: 'treasury_settings',
  key: ['tenantId'],
  columns: {
    tenantId: text(),
    payoutRemitter: text<TreasurySettings['payoutRemitter']>(),
    poboEnabled: flag(),
    version: integer(),
    updatedAt: moment(),
    changedBy: actorOrNull(),
  },
});

/** The settings of a new tenant: the platform is shown as remitter, and the tenant may be. */
export function firstSettings(tenantId: string, now: Moment, actor: Actor): TreasurySettings {
  return {
    tenantId,
    payoutRemitter: 'platform',
    poboEnabled: true,
    version: 1,
    updatedAt: now,
    changedBy: actor,
  };
}

/** Who is shown as remitter by default. A server of an earlier version may have stored two settings that contradict. */
export function usualRemitter({
  payoutRemitter,
  poboEnabled,
}: Pick<TreasurySettings, 'payoutRemitter' | 'poboEnabled'>): TreasurySettings['payoutRemitter'] {
  return poboEnabled ? payoutRemitter : 'platform';
}

/** The tenant's settings, for reading. */
export async function getSettings(db: Knex, tenantId: string): Promise<TreasurySettings> {
  const [settings] = await selectMatching(db, treasurySettingsTable, [{ tenantId }]);
  if (settings === undefined) throw new Error(`The tenant ${tenantId} has no settings`);
  return settings;
}
