import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import openSqlite, { type Database as SqliteDatabase, type Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { inject } from 'vitest';
import type { Database } from '../../db/connection.ts';
import { unrepeatedName } from '../unrepeated-name.ts';

/** A statement with its values. */
interface Asked {
  readonly sql: string;
  readonly bindings: readonly unknown[];
}

let opened: Promise<Sqlite3Static> | undefined;

/** The bytes of a database as it stands, without a log beside them. */
async function bytesOf({ writer }: Database): Promise<Uint8Array> {
  const file = join(inject('databaseTemplates').sqliteFolder, `${unrepeatedName('corridor_copy')}.db`);
  await writer.raw('vacuum into ?', [file]);
  try {
    return new Uint8Array(await readFile(file));
  } finally {
    await rm(file);
  }
}

/**
 * A copy in memory of a SQLite database as it stands, with its statistics. The service's driver does not tell how many steps a
 * statement takes; the build of SQLite that has this copy does, and plans as the driver's does.
 */
export class CountedCopy {
  readonly #sqlite: Sqlite3Static;
  readonly #database: SqliteDatabase;

  private constructor(sqlite: Sqlite3Static, database: SqliteDatabase) {
    this.#sqlite = sqlite;
    this.#database = database;
  }

  static async of(database: Database): Promise<CountedCopy> {
    const sqlite = await (opened ??= openSqlite());
    const { capi, oo1, wasm } = sqlite;
    const bytes = await bytesOf(database);
    const copy = new oo1.DB();
    // SQLite frees the memory with the connection.
    const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_READONLY;
    const { length } = bytes;
    const place = wasm.allocFromTypedArray(bytes);
    copy.checkRc(capi.sqlite3_deserialize(copy, 'main', place, length, length, flags));
    return new CountedCopy(sqlite, copy);
  }

  /** How the copy plans a statement, step by step. */
  planOf({ sql, bindings }: Asked): string[] {
    const plan = this.#database.selectObjects(`explain query plan ${sql}`, bindings as never);
    return plan.map(({ detail }) => detail as string);
  }

  /** How many steps of SQLite's machine a statement takes: a few for each row and each column that it reads. */
  stepsOf({ sql, bindings }: Asked): number {
    const { capi } = this.#sqlite;
    const statement = this.#database.prepare(sql);
    try {
      if (bindings.length > 0) statement.bind(bindings as never);
      while (statement.step());
      return capi.sqlite3_stmt_status(statement, capi.SQLITE_STMTSTATUS_VM_STEP, 0);
    } finally {
      statement.finalize();
    }
  }

  close(): void {
    this.#database.close();
  }
}
