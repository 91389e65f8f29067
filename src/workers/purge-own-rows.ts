import type { Db } from '../db/statements/statement.ts';
import type { Moment, SharedClock } from '../calendar/clock.ts';
import type { Database } from '../db/connection.ts';
import { readPresent } from '../db/present.ts';
import { type RowMatch, selectWhere } from '../db/statements/rows.ts';
import { type Table, columnName, removeRow } from '../db/statements/table.ts';
import { CLOCK } from '../identity/actor.ts';
import type { Sealer } from '../sealing/sealer.ts';
import type { WriteQueue } from '../writes/write-queue.ts';
import { type OwnLock, type TenantlessWrite, need } from '../writes/write.ts';

const MINUTE_MS = 60_000;

/** From the end of one look to the beginning of the next. */
export const TIDY_REST_MS = 10 * MINUTE_MS;

/** Rows that one step removes. */
const STEP_ROWS = 100;

/** What tidying works with. */
export interface PurgeDependencies {
  readonly database: Database;
  readonly writeQueue: Pick<WriteQueue, 'submit'>;
  readonly clock: SharedClock;
  readonly sealer: Pick<Sealer, 'open'>;
}

/** Removes the rows of one table that are past use at a moment. */
export type Tidier = (dependencies: PurgeDependencies, now: Moment) => Promise<void>;

/** What the locks of rows are found with. */
export interface LockFinder {
  readonly db: Db;
  /** Opens the names of locks that are sealed. */
  readonly sealer: Pick<Sealer, 'open'>;
}

/** Rows of a table outside the tenants that nobody will look for any more, the oldest first. */
export interface OwnLockedRows<Row extends object> {
  readonly table: Table<Row>;
  /** The field of the moment that says so, which has an index. */
  readonly moment: keyof Row & string;
  /** How long a row is kept after that moment. */
  readonly keptMs: number;
  /** What must hold besides, in SQL and of a row. */
  readonly where?: { readonly sql: string; isMet(row: Row): boolean };
  /** The locks that rows stand under; undefined for a row whose owner is not there. */
  locks(rows: readonly Row[], finder: LockFinder): Promise<readonly (OwnLock | undefined)[]>;
}

function isPast<Row extends object>(
  row: Row,
  { moment, keptMs, where }: OwnLockedRows<Row>,
  now: Moment,
): boolean {
  return (row[moment] as Moment) < now - keptMs && (where?.isMet(row) ?? true);
}

/** Removes a row that is still past use, which its own lock says; answers whether it was. */
function removeRowPast<Row extends object>(
  past: OwnLockedRows<Row>,
  row: Row,
  lock: OwnLock,
  now: Moment,
): TenantlessWrite<boolean> {
  const { table } = past;
  const key = Object.fromEntries(table.key.map((name) => [name, row[name]])) as RowMatch<Row>;
  return {
    lock,
    actor: CLOCK,
    claimed: false,
    needs: () => [need(table, key)],
    decide: (loaded) => {
      const current = loaded.find(table, key);
      const isOver = current !== undefined && isPast(current, past, now);
      return { reply: isOver, effects: isOver ? [removeRow(table, current)] : [] };
    },
  };
}

/** Removes some rows of a table; answers whether there may be more of them. */
async function removeSome<Row extends object>(
  { database, writeQueue, sealer }: PurgeDependencies,
  past: OwnLockedRows<Row>,
  now: Moment,
): Promise<boolean> {
  const { table, moment, keptMs, where } = past;
  const column = columnName(moment);
  const oldest = `${column} < ? and (${where?.sql ?? 'true'}) order by ${column} limit ?`;
  const rows = await selectWhere(database.reader, table, oldest, [now - keptMs, STEP_ROWS]);
  const locks = rows.length === 0 ? [] : await past.locks(rows, { db: database.reader, sealer });
  const removed = await Promise.all(
    rows.map((row, index) => writeQueue.submit(removeRowPast(past, row, locks[index] ?? 'platform', now))),
  );
  // Where none of them is past use after all, the same would be found again.
  return rows.length === STEP_ROWS && removed.includes(true);
}

/** What removes such rows, as it is registered. */
export function purging<Row extends object>(past: OwnLockedRows<Row>): Tidier {
  return async (dependencies, now) => {
    let mayBeMore = true;
    while (mayBeMore) mayBeMore = await removeSome(dependencies, past, now);
  };
}

/**
 * Removes rows outside the tenants that are past use. Each is looked at again under its own lock: it may have been written since
 * it was found.
 */
export async function purgeUserRows(
  dependencies: PurgeDependencies,
  tidiers: readonly Tidier[],
): Promise<void> {
  const { database, clock } = dependencies;
  const now = await readPresent(database.reader, database.dialect, clock);
  for (const purge of tidiers) await purge(dependencies, now);
}
