import type { Knex } from 'knex';
import { isSqlite } from './statement.ts';

/**
 * The condition that a column has one of the values that a query finds. PostgreSQL runs the query once and then asks an index;
 * of IN it may make a question for each row, where it has not counted the rows of a table yet.
 */
export function isAmong(db: Knex, column: string, query: string): string {
  return isSqlite(db) ? `${column} in (${query})` : `${column} = any(array(${query}))`;
}
