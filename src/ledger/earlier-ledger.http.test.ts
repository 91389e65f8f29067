import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../db/connection.ts';
import { migrationConfig, migrationNames } from '../db/migrate.ts';
import { prepareDatabase } from '../db/prepare-database.ts';
import { selectMatching } from '../db/rows.ts';
import { findBrokenBooks } from '../flows/audit/find-broken-books.ts';
import { transfersTable } from '../flows/transfers/transfer.ts';
import { createEmptyDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { startTestServer, type TestServer } from '../testing/server/test-server.ts';
import { verifyChain } from './verify-chain.ts';
import { verifyExport } from './verify-export.ts';

/**
 * Ledgers that earlier versions wrote, each after its last migration: the rows of its tables, a line a row below the names
 * of their columns, and its export as that version's server gave it out. The second is of before the journal held more than
 * movements, the fifteenth of before there were payment routes, and the thirty-eighth of before a transfer knew what was
 * said last of its deposit.
 */
const EARLIER = ['002_whole_treasury', '015_reconciliation', '038_pay_ids_in_ascii'] as const;

type EarlierName = (typeof EARLIER)[number];

interface EarlierLedger {
  readonly name: EarlierName;
  readonly exported: string;
  /** The place at which its chain ended. */
  readonly last: { readonly clientId: string; readonly seq: number; readonly hash: string };
}

const readEarlier = (name: EarlierName, file: string): string =>
  readFileSync(new URL(`earlier-ledgers/${name}/${file}.ndjson`, import.meta.url), 'utf8');

function earlierLedger(name: EarlierName): EarlierLedger {
  const exported = readEarlier(name, 'export');
  const last = JSON.parse(exported.trimEnd().split('\n').at(-1)!) as EarlierLedger['last'];
  return { name, exported, last };
}

async function putEarlierRows(db: Knex, name: EarlierName): Promise<void> {
  let [table, columns]: [string, readonly string[]] = ['', []];
  for (const text of readEarlier(name, 'rows').trimEnd().split('\n')) {
    const line = JSON.parse(text) as { table: string; columns: string[] } | (string | null)[];
    if (!Array.isArray(line)) [table, columns] = [line.table, line.columns];
    else await db(table).insert(Object.fromEntries(columns.map((column, index) => [column, line[index]])));
  }
}

/** A database as that version left it. */
async function putEarlierLedger(database: Database, name: EarlierName): Promise<void> {
  await database.writer.transaction(async (db) => {
    for (const migration of migrationNames()) {
      await db.migrate.up(migrationConfig(database.dialect));
      if (migration === name) break;
    }
    await putEarlierRows(db, name);
  });
}

const EACH = EARLIER.flatMap((name) =>
  (['sqlite', 'postgres'] as const).map((dialect) => ({ name, dialect })),
);

describe.each(EACH)('a ledger as of $name, on $dialect', ({ name, dialect }) => {
  const { exported, last } = earlierLedger(name);
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
    await putEarlierLedger(database, name);
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
    const { clientId: tenantId, seq, hash } = last;
    const sound = { tenantId, movements: seq, head: { seq, hash }, faults: [] };
    expect(await verifyChain(database.reader, tenantId)).toEqual(sound);
    expect(await findBrokenBooks(database.reader)).toEqual([]);
    const file = Readable.from([exported]) as AsyncIterable<string>;
    expect(await verifyExport(file, { seq, hash })).toEqual(sound);
  });

  it('is exported as it was, byte for byte, with the head that it had', async () => {
    const key = await server.newKey(last.clientId);
    const shown = await server.request('GET', '/v1/treasury/ledger/export', { key });
    expect(shown.text).toBe(exported);
    const { body } = await server.request('GET', '/v1/treasury/ledger/head', { key });
    expect(body).toEqual({ seq: last.seq, hash: last.hash });
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

/** What nobody noted of a deposit. */
const FIRST = { occurrence: 0, depositReportedAt: null, isDepositWaived: false };

/** What a migrated transfer shows of its deposit, by its status and what holds it. */
const DEPOSITS = [
  'detected, not held: detected',
  'held, provider_review: final',
  'held, deposit_vanished: gone',
  'converting, not held: final',
  'delivering, not held: final',
  'completed, not held: final',
  'failed, not held: final',
  'returned, not held: final',
];

describe.each(['sqlite', 'postgres'] as const)(
  'the transfers of a ledger without deposits that change, on %s',
  (dialect) => {
    it('are taken to have the deposit that their status needs, and each to be the first of its deposit', async () => {
      const made = await createEmptyDatabase(dialect);
      const database = openDatabase(made.url);
      try {
        await putEarlierLedger(database, '038_pay_ids_in_ascii');
        await prepareDatabase(database, 'sandbox');
        const transfers = await selectMatching(database.reader, transfersTable, [
          { tenantId: earlierLedger('038_pay_ids_in_ascii').last.clientId },
        ]);
        expect(transfers).toHaveLength(20);
        const known = transfers.map(
          ({ status, holdReason, depositStatus }) =>
            `${status}, ${holdReason ?? 'not held'}: ${depositStatus}`,
        );
        expect(new Set(known)).toEqual(new Set(DEPOSITS));
        for (const { occurrence, depositReportedAt, isDepositWaived } of transfers) {
          expect({ occurrence, depositReportedAt, isDepositWaived }).toEqual(FIRST);
        }
      } finally {
        await database.destroy();
        await made.remove();
      }
    });
  },
);

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
      const { last } = earlierLedger('002_whole_treasury');
      await putEarlierLedger(database, '002_whole_treasury');
      const { writer } = database;
      const group = await writer.transaction();
      // As that server writes: under the lock of a wallet, movements, and then their postings.
      await group('wallets').forUpdate();
      const next = { seq: last.seq + 1, id: 'mov_next', kind: 'admin_adjustment', operation_id: null };
      const [row] = await group<object>('movements').where({ seq: last.seq });
      await group('movements').insert({ ...row, ...next });
      const migrated = prepareDatabase(database, 'sandbox');
      await untilSomebodyWaits(database.reader);
      const line = { entry_id: next.id, tenant_id: last.clientId, asset: 'AUD' };
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
