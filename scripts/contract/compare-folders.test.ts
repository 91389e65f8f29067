import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compareFolders, type Difference } from './compare-folders.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compare-folders-'));
  for (const side of ['expected', 'actual']) {
    await mkdir(join(folder, side, 'inner'), { recursive: true });
    await writeFile(join(folder, side, 'same.txt'), 'same');
    await writeFile(join(folder, side, 'inner/same.txt'), 'same');
  }
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const compare = (): Promise<Difference[]> => compareFolders(join(folder, 'expected'), join(folder, 'actual'));

it('finds nothing in folders that are alike', async () => {
  expect(await compare()).toEqual([]);
});

it('names what was changed, what is missing and what is not expected', async () => {
  await writeFile(join(folder, 'actual/inner/same.txt'), 'other');
  await writeFile(join(folder, 'expected/new.txt'), '');
  await writeFile(join(folder, 'actual/old.txt'), '');
  expect(await compare()).toEqual([
    { path: 'inner/same.txt', kind: 'changed' },
    { path: 'new.txt', kind: 'missing' },
    { path: 'old.txt', kind: 'not expected' },
  ]);
});

it('counts a folder that does not exist as empty', async () => {
  await rm(join(folder, 'actual'), { recursive: true });
  expect(await compare()).toEqual([
    { path: 'inner/same.txt', kind: 'missing' },
    { path: 'same.txt', kind: 'missing' },
  ]);
});
