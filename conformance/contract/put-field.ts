import { isObject, textsAt, valueAt, type Json, type JsonObject } from '../json/json.ts';
import { resolveReference } from './schema.ts';
import { variantFor } from './variants.ts';

/** One of them is a name, a number, a country, an address or a moment, as most schemas of texts want. */
const TEXTS = ['x', '1', 'AU', 'a@example.com', '2026-01-05T00:00:00Z', '2026-01-05'];

/** Of the known texts the first of the form and length that a schema wants; none where it names a format, which says more. */
function sampleText({
  pattern,
  format,
  minLength = 0,
  maxLength = Infinity,
}: JsonObject): string | undefined {
  if (format !== undefined) return undefined;
  const form = new RegExp(typeof pattern === 'string' ? pattern : '', 'u');
  return TEXTS.find(
    (text) => form.test(text) && text.length >= Number(minLength) && text.length <= Number(maxLength),
  );
}

/** A value that a schema takes, with no more than it requires; undefined if the schema shows none. */
export function sampleOf(document: JsonObject, unresolved: Json | undefined): Json | undefined {
  const schema = resolveReference(document, unresolved);
  const known = schema['const'] ?? valueAt(schema, 'enum', 0) ?? valueAt(schema, 'examples', 0);
  if (known !== undefined) return known;
  const { type } = schema;
  switch (Array.isArray(type) ? type.find((each) => each !== 'null') : type) {
    case 'object':
      return sampleObject(document, schema);
    case 'array':
      return [];
    case 'integer':
      return schema['minimum'] ?? 0;
    case 'boolean':
      return false;
    case 'string':
      return sampleText(schema);
    default:
      return undefined;
  }
}

function sampleObject(document: JsonObject, schema: JsonObject): JsonObject | undefined {
  const properties = valueAt(schema, 'properties');
  const parts: [string, Json][] = [];
  for (const name of textsAt(schema, 'required')) {
    const part = sampleOf(document, valueAt(properties, name));
    if (part === undefined) return undefined;
    parts.push([name, part]);
  }
  return Object.fromEntries(parts);
}

/**
 * A body with a value at a path. What stands around it and is missing is made as its schema requires it.
 * @returns undefined if the schema does not show what that could be
 */
export function putField(
  document: JsonObject,
  unresolved: Json | undefined,
  body: Json | undefined,
  path: readonly (string | number)[],
  value: Json,
): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const schema = resolveReference(document, unresolved);
  const whole = body ?? sampleOf(document, schema);
  const variant = variantFor(document, schema, whole);
  if (typeof step === 'number') {
    const [, ...others] = Array.isArray(whole) ? (whole as readonly Json[]) : [];
    const item = putField(document, variant['items'], valueAt(whole, step), rest, value);
    return item === undefined ? undefined : [item, ...others];
  }
  if (!isObject(whole)) return undefined;
  const part = valueAt(variant, 'properties', step);
  const inner = putField(document, part, valueAt(whole, step), rest, value);
  return inner === undefined ? undefined : { ...whole, [step]: inner };
}
