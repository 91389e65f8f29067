import { WORDS, type Word } from '../../../generated/words.ts';
import type { Schema } from '../../contract/operation-types.ts';
import type { Db } from '../../db/statements/statement.ts';
import { ASSETS } from '../../../generated/assets.ts';
import type { Moment } from '../../calendar/clock.ts';
import { actorOrNull } from '../../db/statements/actor-column.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { defineTable, flag, integer, json, moment, text } from '../../db/statements/table.ts';
import type { Actor } from '../../identity/actor.ts';
import type { TenantHead } from '../../writes/tenant.ts';
import { type Loaded, type Need, need } from '../../writes/write.ts';

export type PricedOperation = Word<'ConfiguredOperation'>;

type Fixed<Value> = Value extends object ? { readonly [Name in keyof Value]: Fixed<Value[Name]> } : Value;

type Shown = Fixed<Schema<'TreasuryConfiguration'>>;

/** Kept as they are shown; amounts are text, in the unit of their asset. */
export type ConfigurationTerms = Omit<
  Shown,
  'id' | 'clientId' | 'version' | 'effectiveAt' | 'createdAt' | 'createdBy' | 'reason'
>;

export type LimitRule = ConfigurationTerms['limits']['rules'][number];

export type FeeEntry = ConfigurationTerms['pricing']['fees'][number];

export interface Configuration {
  readonly id: string;
  readonly tenantId: string;
  readonly version: number;
  readonly effectiveAt: Moment;
  readonly createdAt: Moment;
  /** As shown in answers. */
  readonly createdBy: string;
  /** Null in versions from before actors were kept. */
  readonly actor: Actor | null;
  readonly reason: string;
  readonly terms: ConfigurationTerms;
}

export const configurationsTable = defineTable<Configuration>({
  name: 'configurations',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: text(),
    version: integer(),
    effectiveAt: moment(),
    createdAt: moment(),
    createdBy: text(),
    actor: actorOrNull(),
    reason: text(),
    terms: json<ConfigurationTerms>(),
  },
});

export function configurationNeed(head: TenantHead): Need {
  return need(configurationsTable, { id: head.tenant.configurationId });
}

export function currentConfiguration(loaded: Loaded, head: TenantHead): Configuration {
  const configuration = loaded.find(configurationsTable, { id: head.tenant.configurationId });
  if (configuration === undefined) throw new Error(`The configuration of ${head.tenant.id} was not loaded`);
  return configuration;
}

/** Nothing charged or limited, everything on (`TreasuryConfiguration` in the contract). */
export function firstTerms(): ConfigurationTerms {
  const stablecoins = WORDS.StablecoinAsset;
  return {
    limits: { rules: [], beneficiaryDailyMaximum: 0, creditLimits: [] },
    capabilities: {
      fundingEnabled: true,
      payoutsEnabled: true,
      stableWithdrawalsEnabled: true,
      conversionsEnabled: true,
      audInboundRails: WORDS.AudRail,
      audOutboundRails: WORDS.AudRail,
      assetNetworks: stablecoins.flatMap((asset) =>
        ASSETS[asset].networks.map((network) => ({ asset, network, enabled: true })),
      ),
    },
    returns: {
      lossAllocation: 'tenant',
      refundDeductedFee: false,
      holdbackBps: 0,
      replenishment: 'next_funding',
      retryLimit: 5,
      timeoutSeconds: 86_400,
      staleEventSeconds: 86_400,
    },
    accounting: {
      glMapping: {},
      policyTemplate: 'standard',
      statementFrequency: 'monthly',
      notifyOnReturn: true,
    },
    recovery: {
      rtoMinutes: 60,
      rpoMinutes: 0,
      queueRecoveryMinutes: 15,
      reconciliationStaleMinutes: 60,
      accountingCloseHours: 24,
    },
    pricing: { fees: [] },
    identity: {
      requireIdentityEvidence: false,
      identityLevelName: 'standard',
      evidenceMaxAgeSeconds: 31_536_000,
      manualReviewThreshold: 0,
    },
    settlement: { mode: 'instant', quoteTtlSeconds: 30, maximumSlippageBps: 50 },
    defaultRoutePair: { asset: 'USDC', network: 'ethereum' },
  };
}

/** Defaults for new payouts; a payout keeps those of its creation. */
export interface TreasurySettings {
  readonly tenantId: string;
  readonly payoutRemitter: Word<'Remitter'>;
  /** Whether payouts may be made in the tenant's name. */
  readonly poboEnabled: boolean;
  readonly version: number;
  readonly updatedAt: Moment;
  /** Null in rows from before actors were kept. */
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

/** The platform is remitter by default; the tenant may be. */
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

/** Earlier versions may have stored two settings that contradict. */
export function usualRemitter({
  payoutRemitter,
  poboEnabled,
}: Pick<TreasurySettings, 'payoutRemitter' | 'poboEnabled'>): TreasurySettings['payoutRemitter'] {
  return poboEnabled ? payoutRemitter : 'platform';
}

export async function getSettings(db: Db, tenantId: string): Promise<TreasurySettings> {
  const [settings] = await selectMatching(db, treasurySettingsTable, [{ tenantId }]);
  if (settings === undefined) throw new Error(`The tenant ${tenantId} has no settings`);
  return settings;
}
