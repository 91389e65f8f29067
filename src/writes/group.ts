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
import { DeclaredReads } from './declared-reads.ts';
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

/**
 * How one write of a group ended: with its reply, or with what its caller is to be told; or it is deferred, since writes
 * before it made it need rows that the group has not loaded. Nothing of a deferred write has happened: it is to be among
 * the first of the next group, in the order of arrival.
 */
export type Outcome =
  { readonly reply: unknown } | { readonly refusal: ApiError } | { readonly deferred: true };

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
    wallets.flatMap(({ tenantId }) => [
      need(tenantsTable, { id: tenantId }),
      need(balancesTable, { tenantId }),
    ]),
  );
  createTenants(set, writes, serverNow);
  const turns = writes.map((write) => turnOf(set, write));
  await set.load(
    db,
    turns.flatMap((turn) => turn?.reads.first(turn.head, serverNow) ?? []),
  );
  await set.load(
    db,
    turns.flatMap((turn) => turn?.reads.further(turn.head) ?? []),
  );
  const outcomes = decideInOrder(dependencies, set, turns, serverNow);
  await set.flush(db);
  return { outcomes, changedTables: set.changedTables() };
}

/** A write whose wallet is locked, with what it names and the head with which the group begins. */
interface Turn {
  readonly write: Write<unknown>;
  readonly reads: DeclaredReads;
  readonly head: TenantHead;
}

function turnOf(set: WorkingSet, write: Write<unknown>): Turn | undefined {
  const head = findHead(set, write.tenantId);
  return head && { write, head, reads: new DeclaredReads(write, set) };
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

function createTenants(set: WorkingSet, writes: readonly Write<unknown>[], serverNow: number): void {
  for (const { newTenant } of writes) {
    if (newTenant === undefined) continue;
    const balances = ALL_ASSETS.map((asset) => insertRow(balancesTable, newBalance(newTenant.id, asset)));
    const rows = [insertRow(tenantsTable, newTenant), insertRow(walletsTable, newWallet(newTenant.id))];
    set.apply(newTenant.id, [...rows, ...balances], serverNow);
  }
}

function findHead(set: WorkingSet, tenantId: string): TenantHead | undefined {
  const wallet = set.find(walletsTable, { tenantId });
  const tenant = set.find(tenantsTable, { id: tenantId });
  if (wallet === undefined || tenant === undefined) return undefined;
  const balances: Partial<Record<Asset, Balance>> = {};
  for (const asset of ALL_ASSETS)
    balances[asset] = set.find(balancesTable, { tenantId, asset }) ?? newBalance(tenantId, asset);
  return { tenant, wallet, balances: balances as Record<Asset, Balance> };
}

/** Decides in the order of arrival. Behind a deferred write, those of its tenant are deferred too: none overtakes it. */
function decideInOrder(
  dependencies: GroupDependencies,
  set: WorkingSet,
  turns: readonly (Turn | undefined)[],
  serverNow: number,
): (Outcome | undefined)[] {
  const decided = new Set<string>();
  const deferred = new Set<string>();
  return turns.map((turn) => {
    if (turn === undefined) return undefined;
    const { tenantId } = turn.write;
    if (deferred.has(tenantId)) return { deferred: true };
    const outcome = decideOne(dependencies, set, turn, serverNow, !decided.has(tenantId));
    ('deferred' in outcome ? deferred : decided).add(tenantId);
    return outcome;
  });
}

function decideOne(
  dependencies: GroupDependencies,
  set: WorkingSet,
  { write, reads }: Turn,
  serverNow: number,
  isFirst: boolean,
): Outcome {
  try {
    const head = findHead(set, write.tenantId);
    if (head === undefined) throw new Error(`The tenant ${write.tenantId} was lost from the working set`);
    const loaded = reads.now(head, serverNow);
    if (loaded === undefined) {
      // Nothing has changed since the needs of its tenant's first write were loaded: it would be deferred for ever.
      if (isFirst) throw new Error('The needs of a write are no function of what they are given');
      return { deferred: true };
    }
    const now = tenantNow(head.wallet, serverNow);
    const { newId, providers } = dependencies;
    const context = { head, now, serverNow, newId, providers, actor: write.actor };
    const { reply, effects } = write.decide(loaded, context);
    set.apply(write.tenantId, effects, now);
    return { reply };
  } catch (error) {
    if (error instanceof ApiError) return { refusal: error };
    dependencies.onFault(error);
    return { refusal: new ApiError('internal_error', { cause: error }) };
  }
}
