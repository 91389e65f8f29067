import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../connection.ts';
import { DatabaseRefused } from '../drivers/failure.ts';
import { checkFile, findFileFaults } from './sqlite-integrity.ts';

const PAGE_BYTES = 4_096;

let folder: string;
let file: string;

async function fill(rows: number): Promise<void> {
  const database = openDatabase(`sqlite:${file}`);
  await database.writer.raw('create table probes (id integer primary key, text text not null)');
  await database.writer.raw('create index probes_text on probes (text)');
  await database.writer.raw(
    `insert into probes with recursive ids (id) as (select 1 union all select id + 1 from ids where id < ?)
      select id, 'probe-' || id || '-' || hex(randomblob(40)) from ids`,
    [rows],
  );
  await database.destroy();
}

/** Writes over some bytes of the file. */
async function damage(change: (bytes: Buffer) => void): Promise<void> {
  const bytes = await readFile(file);
  change(bytes);
  await writeFile(file, bytes);
}

const faults = (): Promise<string[]> => findFileFaults(`sqlite:${file}`);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-integrity-'));
  file = join(folder, 'corridor.db');
});

afterEach(() => rm(folder, { recursive: true }));

it('finds nothing wrong with a file that is whole, empty or not there yet, and with no PostgreSQL', async () => {
  expect(await checkFile(`sqlite:${file}`)).toBe(true);
  await writeFile(file, '');
  expect(await checkFile(`sqlite:${file}`)).toBe(true);
  await fill(1_000);
  expect(await checkFile(`sqlite:${file}`)).toBe(true);
  expect(await faults()).toEqual([]);
  expect(await checkFile('postgres://nobody@127.0.0.1:1/none')).toBe(true);
});

it.each<[string, (bytes: Buffer) => void]>([
  ['is none', (bytes) => bytes.fill('no database', 0, 100)],
  ['has a page of noise', (bytes) => bytes.fill(0xa5, 8 * PAGE_BYTES, 9 * PAGE_BYTES)],
  ['has a page whose header lies', (bytes) => bytes.writeUInt16BE(0xffff, 8 * PAGE_BYTES + 3)],
])('refuses a file that %s, in one sentence', async (_what, change) => {
  await fill(1_000);
  await damage(change);
  const failure: unknown = await checkFile(`sqlite:${file}`).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DatabaseRefused);
  expect((failure as Error).message).toMatch(/^The database file \S+ is corrupt \([^\n]+\)\. [^\n]+\.$/);
});

it('breaks off the look at a file that takes too long, and says so', async () => {
  await fill(500_000);
  expect(await checkFile(`sqlite:${file}`, 0)).toBe(false);
});

it('finds an index that does not say what its table says, which the look at the start is too quick for', async () => {
  await fill(1_000);
  await damage((bytes) => {
    const first = bytes.indexOf('probe-500-');
    const at = bytes.indexOf('probe-500-', first + 1);
    bytes.write('probe-599-', at);
  });
  expect(await checkFile(`sqlite:${file}`)).toBe(true);
  expect(await faults()).not.toEqual([]);
});
