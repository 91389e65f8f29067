// Builds dist/: each entry, and its types.
import { execFile } from 'node:child_process';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const ENTRIES = ['client', 'webhooks', 'ledger', 'node'];

const HERE = fileURLToPath(new URL('./', import.meta.url));
const DIST = join(HERE, 'dist');
const COMPILER = fileURLToPath(new URL('../node_modules/typescript-7/bin/tsc', import.meta.url));

/** As CommonJS, which ESM re-exports: so a process that loads both has one copy, and the package is half as large. */
async function writeCode() {
  const options = {
    entryPoints: ENTRIES.map((entry) => join(HERE, 'src', `${entry}.ts`)),
    outdir: DIST,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'neutral',
    external: ['node:*'],
    target: 'es2022',
    logLevel: 'warning',
  };
  await build({ ...options, format: 'cjs' });
  // The names that an entry exports are known of its ESM form alone.
  const { metafile } = await build({ ...options, format: 'esm', metafile: true, write: false });
  for (const entry of ENTRIES) {
    const { exports: names } = Object.values(metafile.outputs).find(({ entryPoint }) =>
      entryPoint?.endsWith(`src/${entry}.ts`),
    );
    const lines = names.map((name) => `export const ${name} = client.${name};\n`);
    await writeFile(join(DIST, `${entry}.mjs`), `import client from './${entry}.cjs';\n\n${lines.join('')}`);
  }
}

/** Of both forms, by the types of one. */
async function writeTypes() {
  await promisify(execFile)(process.execPath, [COMPILER, '-p', join(HERE, 'tsconfig.json')]);
  const types = join(DIST, 'types');
  for (const name of await readdir(types, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue;
    const path = join(types, name);
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replaceAll(/(from '\.[^']*)\.ts'/g, "$1.cjs'"));
    await rename(path, path.replace(/\.d\.ts$/, '.d.cts'));
  }
  for (const entry of ENTRIES) {
    await writeFile(join(DIST, `${entry}.d.cts`), `export * from './types/sdk/src/${entry}.cjs';\n`);
    await writeFile(join(DIST, `${entry}.d.mts`), `export * from './${entry}.cjs';\n`);
  }
}

await rm(DIST, { recursive: true, force: true });
await Promise.all([writeCode(), writeTypes()]);
