import { stringify } from 'csv-stringify/sync';
import { ApiError } from '../errors/api-error.ts';

export interface CsvForm {
  /** Named as in JSON, in their order. */
  readonly columns: readonly string[];
  /** Those that may be negative, which no spreadsheet takes for a formula. */
  readonly amounts?: readonly string[];
}

/**
 * RFC 4180. A text that a spreadsheet would take for a formula gets an apostrophe.
 * @param header whether the names of the columns come first
 */
export function writeCsv(
  rows: readonly object[],
  { columns, amounts = [] }: CsvForm,
  header: boolean,
): string {
  return stringify([...rows], {
    columns: [...columns],
    header,
    record_delimiter: 'windows',
    escape_formulas: true,
    // Some reader takes any line break for the line's end.
    quoted_match: /[\r\n]/,
    cast: {
      string: (value, { column }) =>
        value.startsWith('-') && amounts.includes(String(column)) ? { value, escape_formulas: false } : value,
    },
  });
}

/** @throws ApiError invalid_request for `limit` and `cursor`: CSV has no pages */
export function refusePaging(query: { readonly limit?: unknown; readonly cursor?: unknown }): void {
  const paging = (['limit', 'cursor'] as const).filter((name) => query[name] !== undefined);
  if (paging.length === 0) return;
  const message = 'applies only to JSON: a CSV answer is never paged';
  throw new ApiError('invalid_request', {
    details: paging.map((path) => ({ in: 'query', path, message })),
  });
}
