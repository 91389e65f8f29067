import type { Knex } from 'knex';
import { type Moment, type SharedClock, systemClock } from '../calendar/clock.ts';
import type { Database } from './connection.ts';
import type { Dialect, Step } from './statements/statement.ts';

/**
 * PostgreSQL's clock in whole milliseconds, read when the row is made: a statement may have waited for a lock since it
 * came.
 */
const POSTGRES_NOW = 'cast(floor(extract(epoch from clock_timestamp()) * 1000) as bigint)';

export interface SqlPart {
  readonly sql: string;
  readonly bindings: readonly Moment[];
}

/** In whole milliseconds: the database's clock if processes share one, or its stand-in. */
export function presentIn(dialect: Dialect, clock: SharedClock): SqlPart {
  const given = clock() ?? (dialect === 'sqlite' ? systemClock() : undefined);
  if (given === undefined) return { sql: POSTGRES_NOW, bindings: [] };
  return { sql: 'cast(? as bigint)', bindings: [given] };
}

/** Reads PostgreSQL's clock after the steps before it, and so after their locks. */
export function presentStep(take: (present: Moment) => void): Step {
  const sql = `select ${POSTGRES_NOW} as present`;
  return {
    statement: { method: 'own', sql, bindings: [], isKept: true },
    take: ([row]) => take(Number(row?.['present'])),
  };
}

/** In a statement of its own. */
export async function readPresent(db: Knex, dialect: Dialect, clock: SharedClock): Promise<Moment> {
  const { sql, bindings } = presentIn(dialect, clock);
  const [row] = await db.select<{ present: string | number }[]>(db.raw(`${sql} as present`, [...bindings]));
  return Number(row?.present);
}

export async function readSnapshot<Result>(
  database: Database,
  read: (db: Knex) => Promise<Result>,
): Promise<Result> {
  if (database.dialect === 'sqlite') return database.reader.transaction(read);
  return database.reader.transaction(read, { isolationLevel: 'repeatable read', readOnly: true });
}
