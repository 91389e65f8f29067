import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, URL } from 'node:url';

/** The folder of the checkout, as a path that ends in a slash. */
export const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Where a build notes what it was made of, beside what it made. */
export const RECORD = 'dist/made-of.json';

const digestOf = (path) => createHash('sha256').update(readFileSync(path)).digest('base64url');

/**
 * What a build notes of its sources: of a file its size, its time and its digest, of a folder (whose path ends in a
 * slash) the names in it.
 * @param {readonly string[]} sources paths inside the checkout
 */
export function recordOf(sources) {
  const facts = sources.map((source) => {
    const path = join(ROOT, source);
    if (source.endsWith('/')) return { names: readdirSync(path).sort().join(' ') };
    const { size, mtimeMs } = statSync(path);
    return { size, mtimeMs, digest: digestOf(path) };
  });
  return Object.fromEntries(sources.map((source, index) => [source, facts[index]]));
}

function hasChanged(source, { names, size, mtimeMs, digest }) {
  const path = join(ROOT, source);
  if (names !== undefined) return !existsSync(path) || readdirSync(path).sort().join(' ') !== names;
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.size !== size) return true;
  // A copy may have another time than what it was copied from: then its content counts.
  return found.mtimeMs !== mtimeMs && digestOf(path) !== digest;
}

/**
 * Why `dist/` is not what the sources beside it say; undefined where it is. Where there are no sources, as on a machine
 * that only runs what was built elsewhere, there is nothing that it could differ from.
 */
export function findDifference() {
  const path = join(ROOT, RECORD);
  if (!existsSync(path)) return 'dist/ is not there';
  if (!existsSync(join(ROOT, 'src'))) return undefined;
  const record = JSON.parse(readFileSync(path, 'utf8'));
  const changed = Object.keys(record).find((source) => hasChanged(source, record[source]));
  return changed === undefined ? undefined : `${changed} has changed since dist/ was built`;
}
