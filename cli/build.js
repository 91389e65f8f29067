// Builds the command: one file that needs nothing but Node.
import { chmod, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const HERE = fileURLToPath(new URL('./', import.meta.url));

await rm(`${HERE}dist`, { recursive: true, force: true });
await build({
  absWorkingDir: HERE,
  entryPoints: ['corridor.ts'],
  outfile: 'dist/corridor.mjs',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Packages of the older kind call `require`, which a module has not.
  banner: {
    js: "#!/usr/bin/env node\nimport { createRequire as makeRequire } from 'node:module';\nconst require = makeRequire(import.meta.url);",
  },
  logLevel: 'warning',
});
await chmod(`${HERE}dist/corridor.mjs`, 0o755);
