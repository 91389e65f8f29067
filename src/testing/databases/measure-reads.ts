import type { Knex } from 'knex';
import type { Database } from '../../db/connection.ts';
import { runStatement } from '../../db/statement.ts';

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
  /** Whether the index's entries themselves come to no more than what is asked for: each is found by a whole key. */
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
      isByKey: /\bid(\)::text)? = /.test(bounds) || /\bhash = /.test(bounds),
    },
  ];
}

async function measurePostgres(db: Knex, { sql, bindings }: Asked): Promise<TableRead[]> {
  await runStatement(db, `prepare measured as ${sql}`, []);
  const values = bindings.map((value) =>
    typeof value === 'number' ? value : value === null ? 'null' : `'${String(value).replaceAll("'", "''")}'`,
  );
  const given = values.length === 0 ? '' : `(${values.join(', ')})`;
  const explain = `explain (analyze, buffers, timing off, format json) execute measured${given}`;
  const [row] = (await runStatement(db, explain, [])) as unknown as [
    { readonly 'QUERY PLAN': readonly [{ readonly Plan: Plan }] },
  ];
  await runStatement(db, 'deallocate measured', []);
  return readsOf(row['QUERY PLAN'][0].Plan);
}

const STEP = /^(SCAN|SEARCH) (\w+)(?: USING (?:COVERING )?(?:INDEX (\w+)|INTEGER PRIMARY KEY))?(?: \((.*)\))?/;

async function measureSqlite(db: Knex, { sql, bindings }: Asked): Promise<TableRead[]> {
  const plan = await runStatement(db, `explain query plan ${sql}`, bindings as never);
  return plan.flatMap(({ detail }) => {
    const [, , table, index, bounds = ''] = STEP.exec(String(detail)) ?? [];
    return table === undefined ? [] : [{ table, index: index ?? null, bounds, rows: null, isByKey: /\b(id|hash)=\?/.test(bounds) }];
  });
}

/** How a statement reads the tables that it names, by the plan that readers have for it. */
export async function measureReads({ reader, dialect }: Database, asked: Asked): Promise<TableRead[]> {
  if (dialect === 'sqlite') return measureSqlite(reader, asked);
  return reader.transaction(async (db) => measurePostgres(db, asked));
}
