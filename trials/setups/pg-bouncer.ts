import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '../../src/testing/databases/free-port.ts';
import type { PostgresServer } from '../../src/testing/databases/postgres-server.ts';

const PROGRAM = process.env['PGBOUNCER'] ?? 'pgbouncer';

const START_LIMIT_MS = 10_000;

/** A PgBouncer before a PostgreSQL. */
export interface PgBouncer {
  urlOf(databaseUrl: string): string;
  stop(): Promise<void>;
}

export type PgBouncerSettings = Readonly<Record<string, string>>;

/** The version of the PgBouncer that is installed, such as `1.18.0`; undefined if there is none. */
export async function findPgBouncer(): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)(PROGRAM, ['--version']);
    return /PgBouncer (\S+)/.exec(stdout)?.[1];
  } catch {
    return undefined;
  }
}

function configurationOf(target: URL, port: number, users: string, settings: PgBouncerSettings): string {
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    auth_type: 'plain',
    auth_file: users,
    pool_mode: 'transaction',
    default_pool_size: '17',
    ...settings,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  return `[databases]\n* = host=${target.hostname} port=${target.port}\n[pgbouncer]\n${lines.join('\n')}\n`;
}

async function untilOpen(port: number): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    if (performance.now() > deadline) throw new Error('PgBouncer did not start');
    await delay(20);
  }
}

/** Starts one for the user of a database. It runs as the account that PostgreSQL runs as, since neither runs as root. */
export async function startPgBouncer(
  { dataFolder }: PostgresServer,
  databaseUrl: string,
  settings: PgBouncerSettings = {},
): Promise<PgBouncer> {
  const target = new URL(databaseUrl);
  const { uid, gid } = await stat(dataFolder);
  const folder = await mkdtemp(join(tmpdir(), 'corridor-pgbouncer-'));
  const [users, configuration] = [join(folder, 'users.txt'), join(folder, 'pgbouncer.ini')];
  const port = await findFreePort();
  await writeFile(users, `"${target.username}" "${decodeURIComponent(target.password)}"\n`);
  await writeFile(configuration, configurationOf(target, port, users, settings));
  for (const path of [folder, users, configuration]) await chown(path, uid, gid);
  const child = spawn(PROGRAM, [configuration], { uid, gid, cwd: folder, stdio: 'ignore' });
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  await Promise.race([
    untilOpen(port),
    ended.then(() => Promise.reject(new Error('PgBouncer ended before it served'))),
  ]);
  return {
    urlOf: (url) => {
      const address = new URL(url);
      address.hostname = '127.0.0.1';
      address.port = String(port);
      return address.href;
    },
    stop: async () => {
      child.kill('SIGINT');
      await Promise.race([ended, delay(2_000)]);
      child.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
