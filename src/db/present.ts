import type { Knex } from 'knex';
import { type Moment, type SharedClock, systemClock } from '../calendar/clock.ts';
import type { Database } from './connection.ts';
import type { Dialect, Step } from './statements/statement.ts';

/**
 * PostgreSQL's own clock in whole milliseconds, rounded down as a process's is, and read when the row is made:
 * by when a statement came, it may have waited for a lock since.
 */
const POSTGRES_NOW = 'cast(floor(extract(epoch from clock_timestamp()) * 1000) as bigint)';

/** A part of a statement, with what is bound in it. */
export interface SqlPart {
  readonly sql: string;
  readonly bindings: readonly Moment[];
}

/** The present in a statement, in whole milliseconds: the database's own where processes share one, or what stands in for it. */
export function presentIn(dialect: Dialect, clock: SharedClock): SqlPart {
  const given = clock() ?? (dialect === 'sqlite' ? systemClock() : undefined);
  if (given === undefined) return { sql: POSTGRES_NOW, bindings: [] };
  return { sql: 'cast(? as bigint)', bindings: [given] };
}

/** What reads PostgreSQL's clock behind the steps before it: where they waited for a lock, it is after that. */
export function presentStep(take: (present: Moment) => void): Step {
  const sql = `select ${POSTGRES_NOW} as present`;
  return {
    statement: { method: 'own', sql, bindings: [], isKept: true },
    take: ([row]) => take(Number(row?.['present'])),
  };
}

/** Reads the present in a statement of its own. */
export async function readPresent(db: Knex, dialect: Dialect, clock: SharedClock): Promise<Moment> {
  const { sql, bindings } = presentIn(dialect, clock);
  const [row] = await db.select<{ present: string | number }[]>(db.raw(`${sql} as present`, [...bindings]));
  return Number(row?.present);
}

/**
 * Runs reads that belong together on one snapshot of the database, so that no write falls between them:
 * REPEATABLE READ on PostgreSQL, one read transaction on SQLite.
 */
export async function readSnapshot<Result>(
  database: Database,
  read: (db: Knex) => Promise<Result>,
): Promise<Result> {
  if (database.dialect === 'sqlite') return database.reader.transaction(read);
  return database.reader.transaction(read, { isolationLevel: 'repeatable read', readOnly: true });
}
