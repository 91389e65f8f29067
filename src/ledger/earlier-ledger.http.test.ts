import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../db/connection.ts';
import { migrationConfig } from '../db/migrate.ts';
import { prepareDatabase } from '../db/prepare-database.ts';
import { findBrokenBooks } from '../flows/audit/find-broken-books.ts';
import { createEmptyDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { startTestServer, type TestServer } from '../testing/server/test-server.ts';
import { verifyChain } from './verify-chain.ts';

/**
 * A ledger that the second version wrote, before the journal held more than movements: the rows of its tables, a line a
 * row below the names of their columns, and its export as that version's server gave it out.
 */
const EARLIER = new URL('earlier-ledgers/002_whole_treasury/', import.meta.url);

const EXPORT = readFileSync(new URL('export.ndjson', EARLIER), 'utf8');

const LAST = JSON.parse(EXPORT.trimEnd().split('\n').at(-1)!) as {
  readonly clientId: string;
  readonly seq: number;
  readonly hash: string;
};

async function putEarlierRows(db: Knex): Promise<void> {
  let [name, columns]: [string, readonly string[]] = ['', []];
  for (const text of readFileSync(new URL('rows.ndjson', EARLIER), 'utf8').trimEnd().split('\n')) {
    const line = JSON.parse(text) as { table: string; columns: string[] } | (string | null)[];
    if (!Array.isArray(line)) [name, columns] = [line.table, line.columns];
    else await db(name).insert(Object.fromEntries(columns.map((column, index) => [column, line[index]])));
  }
}

/** A database as the second version left it. */
async function putEarlierLedger(database: Database): Promise<void> {
  await database.writer.transaction(async (db) => {
    await db.migrate.up(migrationConfig(database.dialect));
    await db.migrate.up(migrationConfig(database.dialect));
    await putEarlierRows(db);
  });
}

describe.each(['sqlite', 'postgres'] as const)('a ledger of the second version, on %s', (dialect) => {
  let made: TestDatabase;
  let database: Database;
  let server: TestServer;
  let before: unknown;

  const read = async (): Promise<unknown> => [
    await database.writer('movements').orderBy('id'),
    await database.writer('postings').orderBy(['entry_id', 'line']),
  ];

  beforeAll(async () => {
    made = await createEmptyDatabase(dialect);
    database = openDatabase(made.url);
    await putEarlierLedger(database);
    before = await read();
    await prepareDatabase(database, 'sandbox');
    server = await startTestServer(made.url);
  });

  afterAll(async () => {
    await server.close();
    await database.destroy();
    await made.remove();
  });

  it('has every movement and every posting that it had', async () => {
    expect(await read()).toEqual(before);
  });

  it('is as sound as it was, by the same head and by every law', async () => {
    const { faults, head } = await verifyChain(database.reader, LAST.clientId);
    expect([faults, head]).toEqual([[], { seq: LAST.seq, hash: LAST.hash }]);
    expect(await findBrokenBooks(database.reader)).toEqual([]);
  });

  it('is exported as it was, byte for byte, with the head that it had', async () => {
    const key = await server.newKey(LAST.clientId);
    const shown = await server.request('GET', '/v1/treasury/ledger/export', { key });
    expect(shown.text).toBe(EXPORT);
    const { body } = await server.request('GET', '/v1/treasury/ledger/head', { key });
    expect(body).toEqual({ seq: LAST.seq, hash: LAST.hash });
  });

  it.each([
    `update postings set account = 'loss'`,
    `delete from postings`,
    ...(dialect === 'postgres'
      ? [`truncate postings`]
      : [`insert or replace into postings select * from postings`]),
  ])('is kept as it is by the database itself: %s', async (statement) => {
    await expect(database.writer.raw(statement)).rejects.toThrow('append-only');
    expect(await read()).toEqual(before);
  });
});

/** Waits until a session of the database waits for a lock. */
async function untilSomebodyWaits(db: Knex): Promise<void> {
  for (;;) {
    const { rows } = await db.raw<{ rows: unknown[] }>(
      `select 1 from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
       where not l.granted`,
    );
    if (rows.length > 0) return;
    await setTimeout(20);
  }
}

describe('a ledger of the second version that its server still writes to, on postgres', () => {
  it('is migrated behind the group that is under way, and neither is cut off', async () => {
    const made = await createEmptyDatabase('postgres');
    const database = openDatabase(made.url);
    try {
      await putEarlierLedger(database);
      const { writer } = database;
      const group = await writer.transaction();
      // As that server writes: under the lock of a wallet, movements, and then their postings.
      await group('wallets').forUpdate();
      const next = { seq: LAST.seq + 1, id: 'mov_next', kind: 'admin_adjustment', operation_id: null };
      const [last] = await group<object>('movements').where({ seq: LAST.seq });
      await group('movements').insert({ ...last, ...next });
      const migrated = prepareDatabase(database, 'sandbox');
      await untilSomebodyWaits(database.reader);
      const line = { entry_id: next.id, tenant_id: LAST.clientId, asset: 'AUD' };
      await group('postings').insert([
        { ...line, line: 1, account: 'available', amount_minor: 1 },
        { ...line, line: 2, account: 'adjustments', amount_minor: -1 },
      ]);
      await group.commit();
      expect(await migrated).toContain('004_journal_entries');
      expect(await writer('postings').where({ entry_id: next.id })).toHaveLength(2);
    } finally {
      await database.destroy();
      await made.remove();
    }
  });
});
