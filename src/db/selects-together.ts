import type { OwnStatement, StoredRow } from './statement.ts';

/** A statement that answers rows of columns that it names. */
type Select = OwnStatement & { readonly columns: readonly string[] };

/** Whether a statement says which columns it answers, so that it can be run together with others. */
export function isSelect(statement: OwnStatement): statement is Select {
  return statement.columns !== undefined;
}

/**
 * Several selects as one statement of SQLite, whose driver asks as much for each statement, and of its row, as the reading
 * of a few rows costs. It answers one row, with a text for each of them; read it with `readTogether`. Their columns hold text and
 * whole numbers below 2^53.
 */
export function selectTogether(selects: readonly Select[]): OwnStatement {
  const parts = selects.map(
    ({ sql, columns }, at) =>
      `(select json_group_array(json_array(${columns.join(', ')})) from (${sql})) as rows_${at}`,
  );
  return {
    method: 'own',
    sql: `select ${parts.join(', ')}`,
    bindings: selects.flatMap(({ bindings }) => bindings),
    isKept: true,
  };
}

/** The rows of each of the selects that were put together. */
export function readTogether(
  selects: readonly Select[],
  answer: StoredRow | undefined,
): readonly (readonly StoredRow[])[] {
  return selects.map(({ columns }, at) => {
    const arrays = JSON.parse(String(answer?.[`rows_${at}`])) as StoredRow[string][][];
    return arrays.map((values) => {
      const row: Record<string, StoredRow[string]> = {};
      for (const [index, column] of columns.entries()) row[column] = values[index] ?? null;
      return row;
    });
  });
}
