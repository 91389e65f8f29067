import type { Database } from '../../db/connection.ts';
import { fromStored, selectList, selectStatement } from '../../db/statements/rows.ts';
import { runOwn, runStatement } from '../../db/statements/statement.ts';
import { columnName, type Table } from '../../db/statements/table.ts';
import { removeStatement, updateStatement } from '../../db/statements/table-statements.ts';
import { statementsOf } from '../databases/rows-read.ts';
import { createTestWriteQueue } from '../worlds/test-write-queue.ts';
import { LOOKS, PRESENT } from '../worlds/worker-looks.ts';
import type { Asked } from './explained.ts';
import type { Lookup } from './lookups-in-source.ts';
import { tableOf, type AnyRow, type KnownTable } from './skewed-tables.ts';

/** How many rows are looked up at once. */
export const SOUGHT = 5;

/** A statement that is measured. */
export interface AskedStatement extends Asked {
  readonly name: string;
  readonly table: string;
  /** The rows that it may read; undefined where it takes the first of many. */
  readonly found?: number;
}

/** Rows of a table that have what a lookup names; one that is not there where there are none. */
async function soughtRows(
  { reader }: Database,
  table: Table<AnyRow>,
  fields: readonly string[],
): Promise<AnyRow[]> {
  const given = fields.map((field) => `${columnName(field)} is not null`).join(' and ');
  const order = fields.map(columnName).toReversed().join(', ');
  const sql = `select ${selectList(table)} from ${table.name} where ${given} order by ${order} limit ${SOUGHT}`;
  const stored = await runStatement(reader, sql, []);
  const absent = Object.fromEntries(Object.keys(table.columns).map((field) => [columnName(field), 0]));
  return (stored.length === 0 ? [absent] : stored).map((row) => fromStored(table, row));
}

/** The statements of one lookup, and where it goes by the key, those that change and remove its rows. */
async function statementsFor(
  database: Database,
  known: KnownTable,
  lookup: Lookup,
): Promise<AskedStatement[]> {
  const { dialect, reader } = database;
  const table = tableOf(known, lookup);
  const rows = await soughtRows(database, table, lookup.fields);
  const matches = rows.map((row) =>
    Object.fromEntries(lookup.fields.map((field) => [field, row[field] ?? 0])),
  );
  const select = selectStatement(dialect, table, matches);
  // What a set of columns finds that few rows share may be read, whatever else is asked of those.
  const probe = [lookup.key, ...lookup.probes].find((set) =>
    set.every((field) => lookup.fields.includes(field)),
  );
  const probes = matches.map((match) =>
    Object.fromEntries((probe ?? lookup.fields).map((field) => [field, match[field] ?? 0])),
  );
  const found = (await runOwn(reader, selectStatement(dialect, table, probes))).length;
  const name = `${table.name}(${lookup.fields.join()})`;
  const common = { table: table.name, found };
  const isKey = lookup.fields.toSorted().join() === lookup.key.toSorted().join();
  const changes = isKey
    ? [
        { name: `remove from ${name}`, ...removeStatement(dialect, table, rows), ...common },
        { name: `update ${name}`, ...updateStatement(dialect, table, rows), ...common },
      ]
    : [];
  return [{ name, ...select, ...common }, ...changes];
}

/** Every statement by which the product looks rows up, as it is for the rows that there are now. */
export async function lookupStatements(
  database: Database,
  tables: readonly KnownTable[],
  lookups: readonly Lookup[],
): Promise<AskedStatement[]> {
  const statements: AskedStatement[] = [];
  for (const lookup of lookups) {
    const known = tables.find(({ name }) => name === lookup.table);
    if (known !== undefined) statements.push(...(await statementsFor(database, known, lookup)));
  }
  return statements;
}

/** The statements by which workers look for what is due, for a tenant of which there is nothing. */
export async function lookStatements(database: Database): Promise<AskedStatement[]> {
  const test = createTestWriteQueue(database);
  test.clock.now = PRESENT;
  const tenantId = await test.newTenant();
  const statements: AskedStatement[] = [];
  for (const [name, look] of Object.entries(LOOKS)) {
    const asked = await statementsOf(database, () => look(test, tenantId));
    statements.push(
      ...asked.map(({ sql, bindings }) => ({
        name,
        table: '',
        sql,
        bindings: bindings as Asked['bindings'],
      })),
    );
  }
  return statements;
}

/** What a plan of SQLite says about a table that a statement names. */
export async function planOnSqlite(
  { reader }: Database,
  { sql, bindings }: Asked,
  table: string,
): Promise<string[]> {
  const plan = await runStatement(reader, `explain query plan ${sql}`, bindings);
  return plan
    .map(({ detail }) => String(detail))
    .filter((detail) => new RegExp(`^\\w+ ${table}\\b`).test(detail));
}
