import type { Knex } from 'knex';
import type pg from 'pg';
import { runStatement } from '../../db/statements/statement.ts';

/** How a statement of PostgreSQL has read a table. */
export interface Scan {
  /** Those that it has left out again among them. */
  readonly rows: number;
  /** Pages of the table and of its index. */
  readonly pages: number;
  readonly words: string;
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Filter?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Plan[];
}

interface Answer {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: Plan }];
}

function scansOf(plan: Plan): readonly Plan[] {
  const isScan = plan['Relation Name'] !== undefined && plan['Node Type'] !== 'ModifyTable';
  return isScan ? [plan] : (plan.Plans ?? []).flatMap(scansOf);
}

function rowsOf(plan: Plan): number {
  const left = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  return (plan['Actual Rows'] + left + (plan['Rows Removed by Join Filter'] ?? 0)) * plan['Actual Loops'];
}

/** The most rows that any part of a plan has come across. */
function mostRows(plan: Plan): number {
  return Math.max(rowsOf(plan), ...(plan.Plans ?? []).map(mostRows));
}

/** Runs a statement as it is, and answers the most rows that any part of its plan has come across. */
export async function mostRowsOf(db: Knex, sql: string): Promise<number> {
  const explain = `explain (analyze, timing off, format json) ${sql}`;
  const [row] = (await runStatement(db, explain, [])) as unknown as Answer[];
  return row === undefined ? 0 : mostRows(row['QUERY PLAN'][0].Plan);
}

function pagesOf(plan: Plan): number {
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

function wordsOf(plan: Plan): string {
  const {
    'Node Type': type,
    'Index Name': index = '',
    'Index Cond': condition = '',
    Filter: filter = '',
  } = plan;
  return `${type} ${plan['Relation Name'] ?? ''} ${index} [${condition}] [${filter}]: ${rowsOf(plan)} rows, ${pagesOf(plan)} pages`;
}

/** A statement, and what it is given. */
export interface Asked {
  readonly sql: string;
  readonly bindings: readonly (string | number | null)[];
}

function quoted(value: string | number | null): string {
  return value === null ? 'null' : `'${String(value).replaceAll("'", "''")}'`;
}

/** Plans statements on a connection once, as connections keep what comes again and again, and measures them. */
export class KeptPlans {
  readonly #connection: pg.Client;
  readonly #names = new Map<string, string>();

  constructor(connection: pg.Client) {
    this.#connection = connection;
  }

  /** Plans a statement as its tables are now. */
  async plan(statement: Asked): Promise<void> {
    await this.#explain(statement, 'explain (format json)');
  }

  /** Runs a statement by the plan that the connection has of it, and takes back what it did. */
  async measure(statement: Asked): Promise<readonly Scan[]> {
    await this.#connection.query('begin');
    const plan = await this.#explain(statement, 'explain (analyze, buffers, timing off, format json)');
    await this.#connection.query('rollback');
    return scansOf(plan).map((scan) => ({ rows: rowsOf(scan), pages: pagesOf(scan), words: wordsOf(scan) }));
  }

  async #explain({ sql, bindings }: Asked, explain: string): Promise<Plan> {
    const name = this.#names.get(sql) ?? `measured_${this.#names.size}`;
    if (!this.#names.has(sql)) await this.#connection.query(`prepare ${name} as ${sql}`);
    this.#names.set(sql, name);
    const values = bindings.length === 0 ? '' : `(${bindings.map(quoted).join(', ')})`;
    const { rows } = await this.#connection.query<Answer>(`${explain} execute ${name}${values}`);
    const [row] = rows;
    if (row === undefined) throw new Error('PostgreSQL explained nothing');
    return row['QUERY PLAN'][0].Plan;
  }
}
