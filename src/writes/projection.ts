import type { Moment } from '../calendar/clock.ts';
import type { Dialect } from '../db/statements/statement.ts';
import type { RowEffect } from '../db/statements/table.ts';
import type { RowMatch } from '../db/statements/rows.ts';
import type { RunAll, Step } from '../db/statements/statement.ts';
import type { Table } from '../db/statements/table.ts';
import type { ReadyRows } from './ready-rows.ts';
import type { AnyRow, Entry } from './row-entries.ts';
import type { Tenant } from './tenant.ts';

/** The rows of a group, as a projection may look at them. */
export interface ProjectedRows {
  /** A row as the decisions so far have left it. */
  find<Row extends object>(table: Table<Row>, key: RowMatch<Row>): Row | undefined;
  /** A row as this decision's effects leave it. @throws Error when it was not loaded */
  current<Row extends object>(table: Table<Row>, key: RowMatch<Row>): Row;
  /** The rows of a table that the group has loaded or changed, removed rows included. */
  entries<Row extends object>(table: Table<Row>): Iterable<Entry>;
}

/** A last statement of a group, which reads what the group has written, and the steps that it leads to. */
export interface Conclusion {
  readonly read: Step;
  /** Called after `read` has run. */
  readonly steps: (ready: ReadyRows) => readonly Step[];
}

/** A projection for one group. */
/** The decision whose effects are looked at. */
export interface Decided {
  /** Null for a decision without a tenant, whose effects are only its rows. */
  readonly tenantId: string | null;
  readonly serverNow: Moment;
}

export interface GroupProjection {
  /** Called when the group holds its wallets, with their tenants, before its first decision. */
  load?(run: RunAll, dialect: Dialect, tenants: readonly Tenant[]): Promise<void>;
  /**
   * The effects that follow from those of one decision. It is called for every decision: it must cost next to nothing if none follow.
   */
  derive?(staged: readonly RowEffect[], decision: Decided, rows: ProjectedRows): readonly RowEffect[];
  /**
   * Called after the last decision; undefined if the group has changed nothing that counts here.
   * @param changed the rows of a table that the group has made, changed or removed
   */
  conclude?(
    changed: <Row extends object>(table: Table<Row>) => Iterable<AnyRow>,
    dialect: Dialect,
  ): Conclusion | undefined;
}

/**
 * Rows that a capability derives from what others write, in the same commit: begins anew for each group. The composition root gives
 * the queue its projections, in the order in which they are asked.
 */
export type Projection = () => GroupProjection;
