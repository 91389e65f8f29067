import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BarredAddresses } from './barred-addresses.ts';

const ONE = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
const OTHER = '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359';

let folder: string;
let file: string;
let writes = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-barred-'));
  file = join(folder, 'barred.txt');
});

afterEach(() => rm(folder, { recursive: true }));

async function write(text: string): Promise<void> {
  await writeFile(file, text);
  // File systems keep whole seconds, some of them.
  writes += 1;
  await utimes(file, writes, writes);
}

it('has what its file lists, in any case, with words for people', async () => {
  await write(`# sanctions of 3 November\r\n${ONE.toUpperCase().replace('0X', '0x')}  # an exchange\n\n`);
  const barred = new BarredAddresses(file);
  await barred.refresh();
  expect([barred.has(ONE), barred.has(OTHER)]).toEqual([true, false]);
});

it('follows its file, and keeps what it had while that cannot be used', async () => {
  await write(ONE);
  const barred = new BarredAddresses(file);
  await barred.refresh();
  await write(`${OTHER}\nnonsense\n`);
  await expect(barred.refresh()).rejects.toThrow(`line 2 of ${file} is no address`);
  expect([barred.has(ONE), barred.has(OTHER)]).toEqual([true, false]);
  await write(OTHER);
  await barred.refresh();
  expect([barred.has(ONE), barred.has(OTHER)]).toEqual([false, true]);
  await rm(file);
  await expect(barred.refresh()).rejects.toThrow(file);
  expect(barred.has(OTHER)).toBe(true);
});

it('bars none without a file', async () => {
  const barred = new BarredAddresses(null);
  await barred.refresh();
  expect(barred.has(ONE)).toBe(false);
});
