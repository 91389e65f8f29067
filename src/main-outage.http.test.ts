import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openDatabase } from './db/connection.ts';
import { findFreePort } from './testing/databases/free-port.ts';
import { freezableWay } from './testing/databases/freezable-way.ts';
import {
  runCompiled,
  runOperator,
  runRefusedServer,
  type RunningProgram,
} from './testing/server/run-program.ts';
import { createTestDatabase } from './testing/databases/test-database.ts';

const PATIENCE_MS = 120_000;

/** More than a stop may take in all. */
const STOP_MS = 40_000;

async function statusOf(url: string): Promise<number> {
  return (await fetch(url, { signal: AbortSignal.timeout(10_000) })).status;
}

/** Starts the server, and waits until it serves, not until it says so. */
async function serve(databaseUrl: string, stdout: 'read' | 'unread' | number): Promise<Served> {
  const port = String(await findFreePort());
  const variables = { DATABASE_URL: databaseUrl, PORT: port };
  const program = runCompiled('run.cjs', ['main'], variables, undefined, stdout);
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + PATIENCE_MS / 2;
  for (;;) {
    const status = await statusOf(`${url}/readyz`).catch(() => 0);
    const isGreeted = stdout !== 'read' || program.output().includes('"listening"');
    if (status === 200 && isGreeted) return { program, url };
    if (program.process.exitCode !== null || performance.now() > deadline) {
      program.process.kill('SIGKILL');
      throw new Error(`It does not serve: ${(await program.ended).stderr}`);
    }
    await delay(50);
  }
}

interface Served {
  readonly program: RunningProgram;
  readonly url: string;
}

/** Answers how the server ends once it is told to. */
async function stop({ process: child, ended }: RunningProgram): Promise<unknown> {
  child.kill('SIGTERM');
  const end = await Promise.race([
    ended.then(({ exitCode, stderr }) => ({ exitCode, stderr })),
    delay(STOP_MS, 'never', { ref: false }),
  ]);
  child.kill('SIGKILL');
  return end;
}

/** Has the server write more log lines than any pipe holds. */
async function makeItLog(url: string): Promise<void> {
  for (let turn = 0; turn < 15; turn += 1) {
    const statuses = await Promise.all(Array.from({ length: 100 }, () => statusOf(`${url}/healthz`)));
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
}

it(
  'serves while its log goes to a full disk, and ends when it is told to',
  async () => {
    const database = await createTestDatabase('sqlite');
    const full = openSync('/dev/full', 'w');
    const { program, url } = await serve(database.url, full);
    closeSync(full);
    await makeItLog(url);
    expect(await stop(program)).toEqual({ exitCode: 0, stderr: '' });
    await database.remove();
  },
  PATIENCE_MS,
);

it(
  'serves while nobody reads its log, and ends when it is told to',
  async () => {
    const database = await createTestDatabase('sqlite');
    const { program, url } = await serve(database.url, 'unread');
    await makeItLog(url);
    expect(await stop(program)).toEqual({ exitCode: 0, stderr: '' });
    await database.remove();
  },
  PATIENCE_MS,
);

it(
  'serves on where whoever read its log is gone, and ends when it is told to',
  async () => {
    const database = await createTestDatabase('sqlite');
    const { program, url } = await serve(database.url, 'unread');
    program.process.stdout?.destroy();
    await makeItLog(url);
    expect(await stop(program)).toEqual({ exitCode: 0, stderr: '' });
    await database.remove();
  },
  PATIENCE_MS,
);

it(
  'leaves a SQLite file that alone holds everything when it is told to end',
  async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const made = await createTestDatabase('sqlite');
      const file = made.url.slice('sqlite:'.length);
      const { program, url } = await serve(made.url, 'read');
      // Readers are open: a connection each.
      await Promise.all(Array.from({ length: 8 }, () => statusOf(`${url}/readyz`)));
      expect(await stop(program)).toEqual({ exitCode: 0, stderr: '' });
      expect(existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0).toBe(false);
      copyFileSync(file, `${file}.copy`);
      const copy = openDatabase(`sqlite:${file}.copy`);
      expect(await copy.reader('tenants').select('name')).toEqual([{ name: 'Demo Pty Ltd' }]);
      await copy.destroy();
      await made.remove();
    }
  },
  PATIENCE_MS,
);

it(
  'ends when it is told to, though its database stands still',
  async () => {
    const made = await createTestDatabase('postgres');
    const way = await freezableWay(made.url);
    const { program, url } = await serve(way.url, 'read');
    way.freeze();
    const asked = Array.from({ length: 10 }, () => statusOf(`${url}/readyz`).catch(() => 0));
    expect(await stop(program)).toMatchObject({ exitCode: 0 });
    await Promise.all(asked);
    await way.close();
    await made.remove();
  },
  PATIENCE_MS,
);

it(
  'does not serve a corrupt SQLite file, and says why in one sentence; the operator is told as well',
  async () => {
    const made = await createTestDatabase('sqlite');
    const file = made.url.slice('sqlite:'.length);
    const bytes = readFileSync(file);
    bytes.fill(0xa5, 8 * 4_096, 9 * 4_096);
    writeFileSync(file, bytes);
    const variables = { DATABASE_URL: made.url, PORT: '0' };
    const { exitCode, stderr } = await runRefusedServer(variables);
    expect([exitCode, stderr]).toEqual([
      1,
      expect.stringMatching(/^The database file .* is corrupt [^\n]*\.\n$/),
    ]);
    const verified = await runOperator(['ledger', 'verify', '--json'], variables);
    expect(verified.exitCode).toBe(1);
    expect(JSON.parse(verified.stdout)).toMatchObject({
      sound: false,
      brokenLaws: [{ law: expect.stringContaining('integrity_check') as unknown }],
    });
    await made.remove();
  },
  PATIENCE_MS,
);
