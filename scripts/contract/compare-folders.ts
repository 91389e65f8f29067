import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export interface Difference {
  path: string;
  kind: 'changed' | 'missing' | 'not expected';
}

/**
 * Compares two folders to the byte, with everything below them.
 *
 * @param expected the folder as it should be
 * @param actual the folder as it is; one that does not exist counts as empty
 * @returns each file that differs, in order of path
 */
export async function compareFolders(expected: string, actual: string): Promise<Difference[]> {
  const [wanted, found] = await Promise.all([readFiles(expected), readFiles(actual)]);
  const paths = [...new Set([...wanted.keys(), ...found.keys()])].sort();
  return paths.flatMap((path): Difference[] => {
    const [should, is] = [wanted.get(path), found.get(path)];
    if (is === undefined) return [{ path, kind: 'missing' }];
    if (should === undefined) return [{ path, kind: 'not expected' }];
    return should.equals(is) ? [] : [{ path, kind: 'changed' }];
  });
}

async function readFiles(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async (entry): Promise<[string, Buffer]> => {
        const path = join(entry.parentPath, entry.name);
        return [relative(folder, path).split(sep).join('/'), await readFile(path)];
      }),
    ),
  );
}
