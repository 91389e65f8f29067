import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const FOLDER = 'src/db/migrations';

/** The files by which migrations are known, without what each database says in its own words. */
const FILES = [`${FOLDER}/*.sql`, `:(exclude)${FOLDER}/*.sqlite.sql`, `:(exclude)${FOLDER}/*.postgres.sql`];

/** The code of the commit before the newest migrations. */
export interface CheckoutBefore {
  /** Where it stands, ready to run. */
  readonly root: string;
  readonly commit: string;
  /** The migrations that it does not know. */
  readonly newer: readonly string[];
}

/** Why there is no such code to be had, for people. */
export interface NoCheckout {
  readonly reason: string;
}

async function git(root: string, ...words: readonly string[]): Promise<string> {
  const { PATH, HOME } = process.env;
  const { stdout } = await run('git', words, { cwd: root, env: { PATH, HOME } });
  return stdout.trim();
}

/** The migrations that a commit knows. */
async function migrationsOf(root: string, commit: string): Promise<readonly string[]> {
  const files = await git(root, 'ls-tree', '--name-only', commit, `${FOLDER}/`);
  return files.split('\n').flatMap((file) => /(\d+_[a-z_]+)\.sql$/.exec(file)?.slice(1) ?? []);
}

/**
 * The commit before the one that added a migration last, by the order of history: numbers may land in any order.
 * Migrations that are not committed yet come after the newest commit.
 */
async function findCommit(root: string, known: readonly string[]): Promise<string | NoCheckout> {
  // Where there is no clone, git fails, and so says that there is none.
  const clone = await git(root, 'rev-parse', '--show-toplevel').catch(() => undefined);
  if (clone === undefined || (await realpath(clone)) !== (await realpath(root)))
    return { reason: 'this is no clone of the repository, and has no history' };
  const committed = await migrationsOf(root, 'HEAD');
  if (known.some((name) => !committed.includes(name))) return git(root, 'rev-parse', 'HEAD');
  const adding = await git(
    root,
    'log',
    '-1',
    '--diff-filter=A',
    '--no-renames',
    '--format=%H',
    '--',
    ...FILES,
  );
  const before = git(root, 'rev-parse', '--verify', '--quiet', `${adding}^`);
  return before.catch(() => ({ reason: `the clone is shallow, and ends before the parent of ${adding}` }));
}

/** Packages that such a server loads for a page alone, which no journey opens. */
const OF_PAGES: readonly string[] = ['swagger-ui-dist'];

interface Packages {
  /** What the product runs on. */
  readonly dependencies: object;
  readonly devDependencies: object;
}

async function packagesOf(root: string): Promise<Packages> {
  return JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Packages;
}

/**
 * Puts the code of the commit before the newest migrations into a folder of its own, compiled, on our installed packages.
 * Answers the reason where this checkout does not have it.
 * @param known the migrations of today
 */
export async function checkOutBefore(
  root: string,
  known: readonly string[],
): Promise<CheckoutBefore | NoCheckout> {
  const commit = await findCommit(root, known);
  if (typeof commit !== 'string') return commit;
  const before = await migrationsOf(root, commit);
  const [baseline = ''] = known;
  if (!before.includes(baseline))
    return { reason: `the newest migration is the baseline, ${baseline}, which no server before it knows` };
  const { dependencies, devDependencies } = await packagesOf(root);
  const packages = JSON.parse(await git(root, 'show', `${commit}:package.json`)) as Packages;
  const missing = Object.keys(packages.dependencies).filter(
    (name) => !(name in dependencies) && !(name in devDependencies) && !OF_PAGES.includes(name),
  );
  if (missing.length > 0)
    return { reason: `${commit} needs packages that are no longer installed: ${missing.join(', ')}` };
  const newer = known.filter((name) => !before.includes(name));
  return { root: await keepCompiled(root, commit), commit, newer };
}

/**
 * Compiled once for all runs that need it, whichever of them comes first: on the packages of this checkout, it is the same
 * for each.
 */
async function keepCompiled(root: string, commit: string): Promise<string> {
  const all = join(await realpath(root), '.data/checkouts');
  const kept = join(all, commit);
  if (existsSync(kept)) return kept;
  await mkdir(all, { recursive: true });
  const folder = await mkdtemp(join(all, '.new-'));
  try {
    const archive = join(folder, 'archive.tar');
    await git(root, 'archive', '--format=tar', `--output=${archive}`, commit);
    await run('tar', ['-xf', archive, '-C', folder]);
    await rm(archive);
    await symlink(join(await realpath(root), 'node_modules'), join(folder, 'node_modules'), 'dir');
    await run(process.execPath, ['build/prepare.js'], { cwd: folder });
    await rename(folder, kept);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    // Another run was faster.
    if (!existsSync(kept)) throw error;
  }
  return kept;
}
