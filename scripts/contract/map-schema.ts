import type { Schema } from './contract-document.ts';

const SCHEMA_KEYWORDS = [
  'items',
  'not',
  'additionalProperties',
  'propertyNames',
  'contains',
  'if',
  'then',
  'else',
  'unevaluatedItems',
  'unevaluatedProperties',
];
const LIST_KEYWORDS = ['oneOf', 'anyOf', 'allOf', 'prefixItems'];
const MAP_KEYWORDS = ['properties', 'patternProperties', '$defs', 'dependentSchemas'];

/**
 * Rebuilds a schema from the inside out, without looking into examples, defaults or enumerations.
 *
 * @param schema the schema, left as it is
 * @param change gives what stands in a schema's place, once its own subschemas have been changed
 * @returns the new schema
 */
export function mapSchema(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const copy: Schema = { ...schema };
  for (const keyword of SCHEMA_KEYWORDS) {
    const inner = copy[keyword];
    if (isSchema(inner)) copy[keyword] = mapSchema(inner, change);
  }
  for (const keyword of LIST_KEYWORDS) {
    const inner = copy[keyword];
    if (Array.isArray(inner)) copy[keyword] = inner.map((each: Schema) => mapSchema(each, change));
  }
  for (const keyword of MAP_KEYWORDS) {
    const inner = copy[keyword];
    if (isSchema(inner)) copy[keyword] = mapValues(inner as Record<string, Schema>, change);
  }
  return change(copy);
}

function mapValues(
  schemas: Record<string, Schema>,
  change: (schema: Schema) => Schema,
): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, mapSchema(schema, change)]),
  );
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
