import type { Knex } from 'knex';
import type { Dialect } from './dialect.ts';
import type { DatabaseValue } from './table.ts';

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
 */
export async function runStatement(
  db: Knex,
  sql: string,
  bindings: readonly DatabaseValue[],
): Promise<StoredRow[]> {
  return runOwn(db, { method: 'own', sql, bindings });
}

/** Runs one statement as it is, as `runStatement` does. */
export async function runOwn(db: Knex, statement: OwnStatement): Promise<StoredRow[]> {
  const client = db.client as Knex.Client;
  const connection: unknown = await client.acquireConnection();
  try {
    const { response } = (await client.query(connection, statement)) as Answer;
    return Array.isArray(response) ? response : response.rows;
  } finally {
    await client.releaseConnection(connection);
  }
}

/** Runs a statement as `runStatement` does that comes again and again: a connection parses and plans it once. */
export async function runKept(
  db: Knex,
  sql: string,
  bindings: readonly DatabaseValue[],
): Promise<StoredRow[]> {
  return runOwn(db, { method: 'own', sql, bindings, isKept: true });
}

/** For which of the two databases statements are. */
export function dialectOf(db: Knex): Dialect {
  return isSqlite(db) ? 'sqlite' : 'postgres';
}

/** Something a number of times, with commas between. */
export function listOf(item: string, count: number): string {
  return `${`${item}, `.repeat(count - 1)}${item}`;
}

/** Whether statements are for SQLite, where the two databases write something differently. */
export function isSqlite(db: Knex): boolean {
  return (db.client as Knex.Client).dialect === 'sqlite3';
}
