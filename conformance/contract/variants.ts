import { textsAt, valueAt, type Json, type JsonObject } from '../json/json.ts';
import { resolveReference } from './schema.ts';

/** The variants of a union, resolved; none if a schema is no union. */
export function variantsOf(document: JsonObject, schema: JsonObject): readonly JsonObject[] {
  const variants = schema['oneOf'];
  return Array.isArray(variants)
    ? (variants as readonly Json[]).map((variant) => resolveReference(document, variant))
    : [];
}

/** Whether a value has what a variant requires, each with its one value where it has but one. */
function fitsVariant(document: JsonObject, variant: JsonObject, value: Json | undefined): boolean {
  const properties = valueAt(variant, 'properties');
  return textsAt(variant, 'required').every((name) => {
    const fixed = valueAt(resolveReference(document, valueAt(properties, name)), 'const');
    const own = valueAt(value, name);
    return own !== undefined && (fixed === undefined || fixed === own);
  });
}

/** How many of the names that a variant requires have one of the words that they may have. */
function wordsIn(document: JsonObject, variant: JsonObject, value: Json | undefined): number {
  return textsAt(variant, 'required').filter((name) => {
    const schema = resolveReference(document, valueAt(variant, 'properties', name));
    return [schema['const'], ...textsAt(schema, 'enum')].some((word) => word === valueAt(value, name));
  }).length;
}

/** Where the variant stands that a value is, of several the first that has most of its words; -1 if it is none. */
export function findVariant(
  document: JsonObject,
  variants: readonly JsonObject[],
  value: Json | undefined,
): number {
  const words = variants.map((variant) =>
    fitsVariant(document, variant, value) ? wordsIn(document, variant, value) : -1,
  );
  const most = Math.max(...words);
  return most < 0 ? -1 : words.indexOf(most);
}

/** The variant that a value is; the schema itself if it is none, or there are none. */
export function variantFor(document: JsonObject, schema: JsonObject, value: Json | undefined): JsonObject {
  const variants = variantsOf(document, schema);
  return variants[findVariant(document, variants, value)] ?? schema;
}
