import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { validate } from 'dockerfile-utils';
import { expect, it, vi } from 'vitest';
import { createEmptyDatabase } from '../../src/testing/databases/test-database.ts';

const run = promisify(execFile);

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const CONTAINER = readFileSync(join(ROOT, 'deploy/Containerfile'), 'utf8');
const UNIT = readFileSync(join(ROOT, 'deploy/corridor.service'), 'utf8');

/** What production needs, as the page about it says. */
const VARIABLES = {
  CORRIDOR_ENV: 'production',
  CORRIDOR_SECRET: 'a secret of this test that is long enough',
  CORRIDOR_PUBLIC_URL: 'https://pay.example.com',
  CORRIDOR_PLATFORM_NAME: 'Example Payments',
  CORRIDOR_SELLER_NAME: 'Example Payments Pty Ltd',
  CORRIDOR_SELLER_ABN: '51 824 753 556',
  CORRIDOR_SELLER_ADDRESS: '1 Example Street, Sydney NSW 2000',
  CORRIDOR_SELLER_BANK: 'BSB 000-000, account 12345678',
  CORRIDOR_SELLER_EMAIL: 'billing@example.com',
};

/** The values of a setting of the unit, in its section's order. */
function settings(name: string): string[] {
  return [...UNIT.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => String(value));
}

function copiedPlaces(): string[] {
  return [...CONTAINER.matchAll(/^COPY --from=build \/build\/(\S+) /gm)].map(([, place]) => String(place));
}

it('the Containerfile has no fault that its linter knows', () => {
  expect(validate(CONTAINER)).toEqual([]);
});

it('the Containerfile and the unit start the same program', () => {
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(CONTAINER) ?? [];
  const [program, ...words] = JSON.parse(command) as string[];
  expect(settings('ExecStart')).toEqual([`/usr/bin/${String(program)} ${words.join(' ')}`]);
  expect(settings('WorkingDirectory')).toEqual([/^WORKDIR (\/opt\S+)$/m.exec(CONTAINER)?.[1]]);
});

it('the unit gives the server the time that it takes to stop', () => {
  const page = readFileSync(join(ROOT, 'docs/operating/configuration.md'), 'utf8');
  const drainMs = Number(/\| `CORRIDOR_DRAIN_MS` +\| `(\d+)`/.exec(page)?.[1]);
  expect(Number(settings('TimeoutStopSec')[0]) * 1000).toBeGreaterThan(2 * drainMs);
});

it('what the Containerfile copies is enough to run in production, and it stops when it is told to', async () => {
  const made = await createEmptyDatabase('postgres');
  const folder = await mkdtemp(join(tmpdir(), 'corridor-deploy-'));
  const env = {
    PATH: process.env['PATH'],
    ...VARIABLES,
    DATABASE_URL: made.url,
    PORT: '0',
    CORRIDOR_HOST: '127.0.0.1',
  };
  try {
    for (const place of copiedPlaces()) {
      // The packages are many, and the same.
      if (place === 'node_modules') await symlink(join(ROOT, place), join(folder, place));
      else await cp(join(ROOT, place), join(folder, place), { recursive: true });
    }
    await run(process.execPath, ['build/run.cjs', 'operator', 'migrate'], { cwd: folder, env });
    const [command = ''] = settings('ExecStart');
    const server = spawn(process.execPath, command.split(' ').slice(1), { cwd: folder, env, stdio: 'pipe' });
    const ended = once(server, 'close');
    let said = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    server.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    try {
      const url = await vi.waitFor(
        () => /"url":"(http:[^"]+)"/.exec(said)?.[1] ?? Promise.reject(new Error(said)),
      );
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
    } finally {
      server.kill('SIGTERM');
    }
    expect(await ended).toEqual([0, null]);
  } finally {
    await rm(folder, { recursive: true });
    await made.remove();
  }
});
