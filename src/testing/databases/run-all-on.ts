import type { Knex } from 'knex';
import { runOwn, type RunAll, type StoredRow } from '../../db/statements/statement.ts';

/** Runs statements one after the other on any connection, as a transaction that writes runs all of them. */
export function runAllOn(db: Knex): RunAll {
  return async (statements) => {
    const all: (readonly StoredRow[])[] = [];
    for (const statement of statements) all.push(await runOwn(db, statement));
    return all;
  };
}
