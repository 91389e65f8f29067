import type { ContractDocument, Schema, SecurityScheme } from './contract-document.ts';
import { listOperations } from './list-operations.ts';
import { mapDocumentSchemas } from './map-document-schemas.ts';
import { resolveReference } from './resolve-reference.ts';
import { writeTypeScript } from './write-generated.ts';

/**
 * Writes the names of all properties, and of all headers, that the contract marks as never to be logged.
 *
 * @param folder the folder to write `sensitive-fields.ts` to
 * @param documents the complete 3.1 documents
 */
export async function writeSensitiveFields(
  folder: string,
  ...documents: readonly ContractDocument[]
): Promise<void> {
  const names = new Set(documents.flatMap(listSensitiveFields));
  const headers = new Set(documents.flatMap(listSensitiveHeaders));
  const source = `
/** Names of the properties that no log may show. */
export const SENSITIVE_FIELDS = ${JSON.stringify([...names].sort())} as const;

/** Names of the headers that no log may show, in lower case. */
export const SENSITIVE_HEADERS = ${JSON.stringify([...headers].sort())} as const;
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

/**
 * Lists the headers that hold a credential: those of the security schemes, and parameters with `x-sensitive: true`.
 *
 * @param document the complete 3.1 document
 * @returns the names in lower case, each once
 */
function listSensitiveHeaders(document: ContractDocument): string[] {
  const schemes = Object.values(document.components.securitySchemes ?? {}).flatMap(headersOfScheme);
  const parameters = listOperations(document).flatMap((placed) => placed.parameters);
  const marked = parameters.filter(
    ({ in: place, schema }) =>
      place === 'header' && resolveReference<Schema>(document, schema)['x-sensitive'] === true,
  );
  return [...new Set([...schemes, ...marked.map(({ name }) => name.toLowerCase())])];
}

function headersOfScheme({ type, in: place, name = '' }: SecurityScheme): string[] {
  if (type === 'http') return ['authorization'];
  return place === 'cookie' ? ['cookie', 'set-cookie'] : [name.toLowerCase()];
}
