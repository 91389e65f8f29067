import type { ContractDocument, Schema } from './contract-document.ts';
import { mapSchema } from './map-schema.ts';

// Payloads, and tables of our own, may hold keys that read like schemas.
const OPAQUE = new Set([
  'example',
  'examples',
  'default',
  'enum',
  'x-state-machines',
  'x-event-types',
  'x-error-catalogue',
  'x-reason-catalogue',
]);

/**
 * Rebuilds a document with every schema in it changed, wherever it stands: in components, parameters, headers, bodies.
 *
 * @param document the document, left as it is
 * @param change gives what stands in a schema's place, once its own subschemas have been changed
 * @returns the new document
 */
export function mapDocumentSchemas(
  document: ContractDocument,
  change: (schema: Schema) => Schema,
): ContractDocument {
  const schemas = Object.entries(document.components.schemas ?? {});
  const changed = mapInlineSchemas(document, change) as ContractDocument;
  if (schemas.length === 0) return changed;
  return {
    ...changed,
    components: {
      ...changed.components,
      schemas: Object.fromEntries(schemas.map(([name, schema]) => [name, mapSchema(schema, change)])),
    },
  };
}

function mapInlineSchemas(value: unknown, change: (schema: Schema) => Schema): unknown {
  if (Array.isArray(value)) return value.map((each) => mapInlineSchemas(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      if (OPAQUE.has(key) || key === 'schemas') return [key, inner];
      if (key === 'schema') return [key, mapSchema(inner as Schema, change)];
      return [key, mapInlineSchemas(inner, change)];
    }),
  );
}
