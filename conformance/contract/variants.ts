import { textsAt, valueAt, type Json, type JsonObject } from '../json/json.ts';
import { resolveReference } from './schema.ts';

/** The variants of a union, resolved; none if a schema is no union. */
export function variantsOf(document: JsonObject, schema: JsonObject): readonly JsonObject[] {
  const variants = schema['oneOf'];
  return Array.isArray(variants)
    ? (variants as readonly Json[]).map((variant) => resolveReference(document, variant))
    : [];
}

export function fitsVariant(document: JsonObject, variant: JsonObject, value: Json | undefined): boolean {
  const properties = valueAt(variant, 'properties');
  return textsAt(variant, 'required').every((name) => {
    const fixed = valueAt(resolveReference(document, valueAt(properties, name)), 'const');
    const own = valueAt(value, name);
    return own !== undefined && (fixed === undefined || fixed === own);
  });
}
