import type { Knex } from 'knex';
import { tenantNow, type Clock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { mapRows, selectList } from '../db/rows.ts';
import { insertRow } from '../db/row-effect.ts';
import { beginWrite, CommitRefused } from '../db/write-transaction.ts';
import { ApiError } from '../errors/api-error.ts';
import type { NewId } from '../ids.ts';
import {
  balancesTable,
  newBalance,
  newWallet,
  walletsTable,
  type Balance,
  type Wallet,
} from '../ledger/wallet.ts';
import { ASSETS } from '../../generated/assets.ts';
import type { Asset } from '../money/amount.ts';
import type { ProviderTraits } from '../outbox/provider-traits.ts';
import { tenantsTable, type TenantHead } from './tenant.ts';
import { WorkingSet } from './working-set.ts';
import { need, type Write } from './write.ts';

const ALL_ASSETS = Object.keys(ASSETS) as Asset[];

/** What a group runs on. */
export interface GroupDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly providers: ProviderTraits;
  /** A number from 0 up to 1, to spread what is tried again. */
  readonly random: () => number;
  /** Told of errors that are faults of the program. */
  readonly onFault: (error: unknown) => void;
}

/** How one write of a group ended: with its reply, or with what its caller is to be told. */
export type Outcome = { readonly reply: unknown } | { readonly refusal: ApiError };

/** The ends of a group's writes, in their order; undefined for a write whose tenant another process holds. */
export interface GroupResult {
  readonly outcomes: readonly (Outcome | undefined)[];
  readonly changedTables: ReadonlySet<string>;
}

/** A group that failed as a whole. `unknown`: COMMIT was sent, and nobody said whether it happened. */
export class GroupFailure extends Error {
  readonly stage: 'before commit' | 'unknown';

  constructor(stage: 'before commit' | 'unknown', cause: unknown) {
    super(`A group of writes failed (${stage})`, { cause });
    this.stage = stage;
  }
}

/**
 * Runs writes as one database transaction: locks their tenants' wallets in id order, loads, decides in arrival order,
 * writes, commits. A refused write leaves the rest untouched.
 * @param lock `pass` leaves out tenants whose wallet another process holds; `wait` queues for it in the database.
 * @throws GroupFailure when the database fails.
 */
export async function runGroup(
  dependencies: GroupDependencies,
  writes: readonly Write<unknown>[],
  lock: 'pass' | 'wait',
): Promise<GroupResult> {
  const transaction = await beginWrite(dependencies.database).catch((error: unknown) => {
    throw new GroupFailure('before commit', error);
  });
  let result: GroupResult;
  try {
    result = await decideAll(dependencies, transaction.db, writes, lock);
  } catch (error) {
    // A connection that is gone has rolled back by itself.
    await transaction.rollback().catch(dependencies.onFault);
    throw new GroupFailure('before commit', error);
  }
  try {
    await (result.changedTables.size === 0 ? transaction.rollback() : transaction.commit());
  } catch (error) {
    if (error instanceof CommitRefused) throw new GroupFailure('before commit', error.cause);
    throw new GroupFailure('unknown', error);
  }
  return result;
}

async function decideAll(
  dependencies: GroupDependencies,
  db: Knex,
  writes: readonly Write<unknown>[],
  lock: 'pass' | 'wait',
): Promise<GroupResult> {
  const set = new WorkingSet();
  const wallets = await lockWallets(dependencies.database, db, writes, lock);
  // Only the holder of the lock knows the present: what it read before the wait lies behind what others wrote meanwhile.
  const serverNow = dependencies.clock();
  set.add(walletsTable, wallets);
  await set.load(
    db,
    wallets.flatMap(({ tenantId }) => headNeeds(tenantId)),
  );
  createTenants(set, writes, serverNow);
  const heads = writes.map((write) => findHead(set, write.tenantId));
  await set.load(
    db,
    writes.flatMap((write, index) => (heads[index] ? write.needs(heads[index], serverNow) : [])),
  );
  await set.load(
    db,
    writes.flatMap((write, index) => {
      const head = heads[index];
      return head ? (write.furtherNeeds?.(set.viewOf(write.tenantId), head) ?? []) : [];
    }),
  );
  const outcomes = writes.map((write, index) =>
    heads[index] === undefined ? undefined : decideOne(dependencies, set, write, serverNow),
  );
  await set.flush(db);
  return { outcomes, changedTables: set.changedTables() };
}

async function lockWallets(
  database: Database,
  db: Knex,
  writes: readonly Write<unknown>[],
  lock: 'pass' | 'wait',
): Promise<Wallet[]> {
  const tenantIds = [...new Set(writes.filter((write) => !write.newTenant).map((write) => write.tenantId))];
  if (tenantIds.length === 0) return [];
  const query = db('wallets')
    .select(db.raw(selectList(walletsTable)))
    .whereIn('tenant_id', tenantIds)
    .orderBy('tenant_id');
  // The writer of SQLite holds the whole file already.
  if (database.dialect === 'postgres') {
    void query.forUpdate();
    if (lock === 'pass') void query.skipLocked();
  }
  return mapRows(walletsTable, query);
}

function headNeeds(tenantId: string) {
  return [need(tenantsTable, { id: tenantId }), need(balancesTable, { tenantId })];
}

function createTenants(set: WorkingSet, writes: readonly Write<unknown>[], serverNow: number): void {
  for (const { newTenant } of writes) {
    if (newTenant === undefined) continue;
    const balances = ALL_ASSETS.map((asset) => insertRow(balancesTable, newBalance(newTenant.id, asset)));
    const rows = [insertRow(tenantsTable, newTenant), insertRow(walletsTable, newWallet(newTenant.id))];
    set.apply(newTenant.id, [...rows, ...balances], serverNow);
  }
}

function findHead(set: WorkingSet, tenantId: string): TenantHead | undefined {
  const view = set.viewOf(tenantId);
  const wallet = view.find(walletsTable, { tenantId });
  const tenant = view.find(tenantsTable, { id: tenantId });
  if (wallet === undefined || tenant === undefined) return undefined;
  const balances: Partial<Record<Asset, Balance>> = {};
  for (const asset of ALL_ASSETS)
    balances[asset] = view.find(balancesTable, { asset }) ?? newBalance(tenantId, asset);
  return { tenant, wallet, balances: balances as Record<Asset, Balance> };
}

function decideOne(
  dependencies: GroupDependencies,
  set: WorkingSet,
  write: Write<unknown>,
  serverNow: number,
): Outcome {
  try {
    const head = findHead(set, write.tenantId);
    if (head === undefined) throw new Error(`The tenant ${write.tenantId} was lost from the working set`);
    const now = tenantNow(head.wallet, serverNow);
    const { newId, providers } = dependencies;
    const context = { head, now, serverNow, newId, providers, actor: write.actor };
    const { reply, effects } = write.decide(set.viewOf(write.tenantId), context);
    set.apply(write.tenantId, effects, now);
    return { reply };
  } catch (error) {
    if (error instanceof ApiError) return { refusal: error };
    dependencies.onFault(error);
    return { refusal: new ApiError('internal_error', { cause: error }) };
  }
}
