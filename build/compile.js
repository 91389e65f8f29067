import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { build, transform } from 'esbuild';
import { describeSources, RECORD, ROOT } from './current.cjs';
import { cutGuardDocuments } from './guard-documents.js';
import { describeMigratedFile } from './migrated-file.js';
import { keepOnly, put } from './put-files.js';
import { warmUp } from './warm-up.js';

/** What is built: the programs that run without their sources. */
const PROGRAMS = { main: 'src/main.ts', operator: 'src/operator/operator.ts' };

const RULES = [
  'build/compile.js',
  'build/guard-documents.js',
  'build/load.cjs',
  'build/migrated-file.js',
  'build/put-files.js',
  'build/run-alone.js',
  'build/run-and-note.cjs',
  'build/warm-up.js',
  'package-lock.json',
  'tsconfig.json',
];

/** Packages that stay where they are: with a binary of their own, or loaded when somebody first asks for them. */
const LEFT_OUT = [
  'sqlite3',
  'pg',
  '@node-rs/argon2',
  '@zxcvbn-ts/*',
  'nodemailer',
  'pdfkit',
  '@opentelemetry/*',
];

/** Packages that are modules of the newer kind alone: they stay where they are, and `load.cjs` imports them. */
const MODULES = ['libxml2-wasm'];

const IMPORTED = new RegExp(`\\bimport\\('(${MODULES.join('|')})'\\)`, 'g');

/** Packages that are large, and asked for while the server serves already: they are built beside the programs. */
const LATE = ['express', 'express-openapi-validator', 'undici'];

/**
 * Packages that others import as they are loaded, and hardly ever use: built beside the programs too, and loaded at the first
 * use of something that they export.
 */
const WHEN_USED = {
  secp256k1: '@noble/curves/secp256k1.js',
  'iconv-lite': 'iconv-lite',
  'mime-types': 'mime-types',
  qs: 'qs',
};

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

/** Makes a new SQLite file as its migrations do, all at once. */
const MIGRATED_FILE = join(ROOT, 'dist/files/src/db/migrations/all.sqlite.sql');

/** What `load.cjs` calls: it gives a file what Node gives a module of the older kind, and where it stands. */
const FRAME = {
  banner: { js: '(function (exports, require, module, __filename, __dirname, place) {' },
  footer: { js: '})' },
};

/** The name of a module that a thread begins with. It is built as a program of its own, beside the others. */
const THREAD = /-thread\.ts$/;

/** A thread is loaded by Node itself, and knows where it stands by its file. */
const THREAD_FRAME = {
  banner: { js: "const place = require('node:url').pathToFileURL(__filename).href;" },
};

const BESIDE = /new URL\('([^']+)', import\.meta\.url\)/g;

/**
 * A module that reads a file beside itself says `new URL('…', import.meta.url)`. In `dist/` that file stands under
 * `files/`, by its path in the checkout, and the entry of a thread beside the programs.
 * @param {Set<string>} found takes the paths of these files and folders
 * @param {readonly string[]} threads the paths of what was built of the entries of threads
 */
function filesBeside(found, threads) {
  const setup = ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const imported = await readFile(path, 'utf8');
      const source = imported.replaceAll(IMPORTED, "require.importModule('$1')");
      const contents = source.replaceAll(BESIDE, (_text, file) => {
        if (THREAD.test(file))
          return `new URL('./${basename(fileOf(threads, basename(file, '.ts')))}', import.meta.url)`;
        const place = relative(ROOT, join(dirname(path), file)) + (file.endsWith('/') ? '/' : '');
        // What another build puts beside the programs stays there.
        if (place.startsWith('dist/')) return `new URL('./${place.slice('dist/'.length)}', import.meta.url)`;
        found.add(place);
        return `new URL('./files/${place}', import.meta.url)`;
      });
      if (!contents.replaceAll(/'\.\/[^']*', import\.meta\.url/g, '').includes('import.meta')) {
        return { contents, loader: 'ts' };
      }
      return {
        errors: [{ text: "Of import.meta, the build understands new URL('…', import.meta.url) alone" }],
      };
    });
  return { name: 'files-beside', setup };
}

/** Generated code: nobody reads it, and half of it is schemas that no validator looks at. */
const smallValidators = {
  name: 'small-validators',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/generated\/(?:console-)?validators\.cjs$/ }, async ({ path }) => {
      const source = await readFile(path);
      const options = { loader: 'js', format: 'cjs', platform: 'node', minify: true, treeShaking: true };
      return { contents: (await transform(source, options)).code, loader: 'js' };
    }),
};

/** The file of a bundle that was made of an entry, by the entry's name. */
const fileOf = (paths, name) => paths.find((path) => /^(.*)-[^-]+$/.exec(basename(path))?.[1] === name);

/** What other builds put into `dist/`. */
const OTHERS = ['console/', 'docs-site/'].map((folder) => join(ROOT, 'dist', folder));

const anyOf = (names) => new RegExp(`^(?:${[...names].join('|')})$`);

const lateFrom = (paths) => ({
  name: 'late',
  setup: ({ onResolve }) =>
    onResolve({ filter: anyOf(LATE) }, ({ path }) => ({
      path: `./${basename(fileOf(paths, path))}`,
      external: true,
    })),
});

/** Has in the place of what is loaded when it is used an object of the same names, each of which loads it. */
const whenUsedFrom = (paths) => ({
  name: 'when-used',
  setup: ({ onResolve, onLoad }) => {
    const asked = new Map(Object.entries(WHEN_USED).map(([name, entry]) => [entry, name]));
    onResolve({ filter: anyOf(asked.keys()) }, ({ path }) => ({
      path: asked.get(path),
      namespace: 'when-used',
    }));
    onResolve({ filter: /^\.\//, namespace: 'when-used' }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /./, namespace: 'when-used' }, async ({ path: name }) => {
      const { default: whole, ...named } = await import(WHEN_USED[name]);
      const place = JSON.stringify(`./${basename(fileOf(paths, name))}`);
      const getters = Object.keys(whole ?? named).map(
        (key) => `get ${key}() { return require(${place}).${key}; }`,
      );
      return { contents: `module.exports = { ${getters.join(', ')} };`, loader: 'js' };
    });
  },
});

async function filesIn(place) {
  if (!place.endsWith('/')) return [place];
  const names = await readdir(join(ROOT, place));
  return names.sort().map((name) => place + name);
}

async function findThreads() {
  const paths = await readdir(join(ROOT, 'src'), { recursive: true });
  const entries = paths.filter((path) => THREAD.test(path) && !path.startsWith('testing/'));
  return Object.fromEntries(entries.map((path) => [basename(path, '.ts'), `src/${path}`]));
}

/** Makes one file of each entry with all that it imports, named after what is in it. */
async function bundle(entryPoints, mainFields, plugins, frame = FRAME) {
  const { outputFiles, metafile } = await build({
    ...frame,
    absWorkingDir: ROOT,
    entryPoints,
    outdir: 'dist',
    entryNames: '[name]-[hash]',
    outExtension: { '.js': '.cjs' },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20.19',
    define: { 'import.meta.url': 'place' },
    // What is imported late is asked for as these files ask for everything.
    supported: { 'dynamic-import': false },
    external: [...LEFT_OUT, ...MODULES, ...NEVER_LOADED],
    mainFields,
    sourcemap: 'linked',
    sourcesContent: false,
    // A start reads all of it; names and short lines stay, by which one reads a stack.
    minifyWhitespace: true,
    lineLimit: 120,
    charset: 'ascii',
    metafile: true,
    write: false,
    logLevel: 'silent',
    plugins,
  });
  const files = new Map(outputFiles.map(({ path, contents }) => [path, contents]));
  const programs = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint !== undefined);
  return { files, inputs: Object.keys(metafile.inputs), programs: programs.map(([path]) => path) };
}

/**
 * What makes a start quicker, and changes nothing that it does: files by their paths. Where the programs cannot run here,
 * as on a machine that lets nothing listen, that is said, and there may be none.
 */
async function makeQuicker(programs) {
  const files = new Map();
  try {
    // It is made of the migrations alone, and the server warms up with it.
    await rm(MIGRATED_FILE, { force: true });
    files.set(MIGRATED_FILE, await describeMigratedFile(programs.operator));
    await put(MIGRATED_FILE, files.get(MIGRATED_FILE));
    const documents = await cutGuardDocuments();
    for (const [path, text] of documents) await put(path, text);
    for (const [path, content] of [...documents, ...(await warmUp(programs))]) files.set(path, content);
  } catch (error) {
    process.stderr.write(`Starts will be slower than they could be, since ${error.message}\n`);
  }
  return files;
}

/** Compiles the programs into `dist/`. @throws Error naming each place that does not compile */
export async function compile() {
  const beside = new Set();
  const used = await bundle(WHEN_USED, ['module', 'main'], []);
  // Of the newer kind, one of its packages looks for what modules of the older kind are given.
  const late = await bundle(
    Object.fromEntries(LATE.map((name) => [name, name])),
    ['main'],
    [whenUsedFrom(used.programs)],
  );
  const threads = await bundle(
    await findThreads(),
    ['module', 'main'],
    [filesBeside(beside, []), smallValidators],
    THREAD_FRAME,
  );
  const own = await bundle(
    PROGRAMS,
    ['module', 'main'],
    [
      filesBeside(beside, threads.programs),
      smallValidators,
      lateFrom(late.programs),
      whenUsedFrom(used.programs),
    ],
  );
  const places = [...beside].sort();
  const copied = (await Promise.all(places.map(filesIn))).flat();
  const files = new Map([...late.files, ...used.files, ...threads.files, ...own.files]);
  for (const place of copied) files.set(join(ROOT, 'dist/files', place), await readFile(join(ROOT, place)));
  for (const [path, content] of files) await put(path, content);
  const names = Object.keys(PROGRAMS);
  const programs = Object.fromEntries(names.map((name) => [name, fileOf(own.programs, name)]));
  for (const [path, content] of await makeQuicker(programs)) {
    files.set(path, content);
    await put(path, content);
  }
  const inputs = [...threads.inputs, ...own.inputs].filter(
    (path) => !/(?:^|\/)node_modules\/|^when-used:/.test(path),
  );
  const sources = [...new Set([...inputs, ...places, ...copied, ...RULES])];
  // The record last: it says which files belong together, and vouches for them.
  const record = join(ROOT, RECORD);
  await put(record, `${JSON.stringify({ programs, sources: describeSources(sources) }, null, 1)}\n`);
  await keepOnly(
    join(ROOT, 'dist'),
    new Set([...files.keys(), record]),
    (path) => !OTHERS.some((folder) => path.startsWith(folder)),
  );
}
