import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, URL } from 'node:url';
import { ROOT } from './current.cjs';

const CHILD = fileURLToPath(new URL('run-and-note.cjs', import.meta.url));

const LIMIT_MS = 60_000;

export const databaseIn = (folder) => join(folder, 'corridor.db');

/**
 * Starts a program as it was compiled, on nothing but what is given to it, with a database in a folder. At its end it
 * leaves there what V8 compiled of it.
 * @param {string} program its path in the checkout
 */
export function startProgram(program, words, folder, notes = folder) {
  const child = spawn(process.execPath, [CHILD, join(ROOT, program), notes, ...words], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATABASE_URL: `sqlite:${databaseIn(folder)}`,
      CORRIDOR_DRAIN_NOTICE_MS: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  let said = '';
  const heard = (text) => (said += text);
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', heard);
  const ended = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`a program ended with ${code}: ${said}`);
  });
  return { child, ended, said: () => said };
}

export async function inScratchFolder(run) {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-build-'));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
