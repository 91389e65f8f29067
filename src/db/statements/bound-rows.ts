import type { Dialect, StoredRow } from './statement.ts';
import { type DatabaseValue, type Table, type TablePart, columnName, partsOf } from './table.ts';

/** The parts of rows that one statement is given. */
type Parts<Row extends object> = readonly TablePart<Row>[];

/** What stands between texts that travel together, and what stands for null: one character each, which none of them has. */
type Marks = readonly [separator: string, absent: string];

const USUAL_MARKS: Marks = ['\u001f', '\u001e'];

// oxlint-disable-next-line no-control-regex -- the two marks that are usual
const HAS_MARK = /[\u001e\u001f]/;

/** Two characters that no text has, of those that there are. */
function marksBeside(texts: readonly DatabaseValue[]): Marks {
  const taken = new Set<string>();
  for (const text of texts) for (const character of String(text)) taken.add(character);
  const free: string[] = [];
  // Below are all control characters and letters; a text that has every one of them leaves those behind.
  for (let point = 1; free.length < 2; point += point === 0xd7ff ? 0x801 : 1) {
    const character = String.fromCodePoint(point);
    if (!taken.has(character)) free.push(character);
  }
  return free as unknown as Marks;
}

/** Whether a statement of PostgreSQL is given marks too. */
export function hasMarks<Row extends object>(parts: Parts<Row>): boolean {
  return parts.some(({ column }) => column.isNumber !== true);
}

/**
 * Rows column by column, as statements of PostgreSQL take them: numbers as the literal of an array, texts joined. To
 * escape texts for the literal of an array would cost several times as much, here and there.
 */
export function arraysOf<Row extends object>(
  parts: Parts<Row>,
  rows: readonly Partial<Row>[],
): DatabaseValue[] {
  const columns = parts.map(({ field, column }) =>
    rows.map((row) => column.toDatabase(row[field] as Row[keyof Row & string]) ?? null),
  );
  if (!hasMarks(parts)) return columns.map(numbersOf);
  let marks = USUAL_MARKS;
  const texts = columns.filter((_values, index) => parts[index]?.column.isNumber !== true);
  if (texts.some((values) => values.some((value) => HAS_MARK.test(String(value))))) {
    marks = marksBeside(texts.flat());
  }
  const [separator, absent] = marks;
  const joined = columns.map((values, index) =>
    parts[index]?.column.isNumber === true
      ? numbersOf(values)
      : values.map((value) => value ?? absent).join(separator),
  );
  return [...joined, separator, absent];
}

function numbersOf(values: readonly DatabaseValue[]): string {
  return `{${values.map((value) => value ?? 'null').join()}}`;
}

/** A half of a pair alone, or U+0000, as JSON writes them. */
const SUSPECT = /\\u(?:0000|d[89a-f])/;

/**
 * Rows as statements of SQLite take them: one JSON document, an array for each row, or its one value where it has no
 * more. Amounts are strings in it, since its numbers end at 2^53; the column makes them numbers again.
 * @throws Error for a text with U+0000, at which SQLite would end it; PostgreSQL refuses it by itself
 */
export function documentOf<Row extends object>(parts: Parts<Row>, rows: readonly Partial<Row>[]): string {
  const valueOf = ({ field, column }: TablePart<Row>, row: Partial<Row>): DatabaseValue =>
    column.toDatabase(row[field] as Row[keyof Row & string]);
  const [only] = parts;
  const values =
    parts.length === 1 && only !== undefined
      ? rows.map((row) => valueOf(only, row))
      : rows.map((row) => parts.map((part) => valueOf(part, row)));
  const document = JSON.stringify(values);
  return SUSPECT.test(document) ? JSON.stringify(values, (_key, value: unknown) => kept(value)) : document;
}

/** A value as a database keeps it: what is no text by the rules of Unicode is not kept. */
function kept(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.includes('\u0000')) throw new Error('A text has U+0000, which no database keeps');
  // As a driver encodes it: half of a pair becomes U+FFFD.
  return Buffer.from(value).toString();
}

export function withoutRepeats<Row extends object>(
  table: Table<Row>,
  fields: readonly (keyof Row & string)[],
  matches: readonly Partial<Row>[],
): readonly Partial<Row>[] {
  if (matches.length < 2) return matches;
  const found = new Map<string, Partial<Row>>();
  for (const match of matches) {
    const values = fields.map((field) => table.columns[field].toDatabase(match[field] as never));
    found.set(JSON.stringify(values), match);
  }
  return [...found.values()];
}

export interface JsonRows<Row extends object> {
  /** A condition on the table's columns, in words that both databases read. */
  readonly where: string;
  /** The rows with the highest values of a column alone, those first. */
  readonly newest?: { readonly by: keyof Row & string; readonly most: number };
}

/**
 * A scalar query, for the select list of a greater statement, that answers rows of a table as one text, each an array of its
 * columns; read it with `rowsOfJson`. So one statement reads rows of several tables, all of one moment, and a driver makes
 * one value of them. Amounts are text in it, exact at any size.
 */
export function rowsAsJson<Row extends object>(
  dialect: Dialect,
  table: Table<Row>,
  { where, newest }: JsonRows<Row>,
): string {
  const names = partsOf(table).map(({ name, column }) =>
    column.readAsText === true ? `cast(${name} as text)` : name,
  );
  const array =
    dialect === 'sqlite'
      ? `json_array(${names.join(', ')})`
      : `cast(json_build_array(${names.join(', ')}) as text)`;
  if (newest === undefined) return `(select string_agg(${array}, ',') from ${table.name} where ${where})`;
  const by = columnName(newest.by);
  const rows = `select * from ${table.name} where ${where} order by ${by} desc limit ${newest.most}`;
  return `(select string_agg(${array}, ',' order by ${by} desc) from (${rows}) as newest)`;
}

export function rowsOfJson<Row extends object>(
  table: Table<Row>,
  stored: StoredRow[string] | undefined,
): Row[] {
  if (typeof stored !== 'string') return [];
  const arrays = JSON.parse(`[${stored}]`) as (string | number | null)[][];
  const parts = partsOf(table);
  return arrays.map((values) => {
    const row: Partial<Row> = {};
    for (const [index, { field, column }] of parts.entries())
      row[field] = column.fromDatabase(values[index] ?? null);
    return row as Row;
  });
}
