import type { Knex } from 'knex';
import type { Moment } from '../clock.ts';
import { columnName, type Table } from '../db/table.ts';
import type { Condition } from './condition.ts';

/** How one list is read: its table, its order and which query parameters filter which column. */
export interface ListDescription<Row extends object> {
  readonly operationId: string;
  readonly path: string;
  readonly table: Table<Row>;
  /** The column whose falling order is the list's: ids sort by time. It names one row of a tenant. */
  readonly orderBy: keyof Row & string;
  /** The moment that `from` and `to` bound. */
  readonly moment: keyof Row & string;
  /** Query parameter → the column that it must equal. */
  readonly equals: Readonly<Record<string, keyof Row & string>>;
  /** Query parameter → a query for the `orderBy` of the rows that have it, where no index of the table's own leads to all of them. */
  readonly among?: Readonly<Record<string, (db: Knex, tenantId: string, value: string) => Condition>>;
  /**
   * Where moments never fall as `orderBy` rises: its value in the last row at or before a moment. A page is then bounded by
   * what orders it, and rows before its bounds are never read.
   */
  readonly lastAt?: (db: Knex, tenantId: string, moment: Moment) => Promise<number>;
  /**
   * A column that stands before `orderBy` in the index, with all its values. A page that asks for none of them is put together
   * from the newest of each, so that one index serves the list with and without that filter.
   */
  readonly apart?: { readonly by: keyof Row & string; readonly values: readonly string[] };
  /** Conditions beyond the table's own columns or fixed for the list. */
  readonly where?: readonly Condition[];
}

/** The column that orders a list. */
export function keyOf<Row extends object>({ table, orderBy }: ListDescription<Row>): string {
  return `${table.name}.${columnName(orderBy)}`;
}
