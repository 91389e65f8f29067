import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { PageHandler } from '../../contract/caller-port.ts';
import type { SiteAsset } from '../../contract/handler.ts';

/** Made by build/console.js. */
const FOLDER = new URL('../../../dist/console/', import.meta.url);

const PAGE = 'index.html';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const assetsFolder = new URL('assets/', FOLDER);

let names: Promise<ReadonlySet<string>> | undefined;

async function listNames(): Promise<ReadonlySet<string>> {
  return new Set(await readdir(assetsFolder));
}

/** A file that the page names; undefined if there is none of that name. */
export async function findConsoleAsset(name: string): Promise<SiteAsset | undefined> {
  names ??= listNames();
  // A folder that could not be read may be readable later.
  names.catch(() => (names = undefined));
  const contentType = CONTENT_TYPES[extname(name)];
  if (contentType === undefined || !(await names).has(name)) return undefined;
  return {
    name: `console/${name}`,
    contentType,
    // The name changes with the content.
    cacheControl: 'public, max-age=31536000, immutable',
    read: () => readFile(new URL(name, assetsFolder)),
  };
}

/** One page for every address below /console: its script reads the address. */
export const consolePage: PageHandler = {
  kind: 'page',
  write: async (basePath) => {
    const page = await readFile(new URL(PAGE, FOLDER), 'utf8');
    return page.replaceAll('"./assets/', `"${basePath}/console/assets/`);
  },
};
