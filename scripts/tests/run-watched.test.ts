import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runWatched } from './run-watched.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-watched-'));
});

afterAll(() => rm(folder, { recursive: true }));

interface Heard {
  readonly code: Promise<number | null>;
  readonly said: () => string;
}

async function run(program: string, silenceMs?: number): Promise<Heard> {
  const file = join(folder, 'program.cjs');
  await writeFile(file, `const { spawn } = require('node:child_process');\n${program}`);
  let said = '';
  const options = silenceMs === undefined ? {} : { silenceMs };
  return {
    code: runWatched([file], { ...options, hear: (text) => (said += text) }),
    said: () => said,
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('answers how a program ended, and hears all that it said', async () => {
  const { code, said } = await run(`console.log('one'); console.error('two'); process.exitCode = 3;`);
  expect(await code).toBe(3);
  expect(said()).toBe('one\ntwo\n');
});

it('ends a program that says nothing any more, and shows what it was waiting for', async () => {
  const hanging = `spawn(process.execPath, ['-e', 'console.log(process.pid); for (;;);', 'a-hanging-child'],
    { stdio: 'inherit' });`;
  const { code, said } = await run(hanging, 2_000);
  await expect(code).rejects.toThrow(/^It said nothing for 2 s and was ended\..*[^]*a-hanging-child/);
  await vi.waitFor(() => expect(isRunning(Number(said()))).toBe(false));
});

it('lets a program go on for as long as it says something', async () => {
  const slow = `let left = 8; const timer = setInterval(() => {
    console.log(left);
    if (--left === 0) clearInterval(timer);
  }, 500);`;
  const { code } = await run(slow, 3_000);
  expect(await code).toBe(0);
});

it('waits for nothing that a program has left running', async () => {
  const leaving = `spawn(process.execPath, ['-e', 'console.log(process.pid); setTimeout(() => {}, 600_000)'],
    { stdio: 'inherit', detached: true }).unref();
    setTimeout(() => process.exit(), 1_000);`;
  const { code, said } = await run(leaving);
  expect(await code).toBe(0);
  process.kill(Number(said()), 'SIGKILL');
});
