import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build, transform } from 'esbuild';
import { RECORD, recordOf, ROOT } from './current.js';

/** What is built: the programs that run without their sources. */
const PROGRAMS = { main: 'src/main.ts', operator: 'src/operator/operator.ts' };

/** What decides about the build beside the sources of the programs. */
const RULES = ['build/compile.js', 'package-lock.json', 'tsconfig.json'];

/** Packages that stay where they are: with a binary of their own, or loaded when somebody first asks for them. */
const LEFT_OUT = ['sqlite3', 'pg', 'express-openapi-validator', 'swagger-ui-dist/*'];

/** Drivers of databases that Knex knows, and that are not installed. */
const NEVER_LOADED = [
  'better-sqlite3',
  'mariadb/callback',
  'mysql',
  'mysql2',
  'oracledb',
  'pg-query-stream',
  'tedious',
];

/** Packages of the older kind ask for others as they please, which a module of the newer kind cannot do by itself. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

const BESIDE = /new URL\('([^']+)', import\.meta\.url\)/g;

/**
 * A module that reads a file beside itself says `new URL('…', import.meta.url)`. In `dist/` that file stands under
 * `files/`, by its path in the checkout.
 * @param {Set<string>} found takes the paths of these files and folders
 */
function filesBeside(found) {
  const setup = ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source.replaceAll(BESIDE, (_text, file) => {
        const place = relative(ROOT, join(dirname(path), file)) + (file.endsWith('/') ? '/' : '');
        found.add(place);
        return `new URL('./files/${place}', import.meta.url)`;
      });
      if (!contents.replaceAll(/'\.\/files\/[^']*', import\.meta\.url/g, '').includes('import.meta')) {
        return { contents, loader: 'ts' };
      }
      return {
        errors: [{ text: "Of import.meta, the build understands new URL('…', import.meta.url) alone" }],
      };
    });
  return { name: 'files-beside', setup };
}

async function filesIn(place) {
  if (!place.endsWith('/')) return [place];
  const names = await readdir(join(ROOT, place));
  return names.sort().map((name) => place + name);
}

async function contentOf(place) {
  const bytes = await readFile(join(ROOT, place));
  if (!place.endsWith('.cjs')) return bytes;
  // Generated code: nobody reads it, and half of it is schemas that no validator looks at.
  const { code } = await transform(bytes, {
    loader: 'js',
    format: 'cjs',
    platform: 'node',
    minify: true,
    treeShaking: true,
  });
  return code;
}

/** Whoever starts meanwhile finds the old file or the new one, and never half of one. */
async function put(path, content) {
  const scratch = `${path}.${process.pid}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(scratch, content);
  await rename(scratch, path);
}

/** Removes what an earlier build left. */
async function keepOnly(paths) {
  const entries = await readdir(join(ROOT, 'dist'), { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !paths.has(path)) await rm(path);
  }
}

/** Compiles the programs into `dist/`. @throws Error naming each place that does not compile */
export async function compile() {
  const beside = new Set();
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: PROGRAMS,
    outdir: 'dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    external: [...LEFT_OUT, ...NEVER_LOADED],
    mainFields: ['module', 'main'],
    banner: { js: REQUIRE },
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    write: false,
    logLevel: 'silent',
    plugins: [filesBeside(beside)],
  });
  const places = [...beside].sort();
  const copied = (await Promise.all(places.map(filesIn))).flat();
  const own = Object.keys(metafile.inputs).filter((path) => !/(?:^|\/)node_modules\//.test(path));
  const sources = [...own, ...places, ...copied, ...RULES];
  const files = new Map(outputFiles.map(({ path, contents }) => [path, contents]));
  for (const place of copied) files.set(join(ROOT, 'dist/files', place), await contentOf(place));
  // Parts before the programs that import them, and the record last: it vouches for all of them.
  const programs = Object.keys(PROGRAMS).map((name) => join(ROOT, 'dist', `${name}.js`));
  const order = [...files.keys()].sort((one, other) => programs.indexOf(one) - programs.indexOf(other));
  for (const path of order) await put(path, files.get(path));
  const record = join(ROOT, RECORD);
  await put(record, `${JSON.stringify(recordOf([...new Set(sources)]), null, 1)}\n`);
  await keepOnly(new Set([...order, record]));
}
