import type { Moment } from '../calendar/clock.ts';
import { defineTable, integer, moment, text } from '../db/statements/table.ts';
import type { Balance, Wallet } from '../ledger/wallet.ts';
import type { Asset } from '../money/amount.ts';

/** A tenant account. Its settings and its configuration's versions stand in rows of their own. */
export interface Tenant {
  readonly id: string;
  /** The onboarded company name, shown as remitter where the tenant chooses so. */
  readonly name: string;
  readonly status: 'active' | 'suspended';
  /** The newest version of the tenant's configuration. */
  readonly configurationId: string;
  /** The newest version of its developer fees; 0 where it has never set any. */
  readonly developerFeeVersion: number;
  /** How many webhook subscriptions it has; 0 spares everything that is done for them. */
  readonly webhookCount: number;
  /** Counted up with every change of who hears of its events; 0 where it has never had a subscription. */
  readonly webhookVersion: number;
  readonly createdAt: Moment;
}

export const tenantsTable = defineTable<Tenant>({
  name: 'tenants',
  key: ['id'],
  isUnderWallet: true,
  columns: {
    id: text(),
    name: text(),
    status: text<Tenant['status']>(),
    configurationId: text(),
    developerFeeVersion: integer(),
    webhookCount: integer(),
    webhookVersion: integer(),
    createdAt: moment(),
  },
});

/** What every write for a tenant has loaded under the wallet's lock. */
export interface TenantHead {
  readonly tenant: Tenant;
  readonly wallet: Wallet;
  readonly balances: Readonly<Record<Asset, Balance>>;
}
