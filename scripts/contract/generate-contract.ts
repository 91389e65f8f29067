import { mkdir } from 'node:fs/promises';
import { findSourceFaults } from './check-sources.ts';
import { buildContract } from './build-contract.ts';
import type { ContractDocument } from './contract-document.ts';
import { deriveOpenApi30 } from './derive-openapi-3.0.ts';
import { listOperations } from './list-operations.ts';
import { openEnumerations } from './open-enumerations.ts';
import { writeApiTypes } from './write-api-types.ts';
import { writeBreachedPasswords } from './write-breached-passwords.ts';
import { requireJava, writeClient } from './write-client.ts';
import { writeJson } from './write-generated.ts';
import { writeOperations } from './write-operations.ts';
import { writeSdk } from './write-sdk.ts';
import { writeSensitiveFields } from './write-sensitive-fields.ts';
import { writeTables } from './write-tables.ts';
import { writeValidators } from './write-validators.ts';

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
  const faults = await findSourceFaults(specFolder);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  if (withClient) await requireJava();
  const { document, console, catalogues } = await buildContract(specFolder);
  requireDifferent(document, console);
  await mkdir(outputFolder, { recursive: true });
  const served = openEnumerations(document);
  const document30 = deriveOpenApi30(served);
  await Promise.all([
    ...(withClient ? [writeClient(outputFolder, document30)] : []),
    writeJson(outputFolder, 'openapi.json', served),
    writeJson(outputFolder, 'console.json', openEnumerations(console)),
    writeJson(outputFolder, 'openapi-3.0.json', document30),
    writeTables(outputFolder, catalogues, [document, console]),
    writeOperations(outputFolder, { interface: document, console }),
    writeSensitiveFields(outputFolder, document, console),
    writeSdk(outputFolder, served, catalogues),
    writeApiTypes(outputFolder, 'api.ts', document),
    writeApiTypes(outputFolder, 'console-api.ts', console),
    writeValidators(outputFolder, { interface: document, console }),
    writeBreachedPasswords(outputFolder),
  ]);
}

/** @throws Error if both documents have an operation of one name: logs and metrics tell them by it */
function requireDifferent(one: ContractDocument, other: ContractDocument): void {
  const ids = new Set(listOperations(one).map(({ operation }) => operation.operationId));
  const both = listOperations(other).find(({ operation }) => ids.has(operation.operationId));
  if (both !== undefined) throw new Error(`${both.operation.operationId} stands in both documents.`);
}
