import fc from 'fast-check';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, it } from 'vitest';
import { eachDatabase } from '../../testing/databases/databases.ts';
import type { Database } from '../connection.ts';
import { isSelect, readTogether, selectTogether } from '../drivers/sqlite-client.ts';
import {
  fromStored,
  insertRows,
  removeRows,
  saveRows,
  selectMatching,
  selectStatement,
  updateRows,
} from './rows.ts';
import { runOwn } from './statement.ts';
import {
  defineTable,
  flag,
  flagOrNull,
  integer,
  integerOrNull,
  json,
  jsonOrNull,
  minor,
  minorOrNull,
  momentOrNull,
  sum,
  text,
  textOrNull,
} from './table.ts';

interface Thing {
  readonly owner: string;
  readonly itemNumber: number;
  readonly amountMinor: bigint;
  readonly boundMinor: bigint | null;
  readonly totalMinor: bigint;
  readonly note: string;
  readonly remark: string | null;
  readonly isOpen: boolean;
  readonly isHeard: boolean | null;
  readonly attempts: number | null;
  readonly dueAt: number | null;
  readonly details: unknown;
  readonly context: unknown;
}

const things = defineTable<Thing>({
  name: 'things',
  key: ['owner', 'itemNumber'],
  columns: {
    owner: text(),
    itemNumber: integer(),
    amountMinor: minor(),
    boundMinor: minorOrNull(),
    totalMinor: sum(),
    note: text(),
    remark: textOrNull(),
    isOpen: flag(),
    isHeard: flagOrNull(),
    attempts: integerOrNull(),
    dueAt: momentOrNull(),
    details: json(),
    context: jsonOrNull(),
  },
});

const MOST = 2n ** 63n - 1n;
const LEAST = -(2n ** 63n);

const AWKWARD = [
  '\u001f',
  '\u001e',
  '\u001f\u001e\u001d',
  'a\u001f',
  '\u001e\u001e',
  '',
  ' ',
  'null',
  'NULL',
  '{}',
  '{""}',
  '","',
  "\\'",
  '\\u0000',
  '"\\ud800"',
  '?',
  '$1',
  ':name',
  '🦜',
  '\u{10ffff}',
  '\ufffd',
  '\u2028',
  '0123',
  '1e3',
  '9223372036854775808',
];

const anyText = fc
  .oneof(fc.constantFrom(...AWKWARD), fc.string({ unit: 'binary', maxLength: 30 }))
  .map((value) => value.replaceAll('\u0000', ''));

const anyMinor = fc.oneof(fc.constantFrom(MOST, LEAST, 0n, 2n ** 53n + 1n), fc.bigInt(LEAST, MOST));

const safe = fc.oneof(
  fc.constantFrom(Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 0),
  fc.maxSafeInteger(),
);

const anyJson = fc
  .oneof(
    fc.jsonValue({ stringUnit: 'binary' }),
    anyText,
    fc.constant({ z: 1, a: [{ '2': '\u0000', '1': null }] }),
  )
  .map((value) => JSON.parse(JSON.stringify(value)) as unknown);

const orNull = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> => fc.option(value);

const content = fc.record({
  amountMinor: anyMinor,
  boundMinor: orNull(anyMinor),
  totalMinor: fc.oneof(fc.constantFrom(MOST * 1000n), fc.bigInt(LEAST * 9n, MOST * 9n)),
  note: anyText,
  remark: orNull(anyText),
  isOpen: fc.boolean(),
  isHeard: orNull(fc.boolean()),
  attempts: orNull(safe),
  dueAt: orNull(safe),
  details: anyJson,
  context: orNull(anyJson).map((value) => value ?? null),
});

const contents = fc.array(fc.tuple(content, content), { minLength: 1, maxLength: 5 });

const inOrder = (rows: readonly Thing[]): Thing[] =>
  [...rows].sort((one, other) => one.itemNumber - other.itemNumber);

eachDatabase((dialect, open) => {
  let database: Database;
  let made = 0;

  beforeAll(async () => {
    database = await open();
    await database.writer.raw(`create table things (
      owner text not null, item_number bigint not null, amount_minor bigint not null, bound_minor bigint,
      total_minor text not null, note text not null, remark text, is_open smallint not null,
      is_heard smallint, attempts bigint, due_at bigint, details text not null, context text,
      primary key (owner, item_number))`);
  });

  const read = async (owner: string, db: Knex = database.reader): Promise<Thing[]> =>
    inOrder(await selectMatching(db, things, [{ owner }]));

  it('rows of any content come back as they went in, however they are written, and no others', async () => {
    await fc.assert(
      fc.asyncProperty(contents, anyText, async (given, name) => {
        // In one transaction, since a COMMIT takes longer than all the rest.
        await database.writer.transaction(async (db) => {
          const owner = `${name} ${(made += 1)}`;
          const rows = given.map(([first], itemNumber) => ({ owner, itemNumber, ...first }));
          const changed = given.map(([, second], itemNumber) => ({ owner, itemNumber, ...second }));
          const other = { ...rows[0], owner: `${owner} beside` } as Thing;
          await insertRows(db, things, [...rows, other]);
          expect(await read(owner, db)).toEqual(rows);
          await updateRows(db, things, changed);
          expect(await read(owner, db)).toEqual(changed);
          const next = { ...rows[0], itemNumber: rows.length } as Thing;
          await saveRows(db, things, [...rows, next]);
          expect(await read(owner, db)).toEqual([...rows, next]);
          const keys = [...rows, next, next].map(({ itemNumber }) => ({ owner, itemNumber }));
          expect(inOrder(await selectMatching(db, things, keys))).toEqual([...rows, next]);
          if (dialect === 'sqlite') {
            const matches = [{ owner }, { owner: other.owner }, { owner: `nobody ${owner}` }];
            const selects = matches
              .map((match) => selectStatement(dialect, things, [match]))
              .filter(isSelect);
            const [answer] = await runOwn(db, selectTogether(selects));
            const found = readTogether(selects, answer).map((stored) =>
              inOrder(stored.map((row) => fromStored(things, row))),
            );
            expect(found).toEqual([[...rows, next], [other], []]);
          }
          await removeRows(db, things, [next, { ...next, itemNumber: -1 }]);
          expect(await read(owner, db)).toEqual(rows);
          await removeRows(db, things, rows);
          expect(await read(owner, db)).toEqual([]);
          expect(await read(other.owner, db)).toEqual([other]);
        });
      }),
      { numRuns: Number(process.env['CORRIDOR_PROPERTY_RUNS'] ?? 200) },
    );
  });

  const plain: Thing = {
    owner: 'plain',
    itemNumber: 0,
    amountMinor: 1n,
    boundMinor: null,
    totalMinor: 0n,
    note: 'n',
    remark: null,
    isOpen: true,
    isHeard: null,
    attempts: null,
    dueAt: null,
    details: {},
    context: null,
  };

  describe('a text', () => {
    it('that has U+0000 is refused', async () => {
      const row = { ...plain, owner: 'nul', note: 'a\u0000b' };
      await expect(insertRows(database.writer, things, [row])).rejects.toThrow();
      await expect(saveRows(database.writer, things, [plain, row])).rejects.toThrow();
      expect(await read('nul')).toEqual([]);
    });

    it('that has half of a pair keeps what Unicode has for it', async () => {
      const row = { ...plain, owner: 'half', note: 'a\ud800b', remark: '\udc00' };
      await insertRows(database.writer, things, [row]);
      expect(await read('half')).toEqual([{ ...row, note: 'a\ufffdb', remark: '\ufffd' }]);
    });

    it('that has every usual mark and control character stands beside any other', async () => {
      const all = String.fromCodePoint(...Array.from({ length: 0x500 }, (_, index) => index + 1));
      const rows = [all, '', '\u001f'].map((note, itemNumber) => ({
        ...plain,
        owner: 'all',
        itemNumber,
        note,
      }));
      await insertRows(database.writer, things, rows);
      expect(await read('all')).toEqual(rows);
    });
  });

  it('a row that is there already is refused, with all that come with it', async () => {
    await insertRows(database.writer, things, [{ ...plain, owner: 'twice' }]);
    const again = { ...plain, owner: 'twice', note: 'again' };
    await expect(insertRows(database.writer, things, [{ ...again, itemNumber: 1 }, again])).rejects.toThrow();
    expect(await read('twice')).toEqual([{ ...plain, owner: 'twice' }]);
  });

  it('nothing is selected by null', async () => {
    const row = { ...plain, owner: 'by null' };
    await insertRows(database.writer, things, [row]);
    expect(await selectMatching(database.reader, things, [{ owner: row.owner, remark: null }])).toEqual([]);
  });
});

describe('an update', () => {
  eachDatabase((dialect, open) => {
    it.runIf(dialect === 'postgres')('of a row that is not there fails, and changes no other', async () => {
      const { writer } = await open();
      await writer.raw('create table pairs (id text primary key, note text)');
      const pairs = defineTable<{ id: string; note: string }>({
        name: 'pairs',
        key: ['id'],
        columns: { id: text(), note: text() },
      });
      await insertRows(writer, pairs, [{ id: 'one', note: '1' }]);
      const both = [
        { id: 'one', note: '2' },
        { id: 'other', note: '2' },
      ];
      await expect(updateRows(writer, pairs, both)).rejects.toThrow('division by zero');
      expect(await selectMatching(writer, pairs, [{ id: 'one' }])).toEqual([{ id: 'one', note: '1' }]);
    });
  });
});
