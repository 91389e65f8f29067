import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../dist/docs-site/', import.meta.url);

/** Nothing happens if it was built from the same sources before. */
const { buildDocs } = (await import(new URL('../../build/docs.js', import.meta.url).href)) as {
  readonly buildDocs: () => Promise<void>;
};

await buildDocs();

/** The contents of the site's files, by their paths. */
export const SITE: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .map((path) => [path.replace(/^.*\/dist\/docs-site\/+/, ''), readFileSync(path, 'utf8')]),
);

const PAGE = /^(sandbox|production)(\/docs.*)\.html$/;

/** By the address that an environment serves them at. */
export function pagesOf(environment: string): Map<string, string> {
  const pages = [...SITE].flatMap(([path, html]) => {
    const [, of, address] = PAGE.exec(path) ?? [];
    return of === environment && address !== undefined ? [[address, html] as const] : [];
  });
  return new Map(pages);
}
