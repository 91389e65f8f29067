import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runOperator, runRefusedServer } from './testing/server/run-program.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-refused-'));
});

afterAll(() => rm(folder, { recursive: true }));

const WRONG = { CORRIDOR_STEP_MS: 'soon', CORRIDOR_DRAIN_MS: '1' };
const LIST = /^The configuration is not valid:\n(- .+\n){2}$/;

/** One sentence and the exit code, of the server and of an operator's command. */
async function expectRefused(variables: Readonly<Record<string, string>>, sentence: RegExp): Promise<void> {
  for (const refused of [runRefusedServer(variables), runOperator(['tenant', 'list'], variables)]) {
    const { exitCode, stdout, stderr } = await refused;
    expect([stdout, stderr]).toEqual(['', expect.stringMatching(sentence)]);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(exitCode).toBe(1);
  }
}

describe('a start that cannot be', () => {
  it('says of a wrong configuration all that is wrong with it, and nothing else', async () => {
    const { exitCode, stderr } = await runRefusedServer(WRONG);
    expect(stderr).toMatch(LIST);
    expect(stderr).toContain('CORRIDOR_STEP_MS');
    expect(exitCode).toBe(1);
  });

  it('of an operator’s command says the same', async () => {
    const { exitCode, stderr } = await runOperator(['migrate'], WRONG);
    expect(stderr).toMatch(LIST);
    expect(exitCode).toBe(1);
  });

  it('says in one sentence that its port is taken', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    const DATABASE_URL = `sqlite:${join(folder, 'corridor.db')}`;
    const { exitCode, stderr } = await runRefusedServer({ PORT: port, DATABASE_URL });
    other.close();
    expect(stderr).toBe(`Port ${port} is in use by another program.\n`);
    expect(exitCode).toBe(1);
  });

  it.each([
    [
      'a folder that is missing',
      'missing/corridor.db',
      /^The folder \S+ of DATABASE_URL does not exist: create it/,
    ],
    [
      'a folder in place of the file',
      'folder',
      /^DATABASE_URL names \S+, which is a folder: name a file in it/,
    ],
    [
      'a file in place of the folder',
      'file/corridor.db',
      /^DATABASE_URL names a file in \S+, which is a file and no folder/,
    ],
    [
      'a file that is no database',
      'file',
      /^The database file \S.* is corrupt \(.+\)\. Stop all processes that use it, and restore it/,
    ],
  ])('says in one sentence of %s what to do', async (_case, name, sentence) => {
    await mkdir(join(folder, 'folder'), { recursive: true });
    await writeFile(join(folder, 'file'), 'no database at all, but long enough to be looked at');
    await expectRefused({ DATABASE_URL: `sqlite:${join(folder, name)}` }, sentence);
  });

  it('says in one sentence of a database in memory what to do', async () => {
    await expectRefused(
      { DATABASE_URL: 'sqlite::memory:' },
      /^DATABASE_URL must name a file, such as sqlite:\.data\/corridor\.db/,
    );
  });

  it('says in one sentence of a place where no file can be made what to do', async () => {
    await expectRefused(
      { DATABASE_URL: 'sqlite:/proc/corridor.db' },
      /^The database file \/proc\/corridor\.db cannot be made|^This user may not write to the folder \/proc/,
    );
  });

  it.each([
    [
      'host',
      (url: URL) => (url.hostname = 'nowhere.invalid'),
      /cannot be reached \(.+\): check the host and the port in DATABASE_URL, and that the server is running\.\n$/,
    ],
    [
      'port',
      (url: URL) => (url.port = '1'),
      /cannot be reached \(.+\): check the host and the port in DATABASE_URL/,
    ],
    [
      'role',
      (url: URL) => (url.username = 'nobody'),
      /cannot be reached \(.+\): check the user name and the password in DATABASE_URL\.\n$/,
    ],
    [
      'database',
      (url: URL) => (url.pathname = '/nowhere'),
      /cannot be reached \(.+\): create the database, or correct DATABASE_URL\.\n$/,
    ],
  ])('says in one sentence of a wrong %s of PostgreSQL what to do', async (_part, change, sentence) => {
    const url = new URL(inject('databaseTemplates').postgresUrl);
    change(url);
    await expectRefused({ DATABASE_URL: url.href }, sentence);
  });

  it('says in one sentence that Node is too old, before it loads anything', async () => {
    const old = join(folder, 'old-node.cjs');
    await writeFile(
      old,
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.1' } });`,
    );
    const { exitCode, stderr } = await runRefusedServer({ NODE_OPTIONS: `--require ${old}` });
    expect(stderr).toMatch(
      /^Corridor needs Node 20\.19 or newer, and this is Node 20\.18\.1: install a newer one, and start again\.\n$/,
    );
    expect(exitCode).toBe(1);
  });

  it('warns of a variable that nothing reads, and refuses it if that is asked for', async () => {
    const variables = { CORRIDOR_STEPMS: '5', CORRIDOR_STRICT_ENV: 'on' };
    const { exitCode, stderr } = await runRefusedServer(variables);
    expect(stderr).toBe(
      'The configuration is not valid:\n- CORRIDOR_STEPMS is read by nothing: it may be meant for CORRIDOR_STEP_MS\n',
    );
    expect(exitCode).toBe(1);
  });
});
