import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Dialect } from '../db/dialect.ts';
import { fromStored, selectList } from '../db/rows.ts';
import { listOf, runStatement } from '../db/statement.ts';
import { walletsTable, type Wallet } from '../ledger/wallet.ts';
import type { AnyWrite } from './write.ts';

/** `pass` takes what nobody else holds; `wait` queues for each lock in the database. */
export type LockMode = 'pass' | 'wait';

/** The locks that a group has taken, until its transaction ends. */
export interface TakenLocks {
  readonly wallets: readonly Wallet[];
  /** The names of the others. */
  readonly own: ReadonlySet<string>;
}

/** Takes the locks of a group's writes, in one order for all groups: the wallets by id, then the others by name. */
export async function takeLocks(
  db: Knex,
  dialect: Dialect,
  writes: readonly AnyWrite<unknown>[],
  mode: LockMode,
): Promise<TakenLocks> {
  const tenantIds = new Set<string>();
  const names = new Set<string>();
  for (const write of writes) {
    if (write.lock !== undefined) names.add(write.lock);
    else if (write.newTenant === undefined) tenantIds.add(write.tenantId);
  }
  const wallets = await lockWallets(db, dialect, [...tenantIds], mode);
  return { wallets, own: await takeOwn(db, dialect, [...names].sort(), mode) };
}

async function lockWallets(
  db: Knex,
  dialect: Dialect,
  tenantIds: readonly string[],
  mode: LockMode,
): Promise<Wallet[]> {
  if (tenantIds.length === 0) return [];
  // The writer of SQLite holds the whole file already.
  const lock = dialect === 'sqlite' ? '' : ` for update${mode === 'pass' ? ' skip locked' : ''}`;
  const sql =
    `select ${selectList(walletsTable)} from wallets where tenant_id in (${listOf('?', tenantIds.length)}) ` +
    `order by tenant_id${lock}`;
  const stored = await runStatement(db, sql, tenantIds);
  return stored.map((row) => fromStored(walletsTable, row));
}

/**
 * The number by which PostgreSQL knows a name's lock. Two names that share one wait for each other, and nothing else
 * comes of it; nobody can find a name that shares one with a given name, since the hash is a cryptographic one.
 */
function keyOfLock(name: string): string {
  return createHash('sha256').update(`lock:${name}`).digest().readBigInt64BE().toString();
}

async function takeOwn(
  db: Knex,
  dialect: Dialect,
  names: readonly string[],
  mode: LockMode,
): Promise<ReadonlySet<string>> {
  if (names.length === 0 || dialect === 'sqlite') return new Set(names);
  const take = mode === 'pass' ? 'pg_try_advisory_xact_lock(key)' : 'pg_advisory_xact_lock(key) is not null';
  // An array's elements come in their order, so that the locks are taken in it.
  const { rows } = await db.raw<{ rows: { name: string; taken: boolean }[] }>(
    `select name, ${take} as taken from unnest(cast(? as text[]), cast(? as bigint[])) as asked(name, key)`,
    [[...names], names.map(keyOfLock)],
  );
  return new Set(rows.filter(({ taken }) => taken).map(({ name }) => name));
}
