import { chmod, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginWrite } from '../begin-write.ts';
import { openDatabase } from '../connection.ts';
import { CommitRefused, type OwnStatement } from '../statements/statement.ts';
import { DatabaseOut } from './failure.ts';

const statement = (sql: string): OwnStatement => ({ method: 'own', sql, bindings: [] });

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-file-'));
  file = join(folder, 'corridor.db');
});

afterEach(() => rm(folder, { recursive: true }));

const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);

async function use(path: string): Promise<void> {
  const database = openDatabase(`sqlite:${path}`);
  const transaction = await beginWrite(database);
  await transaction.commit([statement('create table if not exists probes (id integer)')]);
  for (const suffix of ['', '-wal', '-shm']) expect(await modeOf(path + suffix)).toBe('600');
  await database.destroy();
}

describe('a SQLite file', () => {
  it('is made for its owner alone, in a folder for its owner alone', async () => {
    const path = join(folder, 'made', 'here', 'corridor.db');
    await use(path);
    expect(await modeOf(path)).toBe('600');
    expect(await modeOf(join(folder, 'made'))).toBe('700');
    expect(await modeOf(join(folder, 'made', 'here'))).toBe('700');
  });

  it('that others could read is closed to them; its folder, which somebody else made, is left alone', async () => {
    await chmod(folder, 0o755);
    await mkdir(join(folder, 'beside'), { mode: 0o755 });
    for (const suffix of ['', '-wal', '-shm']) await writeFile(file + suffix, '', { mode: 0o644 });
    await use(file);
    expect(await modeOf(file)).toBe('600');
    expect(await modeOf(folder)).toBe('755');
  });

  it('that is moved away between BEGIN and COMMIT leaves unknown what became of the write', async () => {
    await use(file);
    const database = openDatabase(`sqlite:${file}`);
    try {
      const transaction = await beginWrite(database);
      await transaction.load([statement('insert into probes values (1)')]);
      await rename(file, `${file}.moved`);
      const failure: unknown = await transaction.commit([]).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(DatabaseOut);
      expect(failure).not.toBeInstanceOf(CommitRefused);
      await expect(beginWrite(database)).rejects.toThrow(DatabaseOut);
      await rename(`${file}.moved`, file);
      const again = await beginWrite(database);
      expect(await again.load([statement('select id from probes')])).toEqual([[{ id: 1 }]]);
      await again.rollback();
    } finally {
      await database.destroy();
    }
  });

  it('whose whole folder was moved away takes no writes', async () => {
    const path = join(folder, 'data', 'corridor.db');
    const database = openDatabase(`sqlite:${path}`);
    try {
      await (await beginWrite(database)).rollback();
      await rename(join(folder, 'data'), join(folder, 'elsewhere'));
      await expect(beginWrite(database)).rejects.toThrow(DatabaseOut);
      await expect(database.reader.raw('select 1')).rejects.toThrow(DatabaseOut);
    } finally {
      await database.destroy();
    }
  });

  it('is the same while another process opens and closes it', async () => {
    await use(file);
    const database = openDatabase(`sqlite:${file}`);
    try {
      for (let turn = 0; turn < 3; turn += 1) {
        const transaction = await beginWrite(database);
        await transaction.commit([statement(`insert into probes values (${turn})`)]);
        await use(file);
      }
    } finally {
      await database.destroy();
    }
  });
});
