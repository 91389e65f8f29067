import { ASSETS } from '../../generated/assets.ts';
import type { Moment } from '../calendar/clock.ts';
import type { Dialect } from '../db/statements/statement.ts';
import { insertRow, removeRow } from '../db/statements/table.ts';
import { selectStatement, selectStep } from '../db/statements/rows.ts';
import type { Step } from '../db/statements/statement.ts';
import type { Table } from '../db/statements/table.ts';
import { balancesTable, newBalance, newWallet, walletsTable, type Balance } from '../ledger/wallet.ts';
import type { Asset } from '../money/amount.ts';
import { tenantsTable, type Tenant, type TenantHead } from './tenant.ts';
import type { WorkingSet } from './working-set.ts';
import { need, type Need } from './write.ts';

const ALL_ASSETS = Object.keys(ASSETS) as Asset[];

/** For every write of the tenant. */
export function headNeeds(tenantId: string): Need[] {
  return [
    need(tenantsTable, { id: tenantId }),
    need(balancesTable, { tenantId }),
    need(walletsTable, { tenantId }),
  ];
}

/** @param take gets the rows of all, also of tenants whose wallets another process holds */
export function loadHeads(
  dialect: Dialect,
  tenantIds: readonly string[],
  take: <Row extends object>(table: Table<Row>, rows: readonly Row[]) => void,
): Step[] {
  if (tenantIds.length === 0) return [];
  const tenants = tenantIds.map((id) => ({ id }));
  const balances = tenantIds.map((tenantId) => ({ tenantId }));
  return [
    selectStep(selectStatement(dialect, tenantsTable, tenants), tenantsTable, (rows) =>
      take(tenantsTable, rows),
    ),
    selectStep(selectStatement(dialect, balancesTable, balances), balancesTable, (rows) =>
      take(balancesTable, rows),
    ),
  ];
}

/** New tenants are unknown to others: nothing to lock. */
export function createHeads(set: WorkingSet, tenants: readonly Tenant[], serverNow: Moment): void {
  for (const tenant of tenants) {
    const balances = ALL_ASSETS.map((asset) => insertRow(balancesTable, newBalance(tenant.id, asset)));
    // Nothing of a tenant is older than the tenant.
    const wallet = { ...newWallet(tenant.id), lastOccurredAt: tenant.createdAt };
    const rows = [insertRow(tenantsTable, tenant), insertRow(walletsTable, wallet)];
    set.apply(tenant.id, [...rows, ...balances], serverNow);
  }
}

/** Nothing of a tenant whose creation was refused or deferred is written. */
export function dropHeads(set: WorkingSet, tenants: readonly Tenant[], serverNow: Moment): void {
  for (const tenant of tenants) {
    const balances = ALL_ASSETS.map((asset) => removeRow(balancesTable, newBalance(tenant.id, asset)));
    const rows = [removeRow(tenantsTable, tenant), removeRow(walletsTable, newWallet(tenant.id))];
    set.apply(tenant.id, [...rows, ...balances], serverNow);
  }
}

/** Undefined if its wallet is not locked. */
export function findHead(set: WorkingSet, tenantId: string): TenantHead | undefined {
  const wallet = set.find(walletsTable, { tenantId });
  const tenant = set.find(tenantsTable, { id: tenantId });
  if (wallet === undefined || tenant === undefined) return undefined;
  const balances: Partial<Record<Asset, Balance>> = {};
  for (const asset of ALL_ASSETS)
    balances[asset] = set.find(balancesTable, { tenantId, asset }) ?? newBalance(tenantId, asset);
  return { tenant, wallet, balances: balances as Record<Asset, Balance> };
}
