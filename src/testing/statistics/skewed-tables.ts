import type { Knex } from 'knex';
import type { Dialect } from '../../db/statements/statement.ts';
import { runStatement } from '../../db/statements/statement.ts';
import { columnName, integer, text, type Table } from '../../db/statements/table.ts';
import type { Lookup } from './lookups-in-source.ts';

/** A row of any table. */
export type AnyRow = Readonly<Record<string, string | number>>;

/** A table as the database has it. */
export interface KnownTable {
  readonly name: string;
  /** The names of its columns, and which of them hold numbers. */
  readonly columns: ReadonlyMap<string, 'text' | 'number'>;
  /** The columns of each unique index; an expression has no name. */
  readonly unique: readonly (readonly string[])[];
}

/** Columns of which most rows have the same value: most rows are one tenant's, of one kind, in one status. */
const SKEWED =
  /^(tenant_id|provider|adapter|kind|type|status|role|asset|network|item|counter|period|month|direction|rail|account|process)$/;

/** Whether most rows have the same value in a column. */
export function isSkewed(column: string): boolean {
  return SKEWED.test(column);
}

const COLUMNS: Readonly<Record<Dialect, string>> = {
  sqlite: `select m.name as "table", c.name as "column", lower(c.type) as type
    from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table' order by m.name, c.cid`,
  postgres: `select table_name as "table", column_name as "column", data_type as type
    from information_schema.columns where table_schema = current_schema() order by table_name, ordinal_position`,
};

const UNIQUE: Readonly<Record<Dialect, string>> = {
  sqlite: `select m.name as "table", i.name as "index", coalesce(c.name, '') as "column"
    from sqlite_master m join pragma_index_list(m.name) i join pragma_index_info(i.name) c
    where m.type = 'table' and i."unique" = 1 order by m.name, i.name, c.seqno`,
  postgres: `select t.relname as "table", i.relname as "index", coalesce(a.attname, '') as "column"
    from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    cross join lateral unnest(cast(x.indkey as int[])) with ordinality as part (number, place)
    left join pg_attribute a on a.attrelid = t.oid and a.attnum = part.number and part.number > 0
    where x.indisunique and t.relnamespace = cast(current_schema() as regnamespace)
    order by t.relname, i.relname, part.place`,
};

const NOT_OURS = /^(migrations|migrations_lock|installation|installation_identity|epochs|sqlite_.*)$/;

/** Reads which tables there are. */
export async function readTables(db: Knex, dialect: Dialect): Promise<readonly KnownTable[]> {
  const tables = new Map<
    string,
    { columns: Map<string, 'text' | 'number'>; unique: Map<string, string[]> }
  >();
  for (const row of await runStatement(db, COLUMNS[dialect], [])) {
    const [name, column] = [String(row['table']), String(row['column'])];
    if (NOT_OURS.test(name)) continue;
    const known = tables.get(name) ?? { columns: new Map<string, 'text' | 'number'>(), unique: new Map() };
    tables.set(name, known);
    known.columns.set(column, row['type'] === 'text' ? 'text' : 'number');
  }
  for (const row of await runStatement(db, UNIQUE[dialect], [])) {
    const unique = tables.get(String(row['table']))?.unique;
    const index = String(row['index']);
    unique?.set(index, [...(unique.get(index) ?? []), String(row['column'])]);
  }
  return [...tables].map(([name, { columns, unique }]) => ({ name, columns, unique: [...unique.values()] }));
}

/** A table as statements are made of it, which has its columns from the database and its key from the source. */
export function tableOf({ columns }: KnownTable, { table, key, probes }: Lookup): Table<AnyRow> {
  const field = (column: string): string =>
    column.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
  const parts = [...columns].map(([name, holds]) => [
    [...key, ...probes.flat()].find((each) => columnName(each) === name) ?? field(name),
    holds === 'text' ? text() : integer(),
  ]);
  return { name: table, key, probes, columns: Object.fromEntries(parts) as Table<AnyRow>['columns'] };
}

/** Takes away what rows have to be, so that a table can be filled by itself. */
export async function liftConstraints(db: Knex, dialect: Dialect): Promise<void> {
  if (dialect === 'sqlite') {
    await db.raw('pragma ignore_check_constraints = on');
    await db.raw('pragma foreign_keys = off');
    const triggers = await runStatement(db, `select name from sqlite_master where type = 'trigger'`, []);
    for (const { name } of triggers) await db.raw(`drop trigger "${String(name)}"`);
    return;
  }
  const dropped = `select conrelid::regclass::text as "table", conname as name from pg_constraint
    where connamespace = cast(current_schema() as regnamespace) and contype in ('c', 'f') order by contype desc`;
  const script = (await runStatement(db, dropped, [])).map(
    ({ table, name }) => `alter table ${String(table)} drop constraint "${String(name)}"`,
  );
  for (const { name } of await readTables(db, dialect)) {
    // Nobody else counts rows meanwhile.
    script.push(
      `alter table ${name} set (autovacuum_enabled = off)`,
      `alter table ${name} disable trigger user`,
    );
  }
  await db.raw(script.join(';'));
}

/** Texts that an index reads as JSON. */
const JSON_COLUMNS: readonly string[] = ['party', 'contact'];

function valueOf({ columns, unique }: KnownTable, column: string, place: number): string {
  if (columns.get(column) === 'number') return 'n';
  if (JSON_COLUMNS.includes(column)) return `'{"name":"' || n || '"}'`;
  // Of a unique set, one column has to tell its rows apart.
  const isApart = unique.some((set) => set.every(isSkewed) && set.at(-1) === column);
  if (isApart || !isSkewed(column)) return `'${column}_' || n`;
  const few = 5 + (place % 3) * 2;
  return `'${column}_' || case when n % ${few} = 0 then n % 7 else 0 end`;
}

/** Fills every table with so many rows, most of which have the same values in the columns that are skewed. */
export async function fillTables(
  db: Knex,
  dialect: Dialect,
  tables: readonly KnownTable[],
  rows: number,
): Promise<void> {
  const numbers =
    dialect === 'sqlite'
      ? `(with recursive counted (n) as (select 1 union all select n + 1 from counted where n < ${rows}) select n from counted)`
      : `(select n from generate_series(1, ${rows}) as series (n))`;
  for (const table of tables) {
    const columns = [...table.columns.keys()];
    const values = columns.map((column, place) => valueOf(table, column, place));
    await db.raw(
      `insert into ${table.name} (${columns.join(', ')}) select ${values.join(', ')} from ${numbers} as numbers`,
    );
  }
}
