import { listOf } from '../db/statement.ts';
import type { DatabaseValue } from '../db/table.ts';
import { parseQueryMoment } from './parse-query-moment.ts';

/** What is asked of rows, or a query that finds some: text with a `?` for each of its values and no other. */
export interface Condition {
  readonly sql: string;
  readonly bindings: readonly DatabaseValue[];
}

/** A condition by its text and the values in it. */
export function condition(sql: string, ...bindings: readonly DatabaseValue[]): Condition {
  return { sql, bindings };
}

/** Bounds a column of moments by `from`, inclusive, and `to`, exclusive. @throws ApiError invalid_request */
export function boundByMoments(
  column: string,
  { from, to }: { readonly from?: string; readonly to?: string },
): readonly Condition[] {
  return [
    ...(from === undefined ? [] : [condition(`${column} >= ?`, parseQueryMoment('from', from))]),
    ...(to === undefined ? [] : [condition(`${column} < ?`, parseQueryMoment('to', to))]),
  ];
}

/** Asks that a column has one of some values. */
export function isOneOf(column: string, values: readonly DatabaseValue[]): Condition {
  if (values.length === 0) return condition('1 = 0');
  return { sql: `${column} in (${listOf('?', values.length)})`, bindings: values };
}

/** All of some conditions, behind `where`. */
export function allOf(conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => sql).join(' and '),
    bindings: conditions.flatMap(({ bindings }) => bindings),
  };
}

/** A condition as no index fits it: another leads to the rows, whatever the planner believes of this one. */
export function hidden({ sql, bindings }: Condition): Condition {
  return condition(`case when ${sql} then 1 else 0 end = 1`, ...bindings);
}
