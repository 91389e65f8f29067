import { execFile } from 'node:child_process';
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './db/connection.ts';
import { LocalServer } from './testing/receivers/local-server.ts';
import { runCompiled, startCompiledServer, type ServerProgram } from './testing/server/run-program.ts';
import { codeAt, newPassword } from './testing/worlds/test-user.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

const CHECKOUT = [
  'build',
  'cli',
  'console',
  'docs',
  'docs-site',
  'generated',
  'package.json',
  'package-lock.json',
  'README.md',
  'sdk',
  'src',
  'tsconfig.json',
];

/** What compiles, and what is loaded when somebody first asks for it: a start without them has not loaded them. */
const NOT_AT_START = [
  'esbuild',
  'tsx',
  'typescript',
  'pg',
  'pdfkit',
  'express',
  'express-openapi-validator',
  '@opentelemetry',
];

/** Says of each file whether V8 takes the code that is kept for it. */
const ASK_V8 = `
  const { readdirSync, readFileSync } = require('node:fs');
  const { Script } = require('node:vm');
  process.chdir(process.argv[1]);
  const isTaken = (name) =>
    !new Script(readFileSync(name, 'utf8'), { cachedData: readFileSync(name + '.v8') }).cachedDataRejected;
  const programs = readdirSync('.').filter((name) => name.endsWith('.cjs.v8')).map((name) => name.slice(0, -3));
  console.log(programs.map((name) => name + ' ' + isTaken(name)).join(', '));`;

const SOURCE = 'src/meta/reads.ts';

let folder: string;

/** A checkout of our own, with links to the packages that are installed. */
async function makeCheckout(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'corridor-compiled-'));
  for (const name of CHECKOUT) await cp(join(ROOT, name), join(root, name), { recursive: true });
  const packages = join(ROOT, 'node_modules');
  for (const name of await readdir(packages)) {
    if (name.startsWith('.')) continue;
    await mkdir(join(root, 'node_modules'), { recursive: true });
    await symlink(join(packages, name), join(root, 'node_modules', name));
  }
  return root;
}

/** Takes files and folders away while something runs. */
async function without<Result>(paths: readonly string[], run: () => Promise<Result>): Promise<Result> {
  const aside = await mkdtemp(join(tmpdir(), 'corridor-aside-'));
  const moved = paths.map((path, index) => [join(folder, path), join(aside, String(index))] as const);
  for (const [from, to] of moved) await rename(from, to);
  try {
    return await run();
  } finally {
    for (const [from, to] of moved) {
      await mkdir(dirname(from), { recursive: true });
      await rm(from, { recursive: true, force: true });
      await rename(to, from);
    }
    await rm(aside, { recursive: true });
  }
}

const sortedRows = (rows: Record<string, unknown>[]): Record<string, unknown>[] =>
  rows.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

/** Before any server of this file was started. */
const BEGUN_AT = Date.now();

/** All that is in a SQLite file, but for when migrations ran. */
async function contentOf(path: string) {
  const database = openDatabase(`sqlite:${path}`);
  const schema = await database
    .reader<{ type: string; name: string; sql: string | null }>('sqlite_master')
    .select('type', 'name', 'sql')
    .orderBy(['type', 'name']);
  const tables = schema.filter(({ type }) => type === 'table').map(({ name }) => name);
  const rows: Record<string, Record<string, unknown>[]> = {};
  for (const table of tables) rows[table] = sortedRows(await database.reader<Record<string, unknown>>(table));
  await database.destroy();
  for (const migration of rows['migrations'] ?? []) {
    expect(Number(migration['migration_time'])).toBeGreaterThanOrEqual(BEGUN_AT);
    expect(Number(migration['migration_time'])).toBeLessThanOrEqual(Date.now());
    delete migration['migration_time'];
  }
  const { installation_identity: [identity] = [], ...others } = rows;
  return { identity: identity?.['id'], content: { schema, rows: others } };
}

const start = (variables = {}): Promise<ServerProgram> =>
  startCompiledServer(
    {
      DATABASE_URL: `sqlite:${join(folder, 'corridor.db')}`,
      CORRIDOR_DRAIN_NOTICE_MS: '0',
      ...variables,
    },
    folder,
  );

async function stop({ program }: ServerProgram): Promise<string> {
  program.process.kill('SIGTERM');
  const { exitCode, stderr } = await program.ended;
  expect(exitCode).toBe(0);
  return stderr;
}

beforeAll(async () => {
  folder = await makeCheckout();
  const { exitCode, stderr } = await runCompiled('prepare.js', [], {}, folder).ended;
  expect([exitCode, stderr]).toEqual([0, '']);
});

afterAll(() => rm(folder, { recursive: true }));

describe('the server as it was compiled', () => {
  it('starts and creates with neither its sources nor what is loaded when first used', async () => {
    const packages = NOT_AT_START.map((name) => `node_modules/${name}`);
    await without(['src', 'generated', 'dist/files/generated/openapi.json', ...packages], async () => {
      const server = await start({
        DATABASE_URL: `sqlite:${join(folder, 'new.db')}`,
        CORRIDOR_CONTRACT_GUARD: 'off',
      });
      const key = /Secret key +(\w+)/.exec(server.program.output())?.[1] ?? '';
      const reply = await fetch(`${server.url}/v1/treasury/funding-instruments`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'idempotency-key': 'the-first-one',
          'content-type': 'application/json',
        },
        body: '{"type": "aud_account"}',
      });
      expect([reply.status, await stop(server)]).toEqual([201, '']);
    });
  });

  it('is kept as V8 compiled it as far as the first answer, and V8 takes that', async () => {
    // This process runs under flags of its test runner's, by which V8 goes as well.
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', ASK_V8, join(folder, 'dist')]);
    const taken = stdout.trim().replaceAll(/-[^-]+\.cjs/g, '');
    expect(taken).toBe(
      'express true, express-openapi-validator true, main true, mime-types true, operator true',
    );
  });

  it('starts where V8 does not take what another V8 compiled', async () => {
    const names = (await readdir(join(folder, 'dist'))).filter((name) => name.endsWith('.v8'));
    const kept = await Promise.all(names.map((name) => readFile(join(folder, 'dist', name))));
    for (const name of names) await writeFile(join(folder, 'dist', name), 'of another version');
    expect(await stop(await start())).toBe('');
    for (const [index, name] of names.entries())
      await writeFile(join(folder, 'dist', name), kept[index] ?? '');
  });

  it("shows the sources' lines where Node is asked to", async () => {
    const preload = join(folder, 'without-signals.cjs');
    await writeFile(
      preload,
      `const { on } = process;
      process.on = function (name, ...rest) {
        if (name === 'SIGTERM') throw new Error('no signals');
        return on.call(this, name, ...rest);
      };`,
    );
    const variables = {
      NODE_OPTIONS: `--enable-source-maps --require ${preload}`,
      DATABASE_URL: `sqlite:${join(folder, 'signals.db')}`,
    };
    const { stderr } = await runCompiled('run.cjs', ['main'], variables, folder).ended;
    expect(stderr).toMatch(/\/src\/run-server\.ts:\d+/);
  });

  it('makes a new SQLite file at once that is the same as by its migrations', async () => {
    const [atOnce, byMigrations] = ['at-once.db', 'by-migrations.db'].map((name) => join(folder, name));
    const script = 'dist/files/src/db/migrations/all.sqlite.sql';
    const migrate = async (path: string): Promise<unknown> => {
      const words = ['operator', 'migrate', '--json'];
      const { exitCode, stdout } = await runCompiled(
        'run.cjs',
        words,
        { DATABASE_URL: `sqlite:${path}` },
        folder,
      ).ended;
      expect(exitCode).toBe(0);
      return JSON.parse(stdout);
    };
    const report = await migrate(atOnce ?? '');
    expect(await without([script], () => migrate(byMigrations ?? ''))).toEqual(report);
    const [one, other] = [await contentOf(atOnce ?? ''), await contentOf(byMigrations ?? '')];
    expect(one.content).toEqual(other.content);
    // No file of one build is another's.
    expect(one.identity).not.toBe(other.identity);
  });

  it('runs the migrations on a SQLite file that is not new', async () => {
    const path = join(folder, 'not-new.db');
    const before = openDatabase(`sqlite:${path}`);
    // As Knex's command line leaves it, which asks a database for its migrations.
    await before.writer.raw(
      'create table migrations (id integer primary key, name text, batch integer, migration_time datetime)',
    );
    await before.destroy();
    expect(await stop(await start({ DATABASE_URL: `sqlite:${path}` }))).toBe('');
    const { schema } = (await contentOf(path)).content;
    expect(schema.map(({ name }) => name)).toEqual(expect.arrayContaining(['migrations', 'movements']));
  });

  it('serves what it loads when first asked: the contract, the documentation, the metrics, and the guard', async () => {
    const server = await start({ CORRIDOR_CONTRACT_GUARD: 'on' });
    const paths = ['/openapi.json', '/docs', '/docs/reference/createPayout', '/metrics', '/healthz'];
    for (const path of paths) {
      expect([path, (await fetch(`${server.url}${path}`)).status]).toEqual([path, 200]);
    }
    expect(await stop(server)).toBe('');
  });

  it('sends what it was doing when it was told to stop to a collector of traces', async () => {
    const collector = await LocalServer.start();
    const sent: string[] = [];
    collector.answer = ({ body, response }) => {
      sent.push(body);
      response.end('{}');
    };
    const server = await start({
      DATABASE_URL: `sqlite:${join(folder, 'traces.db')}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    });
    await fetch(`${server.url}/healthz`);
    expect(await stop(server)).toBe('');
    expect(sent.join()).toContain('GET /healthz');
    await collector.stop();
  });

  it('judges a password in a thread of its own', async () => {
    const server = await start({ DATABASE_URL: `sqlite:${join(folder, 'passwords.db')}` });
    const call = async (path: string, body: object): Promise<Response> =>
      fetch(`${server.url}/console/api/invitations/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: new URL(server.url).origin },
        body: JSON.stringify(body),
      });
    const token = /#token=(\w+)/.exec(server.program.output())?.[1];
    const { secret } = (await (await call('open', { token })).json()) as { secret: string };
    const accept = async (password: string): Promise<number> =>
      (await call('accept', { token, password, code: codeAt(secret, Date.now()) })).status;
    expect(await accept('qwertyuiopasdfghjkl')).toBe(400);
    expect(await accept(newPassword())).toBe(201);
    expect(await stop(server)).toBe('');
  });

  it('runs the operator, in a process that knows its words', async () => {
    const database = { DATABASE_URL: `sqlite:${join(folder, 'operator.db')}` };
    const words = ['operator', 'tenant', 'create', '--name', 'Ada Pty Ltd', '--json'];
    const { exitCode, stdout, stderr } = await runCompiled('run.cjs', words, database, folder).ended;
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({ clientId: expect.stringMatching(/^acct_/) as string });
  });
});

describe('sources that have changed since', () => {
  it('are compiled before they run', async () => {
    await appendFile(join(folder, SOURCE), "\nprocess.stderr.write('new code ');\n");
    const said = await stop(await start());
    expect(said).toBe(`${SOURCE} has changed since dist/ was built: it was built again.\nnew code `);
    expect(await stop(await start())).toBe('new code ');
  });

  it('are not run in silence where nothing can compile them', async () => {
    await appendFile(join(folder, SOURCE), '\n');
    const { exitCode, stdout, stderr } = await without(
      ['node_modules/esbuild'],
      () => runCompiled('run.cjs', ['main'], {}, folder).ended,
    );
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      new RegExp(`^${SOURCE} has changed since dist/ was built, and [^\\n]+ npm ci[^\\n]+\\n$`),
    );
  });

  it('are not run in silence where they do not compile', async () => {
    await appendFile(join(folder, SOURCE), '\nconst broken = ;\n');
    const { exitCode, stdout, stderr } = await runCompiled('run.cjs', ['main'], {}, folder).ended;
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).toContain('src/meta/reads.ts');
    await cp(join(ROOT, SOURCE), join(folder, SOURCE));
  });

  it('are the same where only their time is another', async () => {
    await stop(await start());
    await utimes(join(folder, SOURCE), new Date(), new Date());
    expect(await stop(await start())).toBe('');
  });

  it('are missed where a migration was added', async () => {
    const added = 'src/db/migrations/999_added.sql';
    await appendFile(join(folder, added), '');
    await appendFile(join(folder, added.replace('.sql', '.sqlite.sql')), '');
    expect(await stop(await start({ DATABASE_URL: `sqlite:${join(folder, 'added.db')}` }))).toContain(
      'src/db/migrations/ has changed',
    );
  });
});

it('says in one sentence that nothing was compiled, where nothing can', async () => {
  await without(['dist', 'node_modules/esbuild'], async () => {
    const prepared = await runCompiled('prepare.js', [], {}, folder).ended;
    expect([prepared.exitCode, prepared.stderr.split('\n').length]).toEqual([0, 2]);
    const { exitCode, stderr } = await runCompiled('run.cjs', ['main'], {}, folder).ended;
    expect([exitCode, stderr.split('\n').length]).toEqual([1, 2]);
    expect(stderr).toContain('dist/ is not there');
  });
});
