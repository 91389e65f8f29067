import { createHash } from 'node:crypto';
import { SERVER_STATEMENT_LIMIT_MS } from '../db/drivers/open-postgres.ts';
import type { Dialect } from '../db/statements/statement.ts';
import { selectStatement, selectStep } from '../db/statements/rows.ts';
import type { Step } from '../db/statements/statement.ts';
import { walletsTable, type Wallet } from '../ledger/wallet.ts';
import type { AnyWrite } from './write.ts';

/**
 * `pass` takes what no other process holds; `wait` queues for each lock in the database; `patient` queues for half a second,
 * and fails with query_canceled.
 */
export type LockMode = 'pass' | 'wait' | 'patient';

/** Several groups of other processes end in this time, and no frozen process delays other tenants for longer. */
const PATIENT_MS = 500;

/** The locks that a group asks for. */
export interface AskedLocks {
  readonly tenantIds: readonly string[];
  /** The names of the others. */
  readonly names: readonly string[];
}

/** The locks that a group has taken, until its transaction ends. */
export interface TakenLocks {
  readonly wallets: Wallet[];
  /** The names of the others. */
  readonly own: Set<string>;
}

/** The locks of a group's writes. */
export function askedLocks(writes: readonly AnyWrite<unknown>[]): AskedLocks {
  const tenantIds = new Set<string>();
  const names = new Set<string>();
  for (const write of writes) {
    if (write.lock !== undefined) names.add(write.lock);
    else if (write.newTenant === undefined) tenantIds.add(write.tenantId);
  }
  return { tenantIds: [...tenantIds], names: [...names].sort() };
}

/**
 * What takes locks, in one order for all groups: the wallets by id, then the others by name.
 * @param patientMs how long a patient group waits for wallets, and for the others
 */
export function takeLocks(
  dialect: Dialect,
  asked: AskedLocks,
  mode: LockMode,
  taken: TakenLocks,
  patientMs = PATIENT_MS,
): Step[] {
  const locks = [
    ...lockWallets(dialect, asked.tenantIds, mode, taken),
    ...takeOwn(dialect, asked.names, mode, taken),
  ];
  return mode === 'patient'
    ? [waitAtMost(patientMs), ...locks, waitAtMost(SERVER_STATEMENT_LIMIT_MS)]
    : locks;
}

/** For each statement of the rest of the transaction: a bound for each lock would add up. */
function waitAtMost(ms: number): Step {
  return { statement: { method: 'own', sql: `set local statement_timeout = ${ms}`, bindings: [] } };
}

function lockWallets(
  dialect: Dialect,
  tenantIds: readonly string[],
  mode: LockMode,
  { wallets }: TakenLocks,
): Step[] {
  if (tenantIds.length === 0) return [];
  // The writer of SQLite holds the whole file already.
  const lock = dialect === 'sqlite' ? '' : ` for update${mode === 'pass' ? ' skip locked' : ''}`;
  const matches = tenantIds.map((tenantId) => ({ tenantId }));
  const statement = selectStatement(dialect, walletsTable, matches, ` order by tenant_id${lock}`);
  return [selectStep(statement, walletsTable, (rows) => wallets.push(...rows))];
}

/**
 * The number by which PostgreSQL knows a name's lock. Two names that share one wait for each other, and nothing else
 * comes of it; nobody can find a name that shares one with a given name, since the hash is a cryptographic one.
 */
function keyOfLock(name: string): string {
  return createHash('sha256').update(`lock:${name}`).digest().readBigInt64BE().toString();
}

const TRY = 'cast(pg_try_advisory_xact_lock(key) as integer)';
const WAIT = 'cast(pg_advisory_xact_lock(key) is not null as integer)';

function takeOwn(dialect: Dialect, names: readonly string[], mode: LockMode, { own }: TakenLocks): Step[] {
  if (dialect === 'sqlite') for (const name of names) own.add(name);
  if (names.length === 0 || dialect === 'sqlite') return [];
  const keys = names.map(keyOfLock);
  // An array's elements come in their order, so that the locks are taken in it.
  const sql =
    `select cast(key as text) as key, ${mode === 'pass' ? TRY : WAIT} as taken ` +
    'from unnest(cast($1 as bigint[])) as asked (key)';
  const take: Step['take'] = (rows) => {
    const taken = new Set(rows.filter((row) => row['taken'] === 1).map(({ key }) => key));
    for (const [index, name] of names.entries()) if (taken.has(keys[index] ?? null)) own.add(name);
  };
  return [{ statement: { method: 'own', sql, bindings: [`{${keys.join()}}`], isKept: true }, take }];
}
