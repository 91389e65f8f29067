import { arraysOf, documentOf, hasMarks } from './bound-rows.ts';
import type { Dialect, OwnStatement } from './statement.ts';
import { type Table, type TablePart, partsOf } from './table.ts';

// Each statement is made from its table's definition, and its text is the same for any number of rows, so that a connection
// parses and plans it once. PostgreSQL takes an array for each column, SQLite one JSON document for all of them.

type Parts<Row extends object> = readonly TablePart<Row>[];

const texts = new WeakMap<object, Map<string, string>>();

export function textOf(table: object, name: string, make: () => string): string {
  const known = texts.get(table) ?? new Map<string, string>();
  texts.set(table, known);
  const text = known.get(name) ?? make();
  known.set(name, text);
  return text;
}

/** A statement that is given some columns of rows. */
export function statementOf<Row extends object>(
  dialect: Dialect,
  sql: string,
  parts: Parts<Row>,
  rows: readonly Partial<Row>[],
): OwnStatement {
  const bindings = dialect === 'sqlite' ? [documentOf(parts, rows)] : arraysOf(parts, rows);
  return { method: 'own', sql, bindings, isKept: true };
}

function namesOf<Row extends object>(parts: Parts<Row>): string {
  return parts.map(({ name }) => name).join(', ');
}

/** Where a statement finds the rows that it is given: their columns, and what they are selected from. */
function given<Row extends object>(dialect: Dialect, parts: Parts<Row>): { columns: string; from: string } {
  if (dialect === 'postgres') {
    const arrays = parts.map((part, index) => arrayText(part, index + 1, parts.length));
    return { columns: '*', from: `unnest(${arrays.join(', ')})` };
  }
  const columns = parts.length === 1 ? 'value' : parts.map((_part, index) => `value ->> ${index}`).join(', ');
  return { columns, from: 'json_each(?)' };
}

function arrayText<Row extends object>({ column }: TablePart<Row>, at: number, count: number): string {
  if (column.isNumber === true) return `$${at}::bigint[]`;
  const split = `string_to_array($${at}, $${count + 1}, $${count + 2})`;
  // Of one text without a letter it makes an array of none; JSON has letters.
  return column.isJson === true ? split : `case when $${at} = '' then '{""}'::text[] else ${split} end`;
}

function insertText<Row extends object>(dialect: Dialect, table: Table<Row>, then: string): string {
  const parts = partsOf(table);
  const { columns, from } = given(dialect, parts);
  // SQLite would take the conflict for a join's.
  const where = dialect === 'sqlite' ? ' where true' : '';
  return `insert into ${table.name} (${namesOf(parts)}) select ${columns} from ${from}${where}${then}`;
}

/**
 * Inserts rows; one that is there already makes it fail.
 * @param then what to do about that instead, and what to answer, in words of both databases
 */
export function insertStatement<Row extends object>(
  dialect: Dialect,
  table: Table<Row>,
  rows: readonly Row[],
  then = '',
): OwnStatement {
  const sql = textOf(table, `${dialect} insert${then}`, () => insertText(dialect, table, then));
  return statementOf(dialect, sql, partsOf(table), rows);
}

function isKey<Row extends object>(table: Table<Row>): (part: TablePart<Row>) => boolean {
  return ({ field }) => table.key.includes(field);
}

function upsertText<Row extends object>(dialect: Dialect, table: Table<Row>): string {
  const parts = partsOf(table);
  // Were the key set, be it to what it is, SQLite would look at every row that refers to it.
  const others = parts.filter((part) => !isKey(table)(part));
  const changes = others.map(({ name }) => `${name} = excluded.${name}`);
  const key = namesOf(parts.filter(isKey(table)));
  const then = changes.length === 0 ? 'do nothing' : `do update set ${changes.join(', ')}`;
  return insertText(dialect, table, ` on conflict (${key}) ${then}`);
}

/** Writes whole rows over those of the same key, or inserts them: for rows of which nobody knows whether they are there. */
export function upsertStatement<Row extends object>(
  dialect: Dialect,
  table: Table<Row>,
  rows: readonly Row[],
): OwnStatement {
  const sql = textOf(table, `${dialect} upsert`, () => upsertText(dialect, table));
  return statementOf(dialect, sql, partsOf(table), rows);
}

/** The rows that PostgreSQL is given, under the name `given`. */
function givenRows<Row extends object>(parts: Parts<Row>): string {
  return `${given('postgres', parts).from} as given (${namesOf(parts)})`;
}

/**
 * The columns by which an index is asked for rows: of those that are given, the key or another set that few rows share, if
 * it is among them.
 */
function probeOf<Row extends object>(table: Table<Row>, parts: Parts<Row>): ReadonlySet<string> {
  const names = parts.map(({ field }) => field);
  const sets = [table.key, ...(table.probes ?? [])];
  return new Set(sets.find((fields) => fields.every((field) => names.includes(field))) ?? names);
}

/**
 * The rows of a table that have the same values as those that are given, for PostgreSQL: `found` has what is selected of them,
 * and the table is called `kept` in it. `offset 0` keeps the planner from another order: it would begin with a table that it
 * believes to be empty, and read all of it. `is true` keeps a condition from any index.
 */
function foundRows<Row extends object>(table: Table<Row>, parts: Parts<Row>, select: string): string {
  const probe = probeOf(table, parts);
  const conditions = parts.map(({ field, name }) => {
    const isSame = `kept.${name} = given.${name}`;
    return probe.has(field) ? isSame : `(${isSame}) is true`;
  });
  return `lateral (select ${select} from ${table.name} as kept where ${conditions.join(' and ')} offset 0) as found`;
}

/** The rows that are found by their keys; a plan has no choice but to look for one after the other. */
function placesOf<Row extends object>(table: Table<Row>, parts: Parts<Row>): string {
  return `${givenRows(parts)} cross join ${foundRows(table, parts.filter(isKey(table)), 'kept.ctid as place')}`;
}

/** Fails with a division by zero where it finds fewer rows than it is given. */
function updateText<Row extends object>(table: Table<Row>): string {
  const parts = partsOf(table);
  const others = parts.filter((part) => !isKey(table)(part));
  const changes = others.map(({ name }) => `${name} = given.${name}`);
  const count = parts.length + (hasMarks(parts) ? 3 : 1);
  return (
    `with changed as (update ${table.name} set ${changes.join(', ')} ` +
    `from ${placesOf(table, parts)} where ${table.name}.ctid = found.place returning 1) ` +
    `select 1 / cast(count(*) = $${count}::bigint as integer) as done from changed`
  );
}

/**
 * Writes whole rows over those of the same key, which are known to be there. One that is not makes it fail.
 * SQLite writes over and inserts by one statement: it costs it no more, and its transaction alone writes.
 */
export function updateStatement<Row extends object>(
  dialect: Dialect,
  table: Table<Row>,
  rows: readonly Row[],
): OwnStatement {
  const isAllKey = table.key.length === partsOf(table).length;
  if (dialect === 'sqlite' || isAllKey) return upsertStatement(dialect, table, rows);
  const sql = textOf(table, 'postgres update', () => updateText(table));
  const statement = statementOf(dialect, sql, partsOf(table), rows);
  return { ...statement, bindings: [...statement.bindings, rows.length] };
}

/** The condition that rows have the same value in a column as those that are given. */
function isAnyOf<Row extends object>(dialect: Dialect, parts: Parts<Row>): string {
  const [only] = parts;
  if (dialect === 'postgres' && only !== undefined) return `${only.name} = any(${arrayText(only, 1, 1)})`;
  const { columns, from } = given(dialect, parts);
  const names = parts.length === 1 ? namesOf(parts) : `(${namesOf(parts)})`;
  return `${names} in (select ${columns} from ${from})`;
}

/** Selects the rows of a table that have the same values in some columns as those that are given. */
export function selectText<Row extends object>(
  dialect: Dialect,
  table: Table<Row>,
  parts: Parts<Row>,
  selectList: (alias: string) => string,
): string {
  if (dialect === 'sqlite' || parts.length === 1)
    return `select ${selectList(table.name)} from ${table.name} where ${isAnyOf(dialect, parts)}`;
  return `select found.* from ${givenRows(parts)} cross join ${foundRows(table, parts, selectList('kept'))}`;
}

function removeText<Row extends object>(dialect: Dialect, table: Table<Row>, parts: Parts<Row>): string {
  if (dialect === 'sqlite' || parts.length === 1)
    return `delete from ${table.name} where ${isAnyOf(dialect, parts)}`;
  return `delete from ${table.name} using ${placesOf(table, parts)} where ${table.name}.ctid = found.place`;
}

/** Removes rows by their keys; those that are not there are passed over. */
export function removeStatement<Row extends object>(
  dialect: Dialect,
  table: Table<Row>,
  rows: readonly Partial<Row>[],
): OwnStatement {
  const parts = partsOf(table).filter(isKey(table));
  const sql = textOf(table, `${dialect} remove`, () => removeText(dialect, table, parts));
  return statementOf(dialect, sql, parts, rows);
}
