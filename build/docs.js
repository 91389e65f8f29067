import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { describeSources, DOCS_RECORD, findDifference, readRecord, ROOT } from './current.cjs';
import { keepOnly, put } from './put-files.js';

const SOURCES = join(ROOT, 'docs-site/');

const FOLDER = join(ROOT, 'dist/docs-site/');

/** What writes the pages, as a module that Node runs; it goes with what an earlier build left. */
const WRITER = join(FOLDER, 'make.mjs');

const RULES = ['build/docs.js', 'generated/openapi.json', 'package-lock.json'];

/** Scripts and styles, whose names change with their content; by the name of what they were made of. */
async function buildFiles() {
  const { outputFiles, metafile } = await build({
    entryPoints: ['islands/search.ts', 'islands/send.ts', 'docs.css', '../console/icon.svg'],
    absWorkingDir: SOURCES,
    outdir: FOLDER,
    entryNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    loader: { '.woff2': 'file', '.svg': 'copy' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    metafile: true,
    write: false,
  });
  return { outputFiles, metafile };
}

/** The pages' templates, for Node; the packages stay where they are. */
async function buildWriter() {
  return build({
    entryPoints: ['make.tsx'],
    absWorkingDir: SOURCES,
    outfile: WRITER,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    metafile: true,
  });
}

const addressOf = (files, start, ending) => {
  const names = files.map(({ path }) => basename(path));
  return `/docs/assets/${names.find((name) => name.startsWith(start) && name.endsWith(ending))}`;
};

/** Inputs of esbuild, as paths inside the checkout. */
const sourcesOf = ({ inputs }) => Object.keys(inputs).map((path) => relative(ROOT, join(SOURCES, path)));

/**
 * Builds the documentation into `dist/docs-site/`: the pages of each environment, and `assets/`. Nothing happens if it was
 * built from the same sources before.
 * @throws Error naming what does not compile
 */
export async function buildDocs() {
  if (findDifference(readRecord(DOCS_RECORD), DOCS_RECORD) === undefined) return;
  const [{ outputFiles, metafile }, writer] = await Promise.all([buildFiles(), buildWriter()]);
  // React checks its callers otherwise, which takes twice the time.
  process.env.NODE_ENV ??= 'production';
  const { makeSite, SOURCES: guides } = await import(pathToFileURL(WRITER).href);
  const pages = makeSite(pathToFileURL(ROOT), {
    styles: addressOf(outputFiles, 'docs-', '.css'),
    icon: addressOf(outputFiles, 'icon-', '.svg'),
    search: addressOf(outputFiles, 'search-', '.js'),
    send: addressOf(outputFiles, 'send-', '.js'),
  });
  const files = new Map([
    ...outputFiles.map(({ path, contents }) => [path, contents]),
    ...[...pages].map(([path, content]) => [join(FOLDER, path), content]),
  ]);
  for (const [path, content] of files) await put(path, content);
  const own = [...sourcesOf(metafile), ...sourcesOf(writer.metafile), ...guides.map(({ path }) => path)];
  const sources = [...new Set([...own.filter((path) => !path.startsWith('node_modules/')), ...RULES])].sort();
  const record = join(ROOT, DOCS_RECORD);
  await put(record, `${JSON.stringify({ sources: describeSources(sources) }, null, 1)}\n`);
  await keepOnly(FOLDER, new Set([...files.keys(), record]));
}
