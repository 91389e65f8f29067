import { replaceAt } from '../json/change-json.ts';
import { isObject, textsAt, valueAt, type Json, type JsonObject } from '../json/json.ts';
import { sampleOf } from './put-field.ts';
import { resolveReference } from './schema.ts';
import { variantFor } from './variants.ts';

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
  const characters = Array.from(value);
  if (typeof minLength === 'number' && minLength > 0) texts.push(characters.slice(0, minLength - 1).join(''));
  if (typeof maxLength === 'number') {
    const more = Math.max(0, maxLength + 1 - characters.length);
    texts.push(value + (characters.at(-1) ?? 'x').repeat(more));
  }
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

function spoiledLists({ minItems, maxItems, uniqueItems }: JsonObject, items: readonly Json[]): Json[] {
  const [item = 'x'] = items;
  const lists: Json[] = [];
  if (typeof minItems === 'number' && minItems > 0) lists.push(items.slice(0, minItems - 1));
  if (typeof maxItems === 'number') lists.push(Array<Json>(maxItems + 1).fill(item));
  if (uniqueItems === true) lists.push([item, item]);
  return lists;
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
  if (Array.isArray(value)) values.push(...spoiledLists(schema, value as readonly Json[]));
  return values;
}

/** What an object as a whole can have wrong: a name too many, or one too few. */
function spoiledNames(schema: JsonObject, whole: Json, path: Path): SpoiledBody[] {
  const properties = valueAt(schema, 'properties');
  const place = `/${path.join('/')}`;
  const isClosed = schema['additionalProperties'] === false;
  const unknown = ['unknownField', 'id', 'clientId', 'status', '__proto__'].filter(
    (name) => isClosed && valueAt(properties, name) === undefined,
  );
  return [
    ...unknown.map((name) => ({
      what: `${place} with ${name}`,
      body: replaceAt(whole, [...path, name], 'x'),
    })),
    ...textsAt(schema, 'required').map((name) => ({
      what: `${place} without ${name}`,
      body: replaceAt(whole, [...path, name], undefined),
    })),
  ];
}

/** What may be wrong with a good value at one place, and everything below it, also below what it leaves out. */
function spoil(document: JsonObject, unresolved: Json | undefined, whole: Json, path: Path): SpoiledBody[] {
  const value = valueAt(whole, ...path) ?? null;
  const schema = variantFor(document, resolveReference(document, unresolved), value);
  const place = `/${path.join('/')}`;
  const spoiled = spoiledValues(schema, value).map((wrong) => ({
    what: `${place} as ${JSON.stringify(wrong).slice(0, 40)}`,
    body: replaceAt(whole, path, wrong),
  }));
  const { properties, items } = schema;
  if (Array.isArray(value) && items !== undefined) {
    const filled = value.length > 0 ? whole : replaceAt(whole, path, [sampleOf(document, items) ?? 'x']);
    return [...spoiled, ...spoil(document, items, filled, [...path, 0])];
  }
  if (!isObject(value) || !isObject(properties)) return spoiled;
  const below = Object.entries(properties).flatMap(([name, part]) => {
    const at = [...path, name];
    const isThere = value[name] !== undefined;
    if (isThere) return spoil(document, part, whole, at);
    const filled = replaceAt(whole, at, sampleOf(document, part) ?? 'x');
    return [
      { what: `/${at.join('/')} beside the others`, body: filled },
      ...spoil(document, part, filled, at),
    ];
  });
  return [...spoiled, ...spoiledNames(schema, whole, path), ...below];
}

/**
 * Bodies with one thing wrong each, made from a good one by everything that its schema says. Where a field is added that the good
 * one leaves out, the body may be good too.
 */
export function spoilBody(document: JsonObject, schema: Json, good: Json): SpoiledBody[] {
  return spoil(document, schema, good, []);
}
