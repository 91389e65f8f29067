import { mkdir } from 'node:fs/promises';
import { ComputingThread } from '../../src/off-loop/thread-handle.ts';
import { findSourceFaults } from './check-sources.ts';
import { buildContract, type Contract } from './build-contract.ts';
import type { ContractDocument } from './contract-document.ts';
import { deriveOpenApi30 } from './derive-openapi-3.0.ts';
import { listOperations } from './list-operations.ts';
import { openEnumerations } from './open-enumerations.ts';
import { writeBreachedPasswords } from './write-breached-passwords.ts';
import { requireJava, writeClient } from './write-client.ts';
import { writeJson } from './write-generated.ts';
import { writeOperations } from './write-operations.ts';
import { writeSensitiveFields } from './write-sensitive-fields.ts';
import { writeTables } from './write-tables.ts';
import type { TypesToWrite } from './types-thread.ts';
import { writeValidators } from './write-validators.ts';

/** Far above what it takes. */
const TYPES_MS = 300_000;

type TypesThread = ComputingThread<TypesToWrite, void>;

/**
 * Derives everything that is made from the specification.
 *
 * @param specFolder the folder of the specification
 * @param outputFolder the folder to write to; files that it holds already are overwritten
 * @param withClient the TypeScript client too, which takes as long as all else
 * @throws Error if the specification is faulty, or where Java is missing
 */
export async function generateContract(
  specFolder: string,
  outputFolder: string,
  { withClient = true }: { readonly withClient?: boolean } = {},
): Promise<void> {
  const typesThread: TypesThread = new ComputingThread(new URL('types-thread.ts', import.meta.url));
  try {
    const faults = await findSourceFaults(specFolder);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    if (withClient) await requireJava();
    await writeAll(await buildContract(specFolder), outputFolder, { typesThread, withClient });
  } finally {
    typesThread.end();
  }
}

async function writeAll(
  { document, console, catalogues }: Contract,
  folder: string,
  { typesThread, withClient }: { readonly typesThread: TypesThread; readonly withClient: boolean },
): Promise<void> {
  requireDifferent(document, console);
  await mkdir(folder, { recursive: true });
  const served = openEnumerations(document);
  const types = typesThread.compute({ folder, document, console, served, catalogues }, TYPES_MS);
  const document30 = deriveOpenApi30(served);
  await Promise.all([
    types,
    ...(withClient ? [writeClient(folder, document30)] : []),
    writeJson(folder, 'openapi.json', served),
    writeJson(folder, 'console.json', openEnumerations(console)),
    writeJson(folder, 'openapi-3.0.json', document30),
    writeTables(folder, catalogues, [document, console]),
    writeOperations(folder, { interface: document, console }),
    writeSensitiveFields(folder, document, console),
    writeValidators(folder, { interface: document, console }),
    writeBreachedPasswords(folder),
  ]);
}

/** @throws Error if both documents have an operation of one name: logs and metrics tell them by it */
function requireDifferent(one: ContractDocument, other: ContractDocument): void {
  const ids = new Set(listOperations(one).map(({ operation }) => operation.operationId));
  const both = listOperations(other).find(({ operation }) => ids.has(operation.operationId));
  if (both !== undefined) throw new Error(`${both.operation.operationId} stands in both documents.`);
}
