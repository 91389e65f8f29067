import { beforeAll, describe, expect, it } from 'vitest';
import { eachDatabase } from '../../testing/databases/databases.ts';
import type { Database } from '../connection.ts';
import { readSnapshot } from '../present.ts';
import { insertRows, saveRows, selectMatching, selectWhere } from './rows.ts';
import {
  columnName,
  defineTable,
  flag,
  integer,
  json,
  minor,
  momentOrNull,
  text,
  textOrNull,
} from './table.ts';

interface Probe {
  readonly owner: string;
  readonly itemNumber: number;
  readonly amountMinor: bigint;
  readonly note: string | null;
  readonly isOpen: boolean;
  readonly dueAt: number | null;
  readonly details: unknown;
}

const probes = defineTable<Probe>({
  name: 'probes',
  key: ['owner', 'itemNumber'],
  columns: {
    owner: text(),
    itemNumber: integer(),
    amountMinor: minor(),
    note: textOrNull(),
    isOpen: flag(),
    dueAt: momentOrNull(),
    details: json(),
  },
});

const FIRST: Probe = {
  owner: 'o',
  itemNumber: 1,
  amountMinor: 1n,
  note: null,
  isOpen: false,
  dueAt: null,
  details: {},
};

eachDatabase((_dialect, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await database.writer.raw(`create table probes (
      owner text not null, item_number bigint not null, amount_minor bigint not null, note text,
      is_open smallint not null, due_at bigint, details text not null, primary key (owner, item_number))`);
  });

  const read = (owner: string): Promise<Probe[]> => selectMatching(database.reader, probes, [{ owner }]);

  describe('a row', () => {
    it.each([
      { amountMinor: 9_000_000_000_000_000_000n },
      { amountMinor: -9_000_000_000_000_000_000n },
      { amountMinor: 2n ** 53n + 1n },
      { amountMinor: 0n },
      { note: '', dueAt: 4_102_444_800_000 },
      { note: "é\u2028 🦜 ' -- ? $1 \\", isOpen: true },
      { details: { z: 1, a: [null, 'x', { '2': 1, '1': 2 }], 'é"': '1.00' } },
      { details: [] },
    ] satisfies Partial<Probe>[])('comes back as it was written (%#)', async (change) => {
      const row = { ...FIRST, owner: `round trip ${JSON.stringify(Object.keys(change))}`, ...change };
      await saveRows(database.writer, probes, [row]);
      const [found] = await read(row.owner);
      expect(found).toEqual(row);
      expect(JSON.stringify(found?.details)).toBe(JSON.stringify(row.details));
    });

    it('is read in the same form by a query of its own', async () => {
      const row = { ...FIRST, owner: 'own query', amountMinor: 2n ** 60n + 1n };
      await insertRows(database.writer, probes, [row]);
      const found = await selectWhere(database.reader, probes, 'owner = ? order by owner', [row.owner]);
      expect(found).toEqual([row]);
    });

    it('that is saved replaces the one of its key, and one that is inserted does not', async () => {
      const row = { ...FIRST, owner: 'saved' };
      await saveRows(database.writer, probes, [row, { ...row, itemNumber: 2 }]);
      await saveRows(database.writer, probes, [{ ...row, note: 'changed', amountMinor: 5n }]);
      const sorted = (await read('saved')).sort((one, other) => one.itemNumber - other.itemNumber);
      expect(sorted).toEqual([
        { ...row, note: 'changed', amountMinor: 5n },
        { ...row, itemNumber: 2 },
      ]);
      await expect(insertRows(database.writer, probes, [row])).rejects.toThrow();
    });
  });

  describe('many rows', () => {
    it('are written and found by several columns at once', async () => {
      const rows = Array.from({ length: 450 }, (_, index) => ({
        ...FIRST,
        owner: 'many',
        itemNumber: index,
      }));
      await insertRows(database.writer, probes, rows);
      await saveRows(
        database.writer,
        probes,
        rows.map((row) => ({ ...row, amountMinor: 2n })),
      );
      expect(await read('many')).toHaveLength(450);
      const matches = [7, 449, 450].map((itemNumber) => ({ owner: 'many', itemNumber }));
      const found = await selectMatching(database.reader, probes, [
        ...matches,
        { owner: 'none', itemNumber: 7 },
      ]);
      expect(found.map(({ itemNumber, amountMinor }) => [itemNumber, amountMinor]).sort()).toEqual([
        [449, 2n],
        [7, 2n],
      ]);
      expect(await selectMatching(database.reader, probes, [])).toEqual([]);
    });
  });

  describe('a snapshot', () => {
    it('shows nothing of what is written while it is read', async () => {
      const row = { ...FIRST, owner: 'snapshot' };
      const seen = await readSnapshot(database, async (db) => {
        const before = await selectMatching(db, probes, [{ owner: row.owner }]);
        await insertRows(database.writer, probes, [row]);
        return [before.length, (await selectMatching(db, probes, [{ owner: row.owner }])).length];
      });
      expect(seen).toEqual([0, 0]);
      expect(await read(row.owner)).toEqual([row]);
    });
  });

  it('readers cannot write', async () => {
    await expect(insertRows(database.reader, probes, [{ ...FIRST, owner: 'reader' }])).rejects.toThrow();
    expect(await read('reader')).toEqual([]);
  });
});

it('columns are named in snake_case', () => {
  expect(['id', 'tenantId', 'availableDeltaMinor'].map(columnName)).toEqual([
    ...['id', 'tenant_id', 'available_delta_minor'],
  ]);
});
