import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../testing/databases/test-database.ts';
import { openDatabase, type Database } from './connection.ts';
import { isMigrated, migrationConfig } from './migrate.ts';
import { prepareDatabase } from './prepare-database.ts';

test.each(['sqlite', 'postgres'] as const)(
  'several processes that start at once on an empty database all come up (%s)',
  async (dialect) => {
    const empty = await createEmptyDatabase(dialect);
    // Fewer than the four threads on which this one process runs SQLite: each that waits for the file keeps one.
    const databases = Array.from({ length: 3 }, () => openDatabase(empty.url));
    try {
      const ends = await Promise.allSettled(
        databases.map((database) => prepareDatabase(database, 'sandbox')),
      );
      expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
      for (const database of databases) expect(await isMigrated(database)).toBe(true);
      // And the next start finds nothing in its way.
      await prepareDatabase(databases[0]!, 'sandbox');
    } finally {
      await Promise.all(databases.map((database) => database.destroy()));
      await empty.remove();
    }
  },
);

test.each(['sqlite', 'postgres'] as const)(
  'a database that a later version has taken further is served, and left as it is (%s)',
  async (dialect) => {
    const empty = await createEmptyDatabase(dialect);
    const database = openDatabase(empty.url);
    try {
      await prepareDatabase(database, 'sandbox');
      const later = { name: '999_of_a_later_version', batch: 99, migration_time: new Date() };
      await database.writer('migrations').insert(later);
      const names = (): Promise<string[]> => database.writer('migrations').orderBy('id').pluck('name');
      const before = await names();
      await prepareDatabase(database, 'sandbox');
      expect(await isMigrated(database)).toBe(true);
      expect(await names()).toEqual(before);
    } finally {
      await database.destroy();
      await empty.remove();
    }
  },
);

const INSTRUMENT = {
  id: 'fin_1',
  tenant_id: 'acct_1',
  type: 'aud_account',
  asset: 'AUD',
  status: 'inactive',
  provider_reference: 'BANK-1',
  external_reference: 'till 1',
  account_name: 'Ada',
  bsb: '802985',
  account_number: '12345678',
  pay_id: 'ada@example.com',
  activation_message: 'Wait.',
  created_at: 1,
  updated_at: 2,
  deactivated_at: 2,
};

const RECEIPT = {
  id: 'pin_1',
  tenant_id: 'acct_1',
  type: 'aud_payin',
  funding_instrument_id: 'fin_1',
  provider_reference: 'NPP-1',
  status: 'credited',
  version: 3,
  asset: 'AUD',
  gross_minor: 100,
  fee_minor: 1,
  open_holdback_minor: 0,
  occurred_at: 1,
  updated_at: 1,
  credited_at: 1,
};

/** A database of the first version, with an account and what it was paid, as its server would have left it. */
async function fillFirstVersion({ writer, dialect }: Database): Promise<void> {
  await writer.transaction(async (db) => {
    await db.migrate.up(migrationConfig(dialect));
  });
  await writer('tenants').insert({
    id: 'acct_1',
    name: 'Test Pty Ltd',
    status: 'active',
    configuration_id: 'cfg_1',
    created_at: 1,
  });
  await writer('funding_instruments').insert([
    INSTRUMENT,
    { ...INSTRUMENT, id: 'fin_2', account_number: '87654321', pay_id: null },
  ]);
  await writer('receipts').insert([
    RECEIPT,
    { ...RECEIPT, id: 'pin_2', provider_reference: 'NPP-2', funding_instrument_id: 'fin_2' },
  ]);
}

test.each(['sqlite', 'postgres'] as const)(
  'instruments and their receipts come through from the first version as they were (%s)',
  async (dialect) => {
    const empty = await createEmptyDatabase(dialect);
    const database = openDatabase(empty.url);
    const { writer } = database;
    try {
      await fillFirstVersion(database);
      expect(await isMigrated(database)).toBe(false);
      await prepareDatabase(database, 'sandbox');
      expect(await isMigrated(database)).toBe(true);
      const instruments = await writer<object>('funding_instruments').orderBy('id');
      const read = (row: object): unknown => JSON.parse(JSON.stringify(row).replace(/"(\d{1,3})"/g, '$1'));
      const later = { version: 2, created_by: null, deactivated_by: null };
      const none = { network: null, address: null, tag: null, ...later };
      expect(instruments.map(read)).toEqual([
        { ...INSTRUMENT, ...none },
        { ...INSTRUMENT, ...none, id: 'fin_2', account_number: '87654321', pay_id: null },
      ]);
      const receipts = await writer<object>('receipts').orderBy('id');
      expect(receipts.map(read)).toMatchObject([
        { ...RECEIPT, transaction_hash: null },
        { id: 'pin_2', funding_instrument_id: 'fin_2' },
      ]);
      const places = await writer<object>('receiving_places').orderBy('place');
      expect(places.map(read)).toEqual([
        { place: `account ${INSTRUMENT.bsb} ${INSTRUMENT.account_number}`, holder_id: 'fin_1' },
        { place: `account ${INSTRUMENT.bsb} 87654321`, holder_id: 'fin_2' },
        { place: `payid ${INSTRUMENT.pay_id}`, holder_id: 'fin_1' },
      ]);
      await expectKeysHold(database);
    } finally {
      await database.destroy();
      await empty.remove();
    }
  },
);

/** What bound receipts to their instruments, and instruments to their numbers, still does. */
async function expectKeysHold({ writer }: Database): Promise<void> {
  const orphan = { ...RECEIPT, id: 'pin_3', provider_reference: 'NPP-3', funding_instrument_id: 'fin_none' };
  await expect(writer('receipts').insert(orphan)).rejects.toThrow(/foreign key/i);
  await expect(writer('funding_instruments').where({ id: 'fin_1' }).delete()).rejects.toThrow(/foreign key/i);
  const repeated = { ...INSTRUMENT, id: 'fin_3' };
  await expect(writer('funding_instruments').insert(repeated)).rejects.toThrow(/unique/i);
  const stray = { ...INSTRUMENT, id: 'fin_4', account_number: '1', pay_id: null, tenant_id: 'acct_none' };
  await expect(writer('funding_instruments').insert(stray)).rejects.toThrow(/foreign key/i);
  await writer('receipts').insert({ ...RECEIPT, id: 'pin_4', provider_reference: 'NPP-4' });
}
