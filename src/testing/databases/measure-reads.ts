import type { Knex } from 'knex';
import type { Database } from '../../db/connection.ts';
import { runStatement } from '../../db/statements/statement.ts';

/** A statement with its values. */
interface Asked {
  readonly sql: string;
  readonly bindings: readonly unknown[];
}

/** One way in which a statement reads a table. */
export interface TableRead {
  readonly table: string;
  readonly index: string | null;
  /** What bounds the part of the index that is read, as the database says it. */
  readonly bounds: string;
  /** Rows or entries that were read, those that were left out among them; null where the database does not count. */
  readonly rows: number | null;
  /** Whether each look finds one row, by its whole key. */
  readonly isByKey: boolean;
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

function readsOf(plan: Plan): TableRead[] {
  const inner = (plan.Plans ?? []).flatMap(readsOf);
  const [table, index] = [plan['Relation Name'], plan['Index Name']];
  if (table === undefined && index === undefined) return inner;
  // A bitmap's rows are counted where its index is read.
  if (plan['Node Type'] === 'Bitmap Heap Scan') return inner;
  const left = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const bounds = plan['Index Cond'] ?? '';
  return [
    ...inner,
    {
      table: table ?? '',
      index: index ?? null,
      bounds,
      rows: Math.round((plan['Actual Rows'] + left) * plan['Actual Loops']),
      isByKey: /\b(id|seq|hash) = (?!ANY)/.test(bounds),
    },
  ];
}

async function measurePostgres(db: Knex, { sql, bindings }: Asked): Promise<TableRead[]> {
  await runStatement(db, `prepare measured as ${sql}`, []);
  const values = bindings.map((value) =>
    typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : JSON.stringify(value),
  );
  const given = values.length === 0 ? '' : `(${values.join(', ')})`;
  const explain = `explain (analyze, buffers, timing off, format json) execute measured${given}`;
  const [row] = (await runStatement(db, explain, [])) as unknown as [
    { readonly 'QUERY PLAN': readonly [{ readonly Plan: Plan }] },
  ];
  await runStatement(db, 'deallocate measured', []);
  return readsOf(row['QUERY PLAN'][0].Plan);
}

const STEP =
  /^(?:SCAN|SEARCH) (\w+)(?: USING (?:AUTOMATIC )?(?:PARTIAL )?(?:COVERING )?(?:INDEX (\w+)|INTEGER PRIMARY KEY))?(?: \((.*)\))?/;

/** A table that is read whole is read with all its rows. */
async function countAll(db: Knex, read: TableRead): Promise<TableRead> {
  const [row] = await runStatement(db, `select count(*) as count from ${read.table}`, []);
  return { ...read, rows: Number(row?.['count']) };
}

async function measureSqlite(db: Knex, { sql, bindings }: Asked): Promise<TableRead[]> {
  const plan = await runStatement(db, `explain query plan ${sql}`, bindings as never);
  const tables = await runStatement(db, `select name from sqlite_schema where type = 'table'`, []);
  const names = new Set(tables.map(({ name }) => String(name)));
  const details = plan.map(({ detail }) => String(detail));
  // What a statement has made itself is read whole: it may have a table's name, and is read once for each time that it is made.
  const own = details.flatMap((detail) => /^(?:CO-ROUTINE|MATERIALIZE) (\w+)/.exec(detail)?.[1] ?? []);
  const found = details.flatMap((detail) => {
    const [, table, index, bounds = ''] = STEP.exec(detail) ?? [];
    if (table === undefined) return [];
    const place = index === undefined ? own.indexOf(table) : -1;
    if (place >= 0) {
      own.splice(place, 1);
      return [];
    }
    // An alias stands for a table, and whatever has another name and no index is a query's own.
    if (index === undefined && !names.has(table)) return [];
    return [{ table, index: index ?? null, bounds, rows: null, isByKey: false }];
  });
  return Promise.all(
    found.map(async (read) => (read.index === null && names.has(read.table) ? countAll(db, read) : read)),
  );
}

/** How a statement reads the tables that it names, by the plan that readers have for it. */
export async function measureReads({ reader, dialect }: Database, asked: Asked): Promise<TableRead[]> {
  if (dialect === 'sqlite') return measureSqlite(reader, asked);
  return reader.transaction(async (db) => measurePostgres(db, asked));
}
