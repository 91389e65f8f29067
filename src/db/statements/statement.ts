import type { Knex } from 'knex';
import type { DatabaseValue } from './table.ts';

export type Dialect = 'sqlite' | 'postgres';

/** Where statements run: a pool of connections, or an open transaction. */
export type Db = Knex;

/**
 * Sums of amounts in SQL, exact at any size. A sum over many rows may pass 64 bits, where SQLite gives up or turns to
 * floating point: so each amount is added up as its high and its low 32 bits, of which there may be two thousand
 * million before either sum is near the bound. PostgreSQL adds in NUMERIC and reads the same words.
 */
const LOW_BITS = '4294967295';
const HIGH_UNIT = 4_294_967_296n;

/** The select list of an aggregate that adds a column of minor units; read it with readExactSum under the same name. */
export function exactSum(column: string, name: string): string {
  return [
    `cast(sum(${column} >> 32) as text) as ${name}_high`,
    `cast(sum(${column} & ${LOW_BITS}) as text) as ${name}_low`,
  ].join(', ');
}

/** The sum that exactSum selected, in minor units; zero over no rows. */
export function readExactSum(row: Readonly<Record<string, unknown>>, name: string): bigint {
  return textToBigint(row[`${name}_high`]) * HIGH_UNIT + textToBigint(row[`${name}_low`]);
}

function textToBigint(value: unknown): bigint {
  return typeof value === 'string' ? BigInt(value) : 0n;
}

/**
 * A condition on an aggregate: the column does not add up to zero. Where the sum is zero the two halves cancel within
 * 64 bits, and a product that passes them is far from zero however it is rounded.
 */
export function sumIsNotZero(column: string): string {
  return `sum(${column} >> 32) * ${HIGH_UNIT} + sum(${column} & ${LOW_BITS}) <> 0`;
}

/** A row as the database gives it. */
export type StoredRow = Readonly<Record<string, string | number | null>>;

/** A statement as it is given to Knex's clients, which tell it by its method from what their builders make. */
export interface OwnStatement {
  readonly method: 'own';
  readonly sql: string;
  readonly bindings: readonly DatabaseValue[];
  /** Whether its text comes again and again, so that a connection keeps it parsed and planned. */
  readonly isKept?: true;
  /** The columns of the rows that it answers, where whoever made it knows them. */
  readonly columns?: readonly string[];
}

/** Runs statements in their order, and answers the rows of each. The first that fails ends it. */
export type RunAll = (statements: readonly OwnStatement[]) => Promise<readonly (readonly StoredRow[])[]>;

/** A statement that others run, and what takes its rows. */
export interface Step {
  readonly statement: OwnStatement;
  readonly take?: (rows: readonly StoredRow[]) => void;
}

/** Runs steps all together. */
export async function runSteps(run: RunAll, steps: readonly Step[]): Promise<void> {
  if (steps.length === 0) return;
  const answers = await run(steps.map(({ statement }) => statement));
  for (const [index, { take }] of steps.entries()) take?.(answers[index] ?? []);
}

const KEPT = { isKept: true } as const;

interface Answer {
  /** The rows themselves from SQLite's driver, a result that holds them from PostgreSQL's. */
  readonly response: StoredRow[] | { readonly rows: StoredRow[] };
}

/** Whether a query that a client is to run comes from here. */
export function isOwnStatement(query: object): query is OwnStatement {
  return 'method' in query && query.method === 'own';
}

/**
 * A statement that is written by hand and comes again and again.
 * @param sql has a `?` for each of the values and no other
 */
export function keptStatement(
  dialect: Dialect,
  sql: string,
  bindings: readonly DatabaseValue[],
): OwnStatement {
  let count = 0;
  const positioned = dialect === 'sqlite' ? sql : sql.replaceAll('?', () => `$${(count += 1)}`);
  return { method: 'own', sql: positioned, bindings, isKept: true };
}

/**
 * Runs one statement of text and values on a connection or in a transaction, and answers its rows. Knex gives the
 * connection and asks the driver, as it does for all that its builder makes; what `raw()` does besides for each value,
 * to allow names and nested queries among them, would take longer here than most statements.
 * @param sql has a `?` for each of the values and no other
 * @param keep for one that comes again and again: a connection parses and plans it once
 */
export async function runStatement(
  db: Db,
  sql: string,
  bindings: readonly DatabaseValue[] = [],
  keep?: 'kept',
): Promise<StoredRow[]> {
  return runOwn(db, { method: 'own', sql, bindings, ...(keep === 'kept' && KEPT) });
}

/** Runs one statement as it is, as `runStatement` does. */
export async function runOwn(db: Db, statement: OwnStatement): Promise<StoredRow[]> {
  const client = db.client as Knex.Client;
  const connection: unknown = await client.acquireConnection();
  try {
    const { response } = (await client.query(connection, statement)) as Answer;
    return Array.isArray(response) ? response : response.rows;
  } finally {
    await client.releaseConnection(connection);
  }
}

/** For which of the two databases statements are. */
export function dialectOf(db: Db): Dialect {
  return isSqlite(db) ? 'sqlite' : 'postgres';
}

export function listOf(item: string, count: number): string {
  return `${`${item}, `.repeat(count - 1)}${item}`;
}

/** The condition that a column has none of so many values. */
export function isNoneOf(column: string, count: number): string {
  return count === 0 ? 'true' : `${column} not in (${listOf('?', count)})`;
}

/** Whether statements are for SQLite, where the two databases write something differently. */
export function isSqlite(db: Db): boolean {
  return (db.client as Knex.Client).dialect === 'sqlite3';
}

/** What was to be committed was refused by the database itself: nothing was written, and the cause says why. */
export class CommitRefused extends Error {
  constructor(cause: unknown) {
    super('The database refused to commit', { cause });
  }
}

/** An open transaction that writes. Exactly one of commit and rollback ends it. */
export interface WriteTransaction {
  /** Runs statements in their order: on PostgreSQL all of them are sent at once. @throws the error of the first that fails */
  readonly load: RunAll;
  /**
   * Runs statements and COMMIT behind them, which are sent together on PostgreSQL.
   * @throws CommitRefused where nothing was written; any other error leaves that unknown.
   */
  readonly commit: RunAll;
  rollback(): Promise<void>;
}
