import { replaceAt } from '../json/change-json.ts';
import { isObject, textsAt, valueAt, type Json, type JsonObject } from '../json/json.ts';
import { resolveReference } from './schema.ts';
import { fitsVariant, variantsOf } from './variants.ts';

export interface SpoiledBody {
  readonly what: string;
  readonly body: Json;
}

type Path = readonly (string | number)[];

const WRONG_TYPES: readonly Json[] = [12, true, null, [], {}, 'text', 1.5, '5'];
const BAD_CHARACTERS = ['\u0000', 'a\u0001b', 'a\u007fb', 'a\nb', '\ud800', ' ', '-', 'é', '１'];

function isOfType(value: Json, type: string): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return typeof value === 'number' && Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

function typesOf(schema: JsonObject): string[] {
  return typeof schema['type'] === 'string' ? [schema['type']] : textsAt(schema, 'type');
}

function spoiledTexts(schema: JsonObject, value: string): Json[] {
  const { minLength, maxLength, pattern, format } = schema;
  const texts: string[] = [];
  if (typeof minLength === 'number' && minLength > 0) texts.push(value.slice(0, minLength - 1));
  if (typeof maxLength === 'number') texts.push(value.padEnd(maxLength + 1, value.at(-1) ?? 'x'));
  if (typeof pattern === 'string') {
    const form = new RegExp(pattern, 'u');
    texts.push(...BAD_CHARACTERS.filter((text) => !form.test(text)));
  }
  if (format === 'date') texts.push('2023-02-30', '29/02/1984', '1984-02-29T00:00:00Z');
  if (format === 'date-time')
    texts.push('tomorrow', '2999-01-01', '2999-01-01T00:00:00', '2999-02-30T00:00:00Z');
  return texts;
}

function spoiledNumbers({ minimum, maximum }: JsonObject): Json[] {
  const numbers: number[] = [];
  if (typeof minimum === 'number') numbers.push(minimum - 1);
  if (typeof maximum === 'number') numbers.push(maximum + 1);
  return numbers;
}

function spoiledValues(schema: JsonObject, value: Json): Json[] {
  const types = typesOf(schema);
  const values =
    types.length === 0 ? [] : WRONG_TYPES.filter((wrong) => !types.some((type) => isOfType(wrong, type)));
  if (schema['const'] !== undefined || schema['enum'] !== undefined) {
    values.push('nonsense');
    if (typeof value === 'string')
      values.push(value.toUpperCase() === value ? value.toLowerCase() : value.toUpperCase());
  }
  if (typeof value === 'string') values.push(...spoiledTexts(schema, value));
  if (typeof value === 'number') values.push(...spoiledNumbers(schema));
  return values;
}

function variantFor(document: JsonObject, schema: JsonObject, value: Json): JsonObject {
  return variantsOf(document, schema).find((variant) => fitsVariant(document, variant, value)) ?? schema;
}

/** What may be wrong with a good value at one place, and everything below it. */
function spoil(document: JsonObject, unresolved: Json | undefined, whole: Json, path: Path): SpoiledBody[] {
  const value = valueAt(whole, ...path) ?? null;
  const schema = variantFor(document, resolveReference(document, unresolved), value);
  const place = `/${path.join('/')}`;
  const spoiled = spoiledValues(schema, value).map((wrong) => ({
    what: `${place} as ${JSON.stringify(wrong).slice(0, 40)}`,
    body: replaceAt(whole, path, wrong),
  }));
  const properties = valueAt(schema, 'properties');
  if (!isObject(value) || !isObject(properties)) return spoiled;
  if (schema['additionalProperties'] === false) {
    for (const name of ['unknownField', 'id', 'clientId', 'status', '__proto__']) {
      if (properties[name] !== undefined) continue;
      spoiled.push({ what: `${place} with ${name}`, body: replaceAt(whole, [...path, name], 'x') });
    }
  }
  for (const name of textsAt(schema, 'required')) {
    spoiled.push({ what: `${place} without ${name}`, body: replaceAt(whole, [...path, name], undefined) });
  }
  const names = Object.keys(properties).filter((name) => value[name] !== undefined);
  return [...spoiled, ...names.flatMap((name) => spoil(document, properties[name], whole, [...path, name]))];
}

/** Bodies with one thing wrong each, made from a good one by everything that its schema says. */
export function spoilBody(document: JsonObject, schema: Json, good: Json): SpoiledBody[] {
  return spoil(document, schema, good, []);
}
