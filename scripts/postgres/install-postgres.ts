import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { NEWEST_POSTGRES, OLDEST_POSTGRES } from '../../src/db/startup/postgres-server-check.ts';
import { embeddedBinaries, type PostgresBinaries } from '../../src/testing/databases/postgres-server.ts';

const run = promisify(execFile);

/** Each version has a package and a lock file of its own, so that the project's own install does not bring them. */
const VERSIONS = fileURLToPath(new URL('versions/', import.meta.url));

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/postgres/', import.meta.url));

const NPM_LIMIT_MS = 300_000;

/** npm says what is wrong first, and then in detail. */
const TOLD_LINES = 4;

/** Every major version of PostgreSQL that is supported, the oldest first. */
export const POSTGRES_VERSIONS: readonly number[] = Array.from(
  { length: NEWEST_POSTGRES - OLDEST_POSTGRES + 1 },
  (_, index) => OLDEST_POSTGRES + index,
);

async function runNpm(folder: string): Promise<void> {
  try {
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, timeout: NPM_LIMIT_MS });
  } catch (error) {
    const { stderr = '', message } = error as Error & { readonly stderr?: string };
    const told = stderr.split('\n').filter((line) => line.startsWith('npm error'));
    const reason = told.length === 0 ? message : told.slice(0, TOLD_LINES).join('\n');
    throw new Error(`npm could not install it:\n${reason}`, { cause: error });
  }
}

/** Installs a version beside the others, whole or not at all: several processes may want it at once. */
async function install(version: number): Promise<string> {
  const source = join(VERSIONS, String(version));
  const lock = await readFile(join(source, 'package-lock.json'), 'utf8');
  const folder = join(CACHE, `${version}-${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  await mkdir(CACHE, { recursive: true });
  const fresh = await mkdtemp(`${folder}-`);
  try {
    await cp(source, fresh, { recursive: true });
    await runNpm(fresh);
    await rename(fresh, folder);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    // Another process was first.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Where Debian's packages and those of PostgreSQL's own archive put the programs of a version. */
function debianBinaries(version: number): PostgresBinaries | undefined {
  const folder = `/usr/lib/postgresql/${version}/bin`;
  const binaries = { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
  return existsSync(binaries.initdb) && existsSync(binaries.postgres) ? binaries : undefined;
}

/**
 * The programs of a version: the machine's own if it has them, and npm's otherwise. The newest comes with the development packages.
 * @throws Error with npm's own words if they cannot be installed
 */
export async function postgresBinaries(version: number): Promise<PostgresBinaries> {
  const own = debianBinaries(version);
  if (own !== undefined) return own;
  if (version === NEWEST_POSTGRES) return embeddedBinaries(createRequire(import.meta.url));
  const folder = await install(version);
  return embeddedBinaries(createRequire(join(folder, 'package.json')));
}

export function placeOf({ postgres }: PostgresBinaries): string {
  return dirname(dirname(postgres));
}
