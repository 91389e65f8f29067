import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isMap, parseDocument } from 'yaml';
import type { ContractDocument } from './contract-document.ts';
import { runCommand } from './run-command.ts';

/** Path of the schema of all error answers, inside the specification's folder. */
const ERROR_SCHEMA = 'schemas/common/ErrorResponse.yaml';

/**
 * Puts the split specification into one document.
 *
 * The error answers are made later, so that nothing in the specification refers to their schema yet: it is added
 * here as the component `ErrorResponse`.
 *
 * @param specFolder the folder of the specification
 * @param root the document's file in it
 * @returns the bundled document, all its references local
 * @throws Error with Redocly's words where a file is missing or a reference leads nowhere
 */
export async function bundle(specFolder: string, root: string): Promise<ContractDocument> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-bundle-'));
  try {
    await cp(specFolder, folder, { recursive: true });
    await addErrorSchema(join(folder, root));
    const redocly = join(
      dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
      'bin/cli.js',
    );
    const bundled = join(folder, 'bundled.json');
    await runCommand(process.execPath, [redocly, 'bundle', join(folder, root), '--output', bundled], {
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    });
    return JSON.parse(await readFile(bundled, 'utf8'), dropSource) as ContractDocument;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(message.replaceAll(/[^\s'"]*contract-bundle-\w+/g, specFolder), { cause: error });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** `x-source` is for the authors of the specification; readers of the document do not need it. */
function dropSource(key: string, value: unknown): unknown {
  return key === 'x-source' ? undefined : value;
}

async function addErrorSchema(path: string): Promise<void> {
  const root = parseDocument(await readFile(path, 'utf8'));
  if (!isMap(root.contents)) throw new Error(`${path} holds no document.`);
  if (!root.hasIn(['components', 'schemas', 'ErrorResponse'])) {
    root.setIn(['components', 'schemas', 'ErrorResponse'], root.createNode({ $ref: ERROR_SCHEMA }));
  }
  await writeFile(path, root.toString());
}
