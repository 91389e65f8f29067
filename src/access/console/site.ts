import { readFile } from 'node:fs/promises';
import { findIn, IMMUTABLE } from '../../contract/built-files.ts';
import type { PageHandler } from '../../contract/caller-port.ts';

/** Made by build/console.js. */
const FOLDER = new URL('../../../dist/console/', import.meta.url);

/** The files that the page names. */
export const findConsoleAsset = findIn(new URL('assets/', FOLDER), IMMUTABLE);

/** One page for every address below /console: its script reads the address. */
export const consolePage: PageHandler = {
  kind: 'page',
  write: async (basePath) => {
    const page = await readFile(new URL('index.html', FOLDER), 'utf8');
    return page.replaceAll('"./assets/', `"${basePath}/console/assets/`);
  },
};
