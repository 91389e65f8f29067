import { readdir, readFile } from 'node:fs/promises';
import { extname, sep } from 'node:path';
import type { SiteAsset } from './handler.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** For files whose names change with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

async function listNames(folder: URL): Promise<ReadonlySet<string>> {
  const names = await readdir(folder, { recursive: true });
  return new Set(names.map((name) => name.replaceAll(sep, '/')));
}

/**
 * Finds files of a folder that the installation built, by their paths in it. The folder is read when it is first asked
 * for.
 * @returns undefined if there is no file of that name
 */
export function findIn(folder: URL, cacheControl: string): (name: string) => Promise<SiteAsset | undefined> {
  let names: Promise<ReadonlySet<string>> | undefined;
  return async (name) => {
    names ??= listNames(folder);
    // A folder that could not be read may be readable later.
    names.catch(() => (names = undefined));
    const contentType = CONTENT_TYPES[extname(name)];
    if (contentType === undefined || !(await names).has(name)) return undefined;
    const file = new URL(name, folder);
    return { name: file.pathname, contentType, cacheControl, read: () => readFile(file) };
  };
}
