import type { Knex } from 'knex';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LAWS } from '../../capabilities.ts';
import { lawStatement } from '../../ledger/laws.ts';
import { type TestDatabase, createTestDatabase } from '../../testing/databases/test-database.ts';
import {
  type AskedStatement,
  SOUGHT,
  lookStatements,
  lookupStatements,
  planOnSqlite,
} from '../../testing/statistics/asked-statements.ts';
import { KeptPlans, mostRowsOf } from '../../testing/statistics/explained.ts';
import { lookupsInSource } from '../../testing/statistics/lookups-in-source.ts';
import {
  type KnownTable,
  fillTables,
  isSkewed,
  liftConstraints,
  readTables,
} from '../../testing/statistics/skewed-tables.ts';
import { type Database, openDatabase } from '../connection.ts';
import { allowLongStatements, readWhole } from '../drivers/postgres-client.ts';
import type { Dialect } from './statement.ts';
import { columnName } from './table.ts';

/** Rows of each table: reading a whole one shows. */
const ROWS = 1_000;

/** The pages of an index and of its table that finding one row may take. */
const PAGES_A_ROW = 6;

/** What workers take of one source in one look, and read of others to see whether they may. */
const ROWS_A_LOOK = 300;

/** What the query for a law puts side by side: some sides of every table. */
const ROWS_A_LAW = 12 * ROWS;

const LOOKUPS = lookupsInSource();

function eachFilled(
  dialect: Dialect,
  define: (
    open: () => { database: Database; tables: readonly KnownTable[]; looks: AskedStatement[] },
  ) => void,
): void {
  let made: TestDatabase;
  let opened: { database: Database; tables: readonly KnownTable[]; looks: AskedStatement[] };

  beforeAll(async () => {
    made = await createTestDatabase(dialect);
    const database = openDatabase(made.url);
    const tables = await readTables(database.writer, dialect);
    const looks = await lookStatements(database);
    await liftConstraints(database.writer, dialect);
    opened = { database, tables, looks };
  });
  afterAll(async () => {
    await opened.database.destroy();
    await made.remove();
  });

  define(() => opened);
}

describe('on postgres', () => {
  eachFilled('postgres', (open) => {
    const plansOf = new WeakMap<pg.Client, KeptPlans>();

    const onConnection = async <Result>(run: (connection: pg.Client) => Promise<Result>): Promise<Result> => {
      const client = open().database.writer.client as Knex.Client;
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

    const all = async (): Promise<AskedStatement[]> => {
      const { database, tables, looks } = open();
      return [...(await lookupStatements(database, tables, LOOKUPS)), ...looks];
    };

    /** The statements that read more than they find, in words. */
    const greedy = async (plans: KeptPlans): Promise<string[]> => {
      const faults: string[] = [];
      for (const { name, found, ...asked } of await all()) {
        const scans = await plans.measure(asked);
        const most = found === undefined ? ROWS_A_LOOK : found + SOUGHT;
        const tooMuch = scans.filter(({ rows, pages }) => rows > most || pages > PAGES_A_ROW * most);
        if (tooMuch.length > 0) faults.push(`${name}: ${tooMuch.map(({ words }) => words).join('; ')}`);
      }
      return faults;
    };

    /** Has statements planned while their tables are empty, and fills those then. */
    const greedyOnceFilled = async (isVacuumed: boolean): Promise<string[]> => {
      const { database, tables } = open();
      await database.writer.raw(`truncate ${tables.map(({ name }) => name).join(', ')}`);
      if (isVacuumed) await database.writer.raw('vacuum');
      await database.planAnew();
      await withKept(async (plans) => {
        for (const statement of await all()) await plans.plan(statement);
      });
      await fillTables(database.writer, 'postgres', tables, ROWS);
      await database.planAnew();
      return withKept(greedy);
    };

    /** The laws whose query comes across more rows than it has to, in words. */
    const greedyLaws = async (): Promise<string[]> => {
      const { database } = open();
      return database.reader.transaction(async (db) => {
        await allowLongStatements(db, 60_000);
        await readWhole(db);
        const faults: string[] = [];
        for (const law of LAWS) {
          const rows = await mostRowsOf(db, lawStatement(law));
          if (rows > ROWS_A_LAW) faults.push(`${law.name}: ${rows} rows`);
        }
        return faults;
      });
    };

    it('what was planned while tables were empty is planned anew as they grow', async () => {
      expect(await greedyOnceFilled(false)).toEqual([]);
    });

    it('what is looked up is all that is read of tables whose rows were never counted', async () => {
      expect(await withNew(greedy)).toEqual([]);
      expect(await greedyLaws()).toEqual([]);
    });

    it('what is looked up is all that is read of tables that were restored without statistics', async () => {
      // Building an index counts rows, and nothing else.
      await open().database.writer.raw('reindex schema public');
      expect(await withNew(greedy)).toEqual([]);
      expect(await greedyLaws()).toEqual([]);
    });

    it('what is looked up is all that is read of tables that were vacuumed while they were empty', async () => {
      expect(await greedyOnceFilled(true)).toEqual([]);
      expect(await withNew(greedy)).toEqual([]);
      expect(await greedyLaws()).toEqual([]);
    });

    it('what is looked up is all that is read of tables whose rows are counted', async () => {
      await open().database.writer.raw('analyze');
      expect(await withNew(greedy)).toEqual([]);
      expect(await greedyLaws()).toEqual([]);
    });

    it('a statement that reads more than it finds would be noticed', async () => {
      const sql = 'select id from operations where asset = $1';
      const scans = await withNew((plans) => plans.measure({ sql, bindings: ['none'] }));
      expect(scans.map(({ rows }) => rows)).toEqual([ROWS]);
    });
  });
});

describe('on sqlite', () => {
  eachFilled('sqlite', (open) => {
    /** The lookups whose plan does not ask an index by what tells their rows apart. */
    const astray = async (most = Infinity): Promise<string[]> => {
      const { database, tables } = open();
      const faults: string[] = [];
      for (const asked of await lookupStatements(database, tables, LOOKUPS)) {
        if ((asked.found ?? 0) > most) continue;
        const plan = await planOnSqlite(database, asked, asked.table);
        const given = plan.flatMap((detail) =>
          [...detail.matchAll(/(\w+)=\?/g)].map(([, column]) => column ?? ''),
        );
        const lookup = LOOKUPS.find(({ table, fields }) => asked.name.endsWith(`${table}(${fields.join()})`));
        const sets = [lookup?.fields ?? [], ...(lookup?.probes ?? [])];
        const isWhole = sets.some((fields) => fields.every((field) => given.includes(columnName(field))));
        // An upsert finds its row by the key that conflicts, which no plan tells.
        const isUpsert = asked.name.startsWith('update') && plan.length === 0;
        if (!isUpsert && !isWhole && given.every(isSkewed)) faults.push(`${asked.name}: ${plan.join('; ')}`);
      }
      return faults;
    };

    it('what is looked up is found by its key in tables that were never analyzed', async () => {
      expect(await astray()).toEqual([]);
    });

    it('what is looked up is found by its key in tables that are analyzed', async () => {
      const { database, tables } = open();
      await fillTables(database.writer, 'sqlite', tables, ROWS);
      await database.writer.raw('analyze');
      // Of what most rows have, all of them are read.
      expect(await astray(SOUGHT)).toEqual([]);
    });
  });
});
