import openapiTS, { astToString } from 'openapi-typescript';
import type { ContractDocument, Schema } from './contract-document.ts';
import { mapDocumentSchemas } from './map-document-schemas.ts';
import { writeTypeScript } from './write-generated.ts';

/**
 * Writes the types of the contract's paths, operations and components.
 *
 * @param folder the folder to write to
 * @param name the file's name
 * @param document the complete 3.1 document
 */
export async function writeApiTypes(folder: string, name: string, document: ContractDocument): Promise<void> {
  // A default is what the server assumes when a field is left out: left out it stays, in types as on the wire.
  const nodes = await openapiTS(JSON.stringify(mapDocumentSchemas(document, withoutTag)), {
    defaultNonNullable: false,
    silent: true,
  });
  await writeTypeScript(folder, name, astToString(nodes));
}

// The branches have the property with its values already.
function withoutTag({ discriminator: _, ...schema }: Schema): Schema {
  return schema;
}
