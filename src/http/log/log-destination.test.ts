import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LogDestination } from './log-destination.ts';

const WAIT = { interval: 20 };

let folder: string;
const open: number[] = [];

function opened(path: string, flags: string | number): number {
  const fd = openSync(path, flags);
  open.push(fd);
  return fd;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'corridor-log-'));
});

afterEach(() => {
  for (const fd of open.splice(0)) closeSync(fd);
  rmSync(folder, { recursive: true });
});

/** A pipe, with both of its ends; whoever writes to it owns that end from then on. */
function makePipe(): { readonly path: string; readonly reader: number; readonly writer: number } {
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  const reader = opened(path, constants.O_RDONLY | constants.O_NONBLOCK);
  return { path, reader, writer: openSync(path, constants.O_WRONLY) };
}

function readAll(fd: number): string {
  const bytes = Buffer.alloc(65_536);
  let text = '';
  try {
    for (let count = 1; count > 0; text += bytes.toString('utf8', 0, count)) count = readSync(fd, bytes);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
  }
  return text;
}

it('writes lines to a file whole and in order', async () => {
  const path = join(folder, 'log');
  const log = new LogDestination(opened(path, 'w'));
  const lines = Array.from({ length: 5_000 }, (_, index) => `line ${index} ü\n`);
  for (const line of lines) log.write(line);
  await log.drain(20_000);
  log.write('the last\n');
  await log.drain(20_000);
  expect(readFileSync(path, 'utf8')).toBe(`${lines.join('')}the last\n`);
});

it('goes on where the disk is full, keeping what there is room for and counting the rest', async () => {
  // It is tried again after the test: a descriptor that was closed would be somebody else's by then.
  const log = new LogDestination(openSync('/dev/full', 'w'));
  const line = `${'x'.repeat(1_023)}\n`;
  for (let turn = 0; turn < 5_000; turn += 1) log.write(line);
  await new Promise((resolve) => setImmediate(resolve));
  await log.drain(2_000);
  for (let turn = 0; turn < 5_000; turn += 1) log.write(line);
});

it('keeps a bounded part of what nobody reads, and says how many lines were dropped once somebody does', async () => {
  const { reader, writer } = makePipe();
  const log = new LogDestination(writer);
  const line = (index: number): string => `${JSON.stringify({ index, text: 'x'.repeat(1_000) })}\n`;
  const count = 10_000;
  for (let index = 0; index < count; index += 1) log.write(line(index));
  // A write that blocked would hang here for good: nobody reads yet.
  await new Promise((resolve) => setImmediate(resolve));
  log.write(line(count));
  let text = '';
  await vi.waitFor(() => {
    text += readAll(reader);
    expect(text).toContain('"dropped"');
  }, WAIT);
  log.write('the last\n');
  await vi.waitFor(() => {
    text += readAll(reader);
    expect(text.endsWith('the last\n')).toBe(true);
  }, WAIT);
  const lines = text.split('\n').slice(0, -2);
  const shown = lines.map((each) => JSON.parse(each) as { index?: number; dropped?: number });
  const dropped = shown.reduce((sum, each) => sum + (each.dropped ?? 0), 0);
  const kept = shown.filter((each) => each.index !== undefined);
  expect(dropped).toBeGreaterThan(0);
  expect(kept.length + dropped).toBe(count + 1);
  expect(kept.map(({ index }) => index)).toEqual(
    kept.map(({ index }) => index).sort((one = 0, other = 0) => one - other),
  );
  expect(Buffer.byteLength(text)).toBeLessThan(2 * 1024 * 1024);
});

it('goes on where whoever read it is gone', async () => {
  const { reader, writer } = makePipe();
  const log = new LogDestination(writer);
  log.write('heard\n');
  await vi.waitFor(() => expect(readAll(reader)).toBe('heard\n'), WAIT);
  closeSync(reader);
  open.length = 0;
  for (let turn = 0; turn < 3; turn += 1) {
    for (let index = 0; index < 5_000; index += 1) log.write(`${'x'.repeat(1_000)}\n`);
    await log.drain(2_000);
  }
});

it('takes a descriptor that is closed for a reader that is gone', async () => {
  const log = new LogDestination(4_000);
  log.write('a line\n');
  await log.drain(2_000);
  log.write('another\n');
});
