import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { missingPackages, type Lock, type Needs } from './installed-packages.ts';

const run = promisify(execFile);

export const HERE = fileURLToPath(new URL('../..', import.meta.url));

export interface Checkout {
  readonly folder: string;
  remove(): Promise<void>;
}

async function git(...words: readonly string[]): Promise<string> {
  const { stdout } = await run('git', words, { cwd: HERE });
  return stdout.trim();
}

async function packageJson(folder: string): Promise<{ dependencies: Needs; devDependencies: Needs }> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as never;
}

async function install(folder: string): Promise<void> {
  const { dependencies, devDependencies } = await packageJson(folder);
  const { tsx = dependencies['tsx'] ?? '' } = devDependencies;
  const lock = JSON.parse(await readFile(join(HERE, 'package-lock.json'), 'utf8')) as Lock;
  const missing = missingPackages({ ...dependencies, tsx }, lock);
  if (missing.length === 0)
    await symlink(await realpath(join(HERE, 'node_modules')), join(folder, 'node_modules'), 'dir');
  else await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, maxBuffer: 1 << 26 });
}

async function addWorktree(revision: string): Promise<Checkout> {
  const commit = await git('rev-parse', '--verify', `${revision}^{commit}`);
  const scratch = await mkdtemp(join(tmpdir(), 'corridor-against-'));
  const folder = join(scratch, commit.slice(0, 12));
  const forget = (): void => {
    if (!existsSync(folder)) return;
    execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: HERE, stdio: 'ignore' });
  };
  const remove = async (): Promise<void> => {
    process.off('exit', forget);
    forget();
    await rm(scratch, { recursive: true, force: true });
  };
  // However the bench ends, the repository keeps no worktree of it.
  process.on('exit', forget);
  try {
    await git('worktree', 'add', '--detach', folder, commit);
    await install(folder);
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/**
 * Opens the code that is measured against: the folder of a checkout as it is, or a revision in a worktree that is made
 * for it.
 * @throws Error if it is neither
 */
export async function openCheckout(against: string): Promise<Checkout> {
  if (existsSync(join(against, 'package.json')))
    return { folder: resolve(against), remove: () => Promise.resolve() };
  return addWorktree(against);
}
