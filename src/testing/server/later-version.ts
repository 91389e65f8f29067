import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const MIGRATIONS = 'src/db/migrations';

const PAIR = fileURLToPath(new URL('../live-migrations/', import.meta.url));

/** The code here with migrations that it does not know, as a version after it would have them. */
export interface LaterVersion {
  /** Where its programs run: from their sources, until they are compiled. */
  readonly root: string;
  /** Gives it one more migration of the pair. */
  release(migration: '002_expand' | '003_contract'): Promise<void>;
  /** Compiles its programs, after its last release: worth it for more than two starts. */
  compile(): Promise<void>;
  remove(): Promise<void>;
}

/** Copies the code here into a folder of its own, on our installed packages. */
export async function copyAsLaterVersion(): Promise<LaterVersion> {
  const root = await mkdtemp(join(tmpdir(), 'corridor-later-'));
  for (const part of [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'build',
    'cli',
    'console',
    'docs',
    'docs-site',
    'generated',
    'README.md',
    'sdk',
    'spec',
    'src',
    // Pages are the same in every version: what was built of the same sources is not built again.
    'dist/console',
    'dist/docs-site',
  ].filter((part) => existsSync(join(ROOT, part))))
    await cp(join(ROOT, part), join(root, part), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'dir');
  return {
    root,
    release: async (migration) => {
      const files = (await readdir(PAIR)).filter((file) => file.startsWith(`${migration}.`));
      for (const file of files) await cp(join(PAIR, file), join(root, MIGRATIONS, file));
    },
    compile: async () => {
      await run(process.execPath, ['build/prepare.js'], { cwd: root });
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
