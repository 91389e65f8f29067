import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, URL } from 'node:url';
import { ROOT } from './current.cjs';

const CHILD = fileURLToPath(new URL('run-and-note.cjs', import.meta.url));

const LIMIT_MS = 60_000;

/** Runs a program on nothing but what is given to it. */
function startProgram(program, words, folder, notes) {
  const child = spawn(process.execPath, [CHILD, join(ROOT, program), notes, ...words], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATABASE_URL: `sqlite:${join(folder, 'corridor.db')}`,
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
    if (code !== 0) throw new Error(`It ended with ${code}: ${said}`);
  });
  return { child, ended, said: () => said };
}

/** Waits until a server says where it listens, and has it answer what a start is measured by. */
async function haveFirstAnswer({ child, ended, said }) {
  const listening = () => /"url":"(http:[^"]+)".*"msg":"listening"/.exec(said());
  while (listening() === null) await Promise.race([once(child.stdout, 'data'), ended]);
  const reply = await fetch(`${listening()[1]}/v1/treasury/funding-instruments`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${/Secret key +(\w+)/.exec(said())?.[1]}`,
      'idempotency-key': 'the-first',
      'content-type': 'application/json',
      connection: 'close',
    },
    body: '{"type":"aud_account"}',
  });
  if (reply.status !== 201) throw new Error(`The first answer is ${reply.status}: ${await reply.text()}`);
  child.kill('SIGTERM');
}

async function notesOf(folder) {
  const names = await readdir(folder);
  return Promise.all(
    names.map(async (name) => [join(ROOT, 'dist', name), await readFile(join(folder, name))]),
  );
}

/**
 * Runs each program as far as its first answer, in a database of its own, and answers what V8 compiled for that: files by
 * their paths, beside the programs. Without them a start is slower and does the same; so where a program cannot run, as
 * on a machine that lets nothing listen, that is said, and there are none.
 * @param {Record<'main' | 'operator', string>} programs their paths in the checkout
 * @returns {Promise<Map<string, Buffer>>}
 */
export async function warmUp({ main, operator }) {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-build-'));
  const running = [];
  try {
    const notes = await mkdtemp(join(folder, 'notes-'));
    const server = startProgram(main, [], folder, notes);
    const help = startProgram(operator, ['--help'], folder, notes);
    running.push(server.child, help.child);
    await Promise.all([haveFirstAnswer(server), server.ended, help.ended]);
    return new Map(await notesOf(notes));
  } catch (error) {
    process.stderr.write(`What V8 compiles is not kept, since a program did not run: ${error.message}\n`);
    return new Map();
  } finally {
    for (const child of running) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}
