import type { Moment } from '../calendar/clock.ts';
import { defineTable, integer, moment, text } from '../db/statements/table.ts';
import type { Balance, Wallet } from '../ledger/wallet.ts';
import type { Asset } from '../money/amount.ts';

/** Settings and configuration versions have rows of their own. */
export interface Tenant {
  readonly id: string;
  /** The onboarded company name. */
  readonly name: string;
  readonly status: 'active' | 'suspended';
  /** The newest version. */
  readonly configurationId: string;
  /** 0 if never set. */
  readonly developerFeeVersion: number;
  /** 0 spares all work for subscriptions. */
  readonly webhookCount: number;
  /** Grows with every change of the subscribers; 0 if it never had any. */
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

/** Loaded for every write of a tenant under its wallet's lock. */
export interface TenantHead {
  readonly tenant: Tenant;
  readonly wallet: Wallet;
  readonly balances: Readonly<Record<Asset, Balance>>;
}
