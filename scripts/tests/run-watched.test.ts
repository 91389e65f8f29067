import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { runWatched } from './run-watched.ts';

let folder: string;
let count = 0;

/** Long enough for a busy machine to start a program. */
const SILENCE_MS = 5_000;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-watched-'));
});

afterAll(() => rm(folder, { recursive: true }));

interface Heard {
  readonly code: Promise<number | null>;
  readonly said: () => string;
}

async function run(program: string, silenceMs?: number): Promise<Heard> {
  count += 1;
  const file = join(folder, `program-${count}.cjs`);
  await writeFile(file, `const { spawn } = require('node:child_process');\n${program}`);
  let said = '';
  const options = silenceMs === undefined ? {} : { silenceMs };
  return {
    code: runWatched([process.execPath, file], { ...options, hear: (text) => (said += text) }),
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

// They wait rather than reckon, and so wait together.
describe.concurrent('a program', () => {
  it('is answered by its exit code, and all its output is heard', async ({ expect }) => {
    const { code, said } = await run(`console.log('one'); console.error('two'); process.exitCode = 3;`);
    expect(await code).toBe(3);
    expect(said()).toBe('one\ntwo\n');
  });

  it('that is silent for too long is ended, and shown with the processes that it started', async ({
    expect,
  }) => {
    const hanging = `const child = spawn(process.execPath, ['-e', 'for (;;);', 'a-hanging-child'], { stdio: 'inherit' });
      console.log(child.pid);`;
    const { code, said } = await run(hanging, SILENCE_MS);
    await expect(code).rejects.toThrow(/^It said nothing for 5 s and was ended\..*[^]*a-hanging-child/);
    await vi.waitFor(() => expect(isRunning(Number(said()))).toBe(false));
  });

  it('is not ended while it prints something', async ({ expect }) => {
    const slow = `let left = 7; const timer = setInterval(() => {
      console.log(left);
      if (--left === 0) clearInterval(timer);
    }, 1_000);`;
    const { code } = await run(slow, SILENCE_MS);
    expect(await code).toBe(0);
  });

  it('is not waited for where it left others running', async ({ expect }) => {
    const leaving = `const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 600_000)'],
      { stdio: 'inherit', detached: true });
      child.unref();
      console.log(child.pid);
      process.exit();`;
    const { code, said } = await run(leaving);
    expect(await code).toBe(0);
    process.kill(Number(said()), 'SIGKILL');
  });
});
