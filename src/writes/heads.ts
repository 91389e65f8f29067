import type { Knex } from 'knex';
import { ASSETS } from '../../generated/assets.ts';
import type { Moment, SharedClock } from '../clock.ts';
import type { Dialect } from '../db/dialect.ts';
import { presentIn, readPresent } from '../db/present.ts';
import { insertRow } from '../db/row-effect.ts';
import { fromStored, selectList } from '../db/rows.ts';
import { listOf, runStatement } from '../db/statement.ts';
import {
  balancesTable,
  newBalance,
  newWallet,
  walletsTable,
  type Balance,
  type Wallet,
} from '../ledger/wallet.ts';
import type { Asset } from '../money/amount.ts';
import { tenantsTable, type Tenant, type TenantHead } from './tenant.ts';
import type { WorkingSet } from './working-set.ts';
import { need, type Need } from './write.ts';

const ALL_ASSETS = Object.keys(ASSETS) as Asset[];

/** The rows of a tenant's head, which every write of the tenant may ask for. */
export function headNeeds(tenantId: string): Need[] {
  return [
    need(tenantsTable, { id: tenantId }),
    need(balancesTable, { tenantId }),
    need(walletsTable, { tenantId }),
  ];
}

/**
 * Loads the heads of the tenants whose wallets are locked, and answers the present, in whole milliseconds.
 *
 * Only the holder of a lock knows the present: what was read before the wait for it, were it in the very statement that
 * waits, lies behind what others wrote meanwhile. So the statement that loads the tenants tells it too.
 */
export async function loadHeads(
  db: Knex,
  dialect: Dialect,
  clock: SharedClock,
  set: WorkingSet,
  wallets: readonly Wallet[],
): Promise<Moment> {
  set.add(walletsTable, wallets);
  if (wallets.length === 0) return readPresent(db, dialect, clock);
  const present = presentIn(dialect, clock);
  const ids = wallets.map(({ tenantId }) => tenantId);
  const sql =
    `select ${selectList(tenantsTable)}, ${present.sql} as present from tenants ` +
    `where id in (${listOf('?', ids.length)})`;
  const stored = await runStatement(db, sql, [...present.bindings, ...ids]);
  set.add(
    tenantsTable,
    stored.map((row) => fromStored(tenantsTable, row)),
  );
  await set.load(
    db,
    wallets.map(({ tenantId }) => need(balancesTable, { tenantId })),
  );
  const [first] = stored;
  if (first === undefined) throw new Error('A wallet stands without its tenant');
  return Number(first['present']);
}

/** Makes the heads of new tenants: nobody else knows of them yet, so there is nothing to lock. */
export function createHeads(set: WorkingSet, tenants: readonly Tenant[], serverNow: Moment): void {
  for (const tenant of tenants) {
    const balances = ALL_ASSETS.map((asset) => insertRow(balancesTable, newBalance(tenant.id, asset)));
    const rows = [insertRow(tenantsTable, tenant), insertRow(walletsTable, newWallet(tenant.id))];
    set.apply(tenant.id, [...rows, ...balances], serverNow);
  }
}

/** A tenant's head as the decisions so far have left it; undefined where its wallet is not locked. */
export function findHead(set: WorkingSet, tenantId: string): TenantHead | undefined {
  const wallet = set.find(walletsTable, { tenantId });
  const tenant = set.find(tenantsTable, { id: tenantId });
  if (wallet === undefined || tenant === undefined) return undefined;
  const balances: Partial<Record<Asset, Balance>> = {};
  for (const asset of ALL_ASSETS)
    balances[asset] = set.find(balancesTable, { tenantId, asset }) ?? newBalance(tenantId, asset);
  return { tenant, wallet, balances: balances as Record<Asset, Balance> };
}
