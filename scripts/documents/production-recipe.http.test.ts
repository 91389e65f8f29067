import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { createEmptyDatabase } from '../../src/testing/databases/test-database.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const DATABASE = 'postgres://corridor:password@db.internal/corridor';

async function readRecipe(page: string): Promise<string> {
  const text = await readFile(`${ROOT}${page}`, 'utf8');
  const recipe = /^```sh\n([\s\S]*?)^```$/m.exec(text)?.[1];
  if (recipe === undefined) throw new Error(`${page} has no commands`);
  return recipe;
}

/** Pastes commands into a shell whose last one keeps running, and waits until it says where it listens. */
async function paste(
  commands: string,
): Promise<{ said: () => string; url: string; end: () => Promise<void> }> {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', CORRIDOR_HOST: '127.0.0.1' };
  // A group of its own, since npm starts the server through shells.
  const shell = spawn('bash', ['-e', '-c', commands], { cwd: ROOT, env, detached: true, stdio: 'pipe' });
  let said = '';
  shell.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  shell.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(shell, 'close');
  const end = async (): Promise<void> => {
    if (shell.exitCode === null && shell.pid !== undefined) process.kill(-shell.pid, 'SIGTERM');
    await ended;
  };
  const listening = /"url":"(http:[^"]+)".*"msg":"listening"/;
  try {
    await vi.waitFor(() => {
      if (!listening.test(said) && shell.exitCode === null) throw new Error('It does not listen yet.');
    });
    if (shell.exitCode !== null) throw new Error('It ended.');
  } catch (error) {
    await end();
    throw new Error(`The recipe did not start a server:\n${said}`, { cause: error });
  }
  return { said: () => said, url: listening.exec(said)?.[1] ?? '', end };
}

it('the recipe of production runs as pasted, and what it starts takes no order that it cannot carry out', async () => {
  const made = await createEmptyDatabase('postgres');
  const recipe = await readRecipe('docs/operating/production.md');
  expect(recipe).toContain(DATABASE);
  const pasted = await paste(recipe.replace(DATABASE, made.url));
  try {
    const ready = await fetch(`${pasted.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', failing: [] }]);
    const key = /\bsk_live_\w+/.exec(pasted.said())?.[0] ?? '';
    const answer = await fetch(`${pasted.url}/v1/treasury`, { headers: { authorization: `Bearer ${key}` } });
    expect(answer.status).toBe(200);
    const { runtimeCapabilities } = (await answer.json()) as { runtimeCapabilities: unknown };
    expect(runtimeCapabilities).toMatchObject([
      { assetNetworks: [], audInboundRails: [], audOutboundRails: [] },
    ]);
  } finally {
    await pasted.end();
    await made.remove();
  }
});
