import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { bundle as bundleReferences, createConfig, makeDocumentFromString } from '@redocly/openapi-core';
import { isMap, parseDocument } from 'yaml';
import type { ContractDocument } from './contract-document.ts';

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
  const path = join(specFolder, root);
  const text = withErrorSchema(path, await readFile(path, 'utf8'));
  const { bundle: bundled, problems } = await bundleReferences({
    doc: makeDocumentFromString(text, resolve(path)),
    config: await createConfig({}),
  });
  const faults = problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  if (faults.length > 0) throw new Error(faults.map((fault) => `${path}: ${fault}`).join('\n'));
  return JSON.parse(JSON.stringify(bundled.parsed), dropSource) as ContractDocument;
}

/** `x-source` is for the authors of the specification; readers of the document do not need it. */
function dropSource(key: string, value: unknown): unknown {
  return key === 'x-source' ? undefined : value;
}

function withErrorSchema(path: string, text: string): string {
  const root = parseDocument(text);
  if (!isMap(root.contents)) throw new Error(`${path} holds no document.`);
  if (!root.hasIn(['components', 'schemas', 'ErrorResponse']))
    root.setIn(['components', 'schemas', 'ErrorResponse'], root.createNode({ $ref: ERROR_SCHEMA }));
  return root.toString();
}
