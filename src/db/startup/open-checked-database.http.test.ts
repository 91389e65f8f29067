import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../../testing/databases/check-ledger.ts';
import { atDatabase, runAsAdministrator } from '../../testing/databases/postgres-administration.ts';
import { type PostgresServer, startPostgresServer } from '../../testing/databases/postgres-server.ts';
import { type TestDatabase, createTestDatabase } from '../../testing/databases/test-database.ts';
import { PRODUCTION_VARIABLES } from '../../testing/server/production-variables.ts';
import { runOperator, runRefusedServer, startServerProgram } from '../../testing/server/run-program.ts';
import { runStatement } from '../statements/statement.ts';
import { type CheckedDatabase, openCheckedDatabase } from './open-checked-database.ts';

const FSYNC = /^PostgreSQL runs with fsync=off, [^\n]+\. Set fsync = on [^\n]+\.$/;

/** Does something with a database that was checked, and closes it. */
async function inChecked<Result>(
  databaseUrl: string,
  use: (checked: CheckedDatabase) => Promise<Result>,
): Promise<Result> {
  const checked = await openCheckedDatabase({ databaseUrl, environment: 'production' });
  try {
    return await use(checked);
  } finally {
    await checked.database.destroy();
  }
}

/** What is in force on a connection that writes. */
async function inForce({ database }: CheckedDatabase, setting: string): Promise<unknown> {
  const [row] = await runStatement(database.writer, `select current_setting('${setting}') as value`, []);
  return row?.['value'];
}

describe('a database on PostgreSQL', () => {
  let made: TestDatabase;
  const name = (): string => new URL(made.url).pathname.slice(1);
  const set = (setting: string): Promise<void> =>
    runAsAdministrator(made.url, `alter database "${name()}" set ${setting}`);

  beforeAll(async () => {
    made = await createTestDatabase('postgres', 'production');
  });

  afterAll(() => made.remove());

  it('that has synchronous_commit=off is written to with synchronous_commit=on', async () => {
    await set('synchronous_commit = off');
    await inChecked(made.url, async (checked) => {
      expect(checked.warnings).toEqual([]);
      expect(await inForce(checked, 'synchronous_commit')).toBe('on');
    });
  });

  it.each(['local', 'remote_apply'])('that has synchronous_commit=%s keeps it', async (value) => {
    await set(`synchronous_commit = ${value}`);
    await inChecked(made.url, async (checked) => {
      expect(await inForce(checked, 'synchronous_commit')).toBe(value);
    });
  });

  it('that has standard_conforming_strings=off is verified like any other', async () => {
    await set('standard_conforming_strings = off');
    await inChecked(made.url, async ({ database, warnings }) => {
      expect(warnings).toEqual([]);
      await checkLedger(database);
    });
  });

  it('that its address would weaken is written to as strictly as any other', async () => {
    const options = '-c synchronous_commit=off -c standard_conforming_strings=off';
    const databaseUrl = `${made.url}?options=${encodeURIComponent(options)}`;
    await inChecked(databaseUrl, async (checked) => {
      expect(checked.warnings).toEqual([]);
      expect(await inForce(checked, 'synchronous_commit')).toBe('on');
      expect(await inForce(checked, 'standard_conforming_strings')).toBe('on');
    });
  });
});

it('a SQLite file has no server to look at', async () => {
  const made = await createTestDatabase('sqlite', 'production');
  await inChecked(made.url, async ({ warnings }) => {
    expect(warnings).toEqual([]);
  });
  await made.remove();
});

describe('on a PostgreSQL without fsync', () => {
  let server: PostgresServer;

  beforeAll(async () => {
    server = await startPostgresServer(['fsync=off']);
    for (const name of ['sandbox', 'production'])
      await runAsAdministrator(server.url, `create database ${name}`);
  });

  afterAll(() => server.stop());

  it('production refuses to start, and so do its commands', async () => {
    const variables = {
      CORRIDOR_ENV: 'production',
      ...PRODUCTION_VARIABLES,
      CORRIDOR_SECRET: 'a secret of production that is long enough',
      DATABASE_URL: atDatabase(server.url, 'production'),
    };
    const results = [
      await runRefusedServer(variables),
      await runOperator(['migrate'], variables),
      await runOperator(['tenant', 'create', '--name', 'Engines', '--json'], variables),
    ];
    for (const { exitCode, stdout, stderr } of results) {
      expect([exitCode, stdout]).toEqual([1, '']);
      expect(stderr.trimEnd()).toMatch(FSYNC);
    }
  });

  it('the sandbox serves, with a warning in its log', async () => {
    const { program } = await startServerProgram({ DATABASE_URL: atDatabase(server.url, 'sandbox') });
    program.process.kill('SIGTERM');
    const { exitCode, stdout } = await program.ended;
    const warnings = stdout
      .split('\n')
      .filter((line) => line.includes('"level":"warn"'))
      .map((line) => JSON.parse(line) as { msg: string });
    expect(exitCode).toBe(0);
    expect(warnings.filter(({ msg }) => FSYNC.test(msg))).toHaveLength(1);
  });

  it('that has become a standby, no server starts', async () => {
    await writeFile(join(server.dataFolder, 'standby.signal'), '');
    await server.restart(0);
    const started = await runRefusedServer({ DATABASE_URL: atDatabase(server.url, 'sandbox') });
    expect([started.exitCode, started.stdout]).toEqual([1, '']);
    expect(started.stderr).toMatch(
      /^DATABASE_URL leads to a standby, [^\n]+\. Set it to the primary, [^\n]+\.\n$/,
    );
  });
});
