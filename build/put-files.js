import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A program that starts meanwhile reads the old file or the new one, never half of one. */
export async function put(path, content) {
  const scratch = `${path}.${process.pid}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(scratch, content);
  await rename(scratch, path);
}

/**
 * Removes all other files of a folder.
 * @param {Set<string>} paths
 * @param {(path: string) => boolean} isOurs false for files that another build has put there
 */
export async function keepOnly(folder, paths, isOurs = () => true) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !paths.has(path) && isOurs(path)) await rm(path);
  }
}
