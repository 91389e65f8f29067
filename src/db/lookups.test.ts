import type { Knex } from 'knex';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { KeptPlans } from '../testing/statistics/explained.ts';
import { lookupsInSource, type Lookup } from '../testing/statistics/lookups-in-source.ts';
import {
  fillTables,
  liftConstraints,
  readTables,
  tableOf,
  type AnyRow,
  type KnownTable,
} from '../testing/statistics/skewed-tables.ts';
import { openDatabase, type Database } from './connection.ts';
import type { Dialect } from './dialect.ts';
import { fromStored, selectList, selectStatement } from './rows.ts';
import { runOwn, runStatement, type OwnStatement } from './statement.ts';
import { columnName } from './table.ts';
import { removeStatement, updateStatement } from './table-statements.ts';

/** Rows of each table, and how many of them are looked up at once. */
const ROWS = 2_000;
const SOUGHT = 5;

/** The pages of an index and of its table that finding one row may take. */
const PAGES_A_ROW = 6;

interface Case {
  readonly name: string;
  readonly statement: OwnStatement;
  /** The rows that it finds. */
  readonly found: number;
}

/** The statements that look up rows as the source asks for them, and those that change rows by their key. */
class Cases {
  readonly #lookups: readonly (Lookup & { readonly known: KnownTable })[];
  readonly #dialect: Dialect;

  constructor(dialect: Dialect, tables: readonly KnownTable[]) {
    this.#dialect = dialect;
    this.#lookups = lookupsInSource().flatMap((lookup) => {
      const known = tables.find(({ name }) => name === lookup.table);
      return known === undefined ? [] : [{ ...lookup, known }];
    });
  }

  /** The statements for rows that are there, or for a row that is not. */
  async all(db: Knex): Promise<Case[]> {
    const cases: Case[] = [];
    for (const { known, ...lookup } of this.#lookups) {
      const table = tableOf(known, lookup);
      const given = lookup.fields.map((field) => `${columnName(field)} is not null`);
      const order = this.#dialect === 'sqlite' ? 'rowid * 7919 % 1009' : 'md5(cast(ctid as text))';
      const sought = await runStatement(
        db,
        `select ${selectList(table)} from ${table.name} where ${given.join(' and ')} order by ${order} limit ${SOUGHT}`,
        [],
      );
      const absent = Object.fromEntries([...known.columns.keys()].map((column) => [column, 0]));
      const rows = (sought.length === 0 ? [absent] : sought).map((row) => fromStored(table, row));
      const pick = (row: AnyRow): Partial<AnyRow> =>
        Object.fromEntries(lookup.fields.map((field) => [field, row[field] ?? 0]));
      const select = selectStatement(this.#dialect, table, rows.map(pick));
      const found = (await runOwn(db, select)).length;
      const name = `${table.name}(${lookup.fields.join()})`;
      cases.push({ name, statement: select, found });
      if (lookup.fields.toSorted().join() !== lookup.key.toSorted().join()) continue;
      cases.push({ name: `remove ${name}`, statement: removeStatement(this.#dialect, table, rows), found });
      cases.push({ name: `update ${name}`, statement: updateStatement(this.#dialect, table, rows), found });
    }
    return cases;
  }
}

describe('lookups on postgres', () => {
  let made: TestDatabase;
  let database: Database;
  let tables: readonly KnownTable[];
  let cases: Cases;

  beforeAll(async () => {
    made = await createTestDatabase('postgres');
    database = openDatabase(made.url);
    tables = await readTables(database.writer, 'postgres');
    await liftConstraints(database.writer, 'postgres');
    cases = new Cases('postgres', tables);
  });
  afterAll(async () => {
    await database.destroy();
    await made.remove();
  });

  const plansOf = new WeakMap<pg.Client, KeptPlans>();

  const onConnection = async <Result>(run: (connection: pg.Client) => Promise<Result>): Promise<Result> => {
    const client = database.writer.client as Knex.Client;
    const connection = (await client.acquireConnection()) as pg.Client;
    try {
      return await run(connection);
    } finally {
      await client.releaseConnection(connection);
    }
  };

  /** Runs something with the plans that a connection has kept. */
  const withKept = async <Result>(run: (plans: KeptPlans) => Promise<Result>): Promise<Result> =>
    onConnection(async (connection) => {
      const plans = plansOf.get(connection) ?? new KeptPlans(connection);
      plansOf.set(connection, plans);
      return run(plans);
    });

  /** Runs something with plans that are made now. */
  const withNew = async <Result>(run: (plans: KeptPlans) => Promise<Result>): Promise<Result> => {
    await onConnection(async (connection) => {
      await connection.query('deallocate all');
      plansOf.delete(connection);
    });
    return withKept(run);
  };

  const broken = async (plans: KeptPlans): Promise<string[]> => {
    const faults: string[] = [];
    for (const { name, statement, found } of await cases.all(database.reader)) {
      const { rows, pages, scans } = await plans.measure(statement);
      const most = found + SOUGHT;
      if (rows > 2 * most || pages > PAGES_A_ROW * most) faults.push(`${name}: ${scans.join('; ')}`);
    }
    return faults;
  };

  /** Has statements planned while their tables are empty, and fills those then. */
  const brokenAsTheyGrow = async (): Promise<string[]> => {
    await database.planAnew();
    await withKept(async (plans) => {
      for (const { statement } of await cases.all(database.reader)) await plans.plan(statement);
    });
    await fillTables(database.writer, 'postgres', tables, ROWS);
    await database.planAnew();
    return withKept(broken);
  };

  it('read the rows of their keys alone, whatever PostgreSQL knows of its tables', async () => {
    const faults: Record<string, string[]> = {};
    faults['planned while never analyzed and empty'] = await brokenAsTheyGrow();
    faults['never analyzed'] = await withNew(broken);
    await database.writer.raw('reindex schema public');
    faults['restored'] = await withNew(broken);
    await database.writer.raw(`truncate ${tables.map(({ name }) => name).join(', ')}`);
    await database.writer.raw('vacuum');
    faults['planned while vacuumed and empty'] = await brokenAsTheyGrow();
    faults['vacuumed while empty'] = await withNew(broken);
    await database.writer.raw('analyze');
    faults['analyzed'] = await withNew(broken);
    expect(Object.fromEntries(Object.entries(faults).filter(([, each]) => each.length > 0))).toEqual({});
  });
});
