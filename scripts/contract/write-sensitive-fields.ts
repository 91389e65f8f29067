import type { ContractDocument, Schema } from './contract-document.ts';
import { mapDocumentSchemas } from './map-document-schemas.ts';
import { resolveReference } from './resolve-reference.ts';
import { writeTypeScript } from './write-generated.ts';

/**
 * Writes the names of all properties that the contract marks as never to be logged.
 *
 * @param folder the folder to write `sensitive-fields.ts` to
 * @param documents the complete 3.1 documents
 */
export async function writeSensitiveFields(
  folder: string,
  ...documents: readonly ContractDocument[]
): Promise<void> {
  const names = new Set(documents.flatMap(listSensitiveFields));
  const source = `
/** Names of the properties that no log may show. */
export const SENSITIVE_FIELDS = ${JSON.stringify([...names].sort())} as const;
`;
  await writeTypeScript(folder, 'sensitive-fields.ts', source);
}

/**
 * Lists the names of all properties with `x-sensitive: true`, on themselves or on the schema that they refer to, and of
 * those that are secrets.
 *
 * @param document the complete 3.1 document
 * @returns the names in alphabetical order, each once
 */
function listSensitiveFields(document: ContractDocument): string[] {
  const names = new Set<string>();
  mapDocumentSchemas(document, (schema) => {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const marked = property['x-sensitive'] ?? resolveReference<Schema>(document, property)['x-sensitive'];
      if (marked === true || property['x-secret'] === true) names.add(name);
    }
    return schema;
  });
  return [...names].sort();
}
