import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './current.cjs';

const CONTRACT = ['generated/openapi.json', 'generated/console.json'];

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const FOLDER = join(ROOT, 'dist/files/generated/guard');

/** The server's own way to cut a document, which imports nothing that is not compiled with it. */
async function loadCutter() {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['src/http/guard/guard-document.ts'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'silent',
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  const { makeGuardDocument } = await import(`data:text/javascript;base64,${code}`);
  return makeGuardDocument;
}

function* operationsOf(document) {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      if (item[method] !== undefined) yield { path, method, operationId: item[method].operationId };
    }
  }
}

/**
 * What the contract guard reads of each operation, cut out of the contract ahead of the start: files by their paths.
 * @returns {Promise<Map<string, string>>}
 */
export async function cutGuardDocuments() {
  const cut = await loadCutter();
  const files = new Map();
  for (const place of CONTRACT) {
    const document = JSON.parse(await readFile(join(ROOT, place), 'utf8'));
    for (const operation of operationsOf(document)) {
      const text = JSON.stringify(cut(document, operation));
      files.set(join(FOLDER, `${operation.operationId}.json`), text);
    }
  }
  return files;
}
