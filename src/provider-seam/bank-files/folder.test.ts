import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { Retry } from '../port/provider.ts';
import { BankFolder } from './folder.ts';

const NAME = 'direct_entry-000001.aba';
const BYTES = Buffer.from('0 the file');
const { signal } = new AbortController();

let root: string;
let folder: BankFolder;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'corridor-bank-'));
  folder = new BankFolder(root, randomUUID);
  await folder.prepare();
  return () => rm(root, { recursive: true, force: true });
});

const outside = async (): Promise<string[]> => (await readdir(join(root, 'out'))).sort();

/** What the bank does with a file. */
async function takeAway(): Promise<void> {
  await rename(join(root, 'out', NAME), join(root, 'taken by the bank'));
}

describe('handing a file over', () => {
  it('puts it into the folder whole, readable by its owner alone', async () => {
    expect(await folder.wasHandedOver(NAME)).toBe(false);
    await folder.handOver(NAME, BYTES, signal);
    expect(await outside()).toEqual([NAME]);
    expect(await readFile(join(root, 'out', NAME))).toEqual(BYTES);
    expect(await folder.wasHandedOver(NAME)).toBe(true);
  });

  it('happens once, also after the bank has taken it', async () => {
    await folder.handOver(NAME, BYTES, signal);
    await takeAway();
    await folder.handOver(NAME, BYTES, signal);
    expect(await outside()).toEqual([]);
    expect(await folder.wasHandedOver(NAME)).toBe(true);
  });

  it('happens once, however many processes do it at the same time', async () => {
    const others = Array.from({ length: 20 }, () => new BankFolder(root, randomUUID));
    await Promise.all(others.map((each) => each.handOver(NAME, BYTES, signal)));
    expect(await outside()).toEqual([NAME]);
    expect(await readdir(join(root, 'sent'))).toEqual([NAME]);
    await takeAway();
    expect(await Promise.all(others.map((each) => each.wasHandedOver(NAME)))).not.toContain(false);
    expect(await outside()).toEqual([]);
  });

  it('is not known, and not half there, where a process died before it was decided', async () => {
    await writeFile(join(root, 'out', `.${NAME}.draft`), BYTES.subarray(0, 3));
    expect(await folder.wasHandedOver(NAME)).toBe(false);
    await folder.handOver(NAME, BYTES, signal);
    expect(await readFile(join(root, 'out', NAME))).toEqual(BYTES);
  });

  it('is completed by the next look, where a process died after it was decided', async () => {
    await writeFile(join(root, 'out', `.${NAME}.draft`), BYTES);
    await writeFile(join(root, 'sent', NAME), `.${NAME}.draft`);
    expect(await folder.wasHandedOver(NAME)).toBe(true);
    expect(await outside()).toEqual([NAME]);
    expect(await readFile(join(root, 'out', NAME))).toEqual(BYTES);
  });

  it('decides nothing after its time is over', async () => {
    await expect(folder.handOver(NAME, BYTES, AbortSignal.abort())).rejects.toThrow();
    expect(await folder.wasHandedOver(NAME)).toBe(false);
    expect(await outside()).not.toContain(NAME);
  });

  it.each(['out', 'sent'])(
    'may be tried again where the folder %s is gone, and leaves nothing half',
    async (gone) => {
      await rm(join(root, gone), { recursive: true });
      await expect(folder.handOver(NAME, BYTES, signal)).rejects.toThrow(Retry);
      await mkdir(join(root, gone), { recursive: true });
      expect(await folder.wasHandedOver(NAME)).toBe(false);
      await folder.handOver(NAME, BYTES, signal);
      expect(await outside()).toContain(NAME);
    },
  );
});

describe('what the bank brings', () => {
  it('is seen by name once it is whole', async () => {
    await writeFile(join(root, 'in', 'b.xml'), 'bb');
    await writeFile(join(root, 'in', 'a.xml'), 'a');
    await writeFile(join(root, 'in', '.c.xml'), 'half');
    expect(await folder.waiting()).toEqual([
      { name: 'a.xml', bytes: 1 },
      { name: 'b.xml', bytes: 2 },
    ]);
  });

  it('is put aside under its name and what is in it, and can be put aside twice', async () => {
    await writeFile(join(root, 'in', 'a.xml'), 'a');
    await folder.putAside('a.xml', 'd'.repeat(64), 'refused');
    await folder.putAside('a.xml', 'd'.repeat(64), 'refused');
    expect(await folder.waiting()).toEqual([]);
    expect(await folder.refused()).toEqual(['a.xml']);
    expect(await readdir(join(root, 'refused'))).toEqual([`${'d'.repeat(16)}-a.xml`]);
  });

  it('may be looked for again where the folder is gone', async () => {
    await rm(join(root, 'in'), { recursive: true });
    await expect(folder.waiting()).rejects.toThrow(Retry);
  });
});
