import { clean } from './print.ts';

const NUMBER = /^-?\d+(\.\d+)?$/;

/** In columns, amounts to the right. Nothing that is in a cell steers the terminal. */
export function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, ...rows.map((row) => row.map((cell) => clean(cell).replaceAll('\n', ' ')))];
  const columns = heads.map((_, column) => ({
    width: Math.max(...lines.map((line) => line[column]?.length ?? 0)),
    isNumber: rows.length > 0 && rows.every((row) => NUMBER.test(row[column] ?? '')),
  }));
  const texts = lines.map((line) =>
    columns
      .map(({ width, isNumber }, column) => {
        const cell = line[column] ?? '';
        return isNumber ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
  return texts.join('\n');
}

export type Fact = string | number | boolean | null | undefined;

/** A line for each fact that there is. */
export function factsOf(facts: Readonly<Record<string, Fact>>): string {
  const shown = Object.entries(facts).filter(([, value]) => value !== undefined && value !== null);
  const width = Math.max(0, ...shown.map(([name]) => name.length));
  return shown.map(([name, value]) => `${name.padEnd(width)}  ${clean(String(value))}`).join('\n');
}

/** The fields of a record that are a line each, and its amounts. */
export function plainFieldsOf(record: object): string {
  const fields = Object.entries(record).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return [[name, value] as const];
    const { amount, currency } = (value ?? {}) as { readonly amount?: unknown; readonly currency?: unknown };
    return typeof amount === 'string' ? [[name, `${amount} ${String(currency)}`] as const] : [];
  });
  return factsOf(Object.fromEntries(fields));
}
