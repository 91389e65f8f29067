import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '../../src/testing/databases/free-port.ts';
import { type PostgresServer, startPostgresServer } from '../../src/testing/databases/postgres-server.ts';
import type { Verdict } from '../verdict.ts';
import { postgresTools, programsAsNobody } from './postgres-tools.ts';
import { recipeWith, runRecipe } from './recipes.ts';
import { judgeRestored, Writing } from './writing.ts';

const PAYOUTS = 50;

/** So that no commit of another second is taken for one of the time. */
const APART_MS = 1_500;

/** As the page has them. */
const PAGE = {
  root: 'postgres://…',
  base: '/backups/base',
  log: '/backups/wal',
  cluster: '/var/lib/postgresql/restored',
  time: '2026-03-02 09:00:00+11',
};

interface Stage {
  readonly server: PostgresServer;
  readonly writing: Writing;
  /** Of the database that is written to. */
  readonly url: string;
  /** Open to the account that runs PostgreSQL. */
  readonly folder: string;
  /** By which a recipe finds PostgreSQL's programs, and they the server. */
  readonly variables: Readonly<Record<string, string>>;
}

async function ask(url: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ readonly answer?: string }>(statement);
    return rows[0]?.answer ?? '';
  } finally {
    await client.end();
  }
}

const withPath = (url: string, path: string): string => Object.assign(new URL(url), { pathname: path }).href;

const rootOf = (url: string): string => withPath(url, '').replace(/\/$/, '');

async function onStage(act: (stage: Stage) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-restore-'));
  let server: PostgresServer | undefined;
  let writing: Writing | undefined;
  try {
    await chmod(folder, 0o777);
    const log = join(folder, 'wal');
    await mkdir(log);
    await chmod(log, 0o777);
    const path = await programsAsNobody(await postgresTools(), join(folder, 'bin'));
    const archiving = `archive_command=test ! -f ${log}/%f && cp %p ${log}/%f`;
    server = await startPostgresServer(['archive_mode=on', archiving]);
    await ask(server.url, 'create database corridor');
    const url = withPath(server.url, '/corridor');
    writing = await Writing.begin(url);
    const { username, password, port } = new URL(url);
    const variables = {
      PATH: `${path}:${process.env['PATH'] ?? ''}`,
      DATABASE_URL: url,
      PGHOST: '127.0.0.1',
      PGPORT: port,
      PGUSER: username,
      PGPASSWORD: password,
    };
    await act({ server, writing, url, folder, variables });
  } finally {
    await writing?.end();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

export function restoreByDump(verdict: Verdict): Promise<void> {
  return onStage(async ({ writing, url, folder, variables }) => {
    const kept = await writing.write(PAYOUTS);
    const places = { 'backup.dump': join(folder, 'backup.dump'), [PAGE.root]: rootOf(url) };
    await writing.during(runRecipe(await recipeWith('pg_dump'), places, variables));
    const restored = withPath(url, '/corridor_restored');
    await judgeRestored(restored, writing.world, { kept, lost: [] }, verdict, 'a dump of PostgreSQL');
  });
}

export function restoreToTime(verdict: Verdict): Promise<void> {
  return onStage(async ({ server, writing, url, folder, variables }) => {
    const base = join(folder, 'base');
    const cluster = join(folder, 'restored');
    const kept = await writing.write(PAYOUTS);
    await writing.during(runRecipe(await recipeWith('pg_basebackup'), { [PAGE.base]: base }, variables));
    kept.push(...(await writing.write(PAYOUTS)));
    await delay(APART_MS);
    const time = await ask(url, 'select now()::text as answer');
    await delay(APART_MS);
    const lost = await writing.write(PAYOUTS);
    await ask(server.url, 'select pg_switch_wal()::text as answer');
    await untilArchived(server.url);
    await writing.end();
    const port = String(await findFreePort());
    const restored = Object.assign(new URL(url), { port }).href;
    const places = {
      [PAGE.cluster]: cluster,
      [PAGE.base]: base,
      [PAGE.log]: join(folder, 'wal'),
      [PAGE.time]: time,
      [PAGE.root]: rootOf(restored),
    };
    // The cluster of the page has a machine of its own.
    const elsewhere = { ...variables, PGPORT: port };
    try {
      await runRecipe(await recipeWith('recovery.signal'), places, elsewhere);
      await judgeRestored(restored, writing.world, { kept, lost }, verdict, 'PostgreSQL at a point in time');
    } finally {
      await runRecipe(`pg_ctl --pgdata=${cluster} --mode=immediate stop`, {}, elsewhere).catch(
        () => undefined,
      );
    }
  });
}

/** Until the log that was written last is archived. */
async function untilArchived(url: string): Promise<void> {
  const statement = `select (last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1))::text as answer
    from pg_stat_archiver`;
  for (let tries = 100; tries > 0; tries -= 1) {
    if ((await ask(url, statement)) === 'true') return;
    await delay(100);
  }
  throw new Error('The log was not archived in time');
}
