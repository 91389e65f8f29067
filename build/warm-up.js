import { once } from 'node:events';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './current.cjs';
import { inScratchFolder, startProgram } from './run-alone.js';

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
  if (reply.status !== 201) throw new Error(`the first answer is ${reply.status}: ${await reply.text()}`);
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
 * their paths, beside the programs.
 * @param {Record<'main' | 'operator', string>} programs their paths in the checkout
 * @returns {Promise<Map<string, Buffer>>}
 * @throws Error if a program does not run
 */
export async function warmUp({ main, operator }) {
  return inScratchFolder(async (folder) => {
    const notes = await mkdtemp(join(folder, 'notes-'));
    const server = startProgram(main, [], folder, notes);
    const help = startProgram(operator, ['--help'], folder, notes);
    try {
      await Promise.all([haveFirstAnswer(server), server.ended, help.ended]);
    } finally {
      for (const { child } of [server, help]) child.kill('SIGKILL');
    }
    return new Map(await notesOf(notes));
  });
}
