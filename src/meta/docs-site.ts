import { readFileSync } from 'node:fs';
import type { Environment } from '../config/config.ts';
import { findIn, IMMUTABLE } from '../contract/built-files.ts';
import type { DocumentHandler, SiteAsset } from '../contract/handler.ts';

/** Made by build/docs.js: a folder for each environment, whose contracts differ, and what their pages share. */
const FOLDER = new URL('../../dist/docs-site/', import.meta.url);

/** Scripts, styles and the font. */
export const findDocsAsset = findIn(new URL('assets/', FOLDER), IMMUTABLE);

/** A page names its files by their content, and is asked for anew. */
const findPage = findIn(FOLDER, 'no-cache');

/** A page below /docs by the rest of its path, or what its scripts read. */
export const findDocsPage =
  (environment: Environment) =>
  async (path: string): Promise<SiteAsset | undefined> => {
    const place = `${environment}/docs/${path}`;
    return (await findPage(`${place}.html`)) ?? (path.endsWith('.json') ? findPage(place) : undefined);
  };

/** GET /docs. Links are relative: they hold below any base path. */
export const getDocs: DocumentHandler = {
  kind: 'document',
  write: (environment) => readFileSync(new URL(`${environment}/docs.html`, FOLDER), 'utf8'),
};
