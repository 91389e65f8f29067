import { isObject, textsAt, type Json, type JsonObject } from '../json/json.ts';

/** One thing that a schema says of a value. */
export interface Rule {
  /** The keyword, with the name of the property or the word that it is about. */
  readonly name: string;
  /** A schema that says this alone; undefined where it says what else the value may be. */
  readonly schema: JsonObject | undefined;
  /** Whether a value lies at the edge of what it allows; undefined if it has none. */
  readonly isAtEdge: ((value: Json) => boolean) | undefined;
}

const lengthOf = (value: Json): number | undefined =>
  typeof value === 'string' ? Array.from(value).length : Array.isArray(value) ? value.length : undefined;

/** Keywords that bound a value, and how it is measured. */
const BOUNDS: Readonly<Record<string, (value: Json) => Json | undefined>> = {
  minLength: lengthOf,
  maxLength: lengthOf,
  minItems: lengthOf,
  maxItems: lengthOf,
  minimum: (value) => value,
  maximum: (value) => value,
};

const PLAIN = ['type', 'pattern', 'format', 'const', 'enum', 'uniqueItems', 'not'];

function boundsOf(schema: JsonObject): Rule[] {
  return Object.entries(BOUNDS).flatMap(([name, measure]) => {
    const bound = schema[name];
    // Nothing is shorter than nothing.
    if (bound === undefined || (bound === 0 && /Length|Items/.test(name))) return [];
    return [{ name, schema: { [name]: bound }, isAtEdge: (value: Json) => measure(value) === bound }];
  });
}

/** The rules that a schema has of its own; those of its parts are the parts'. */
export function rulesOf(schema: JsonObject): Rule[] {
  const plain = PLAIN.flatMap((name) => {
    const value = schema[name];
    return value === undefined ? [] : [{ name, schema: { [name]: value }, isAtEdge: undefined }];
  });
  const words = textsAt(schema, 'enum').map((word) => ({
    name: `enum ${word}`,
    schema: undefined,
    isAtEdge: (value: Json) => value === word,
  }));
  const required = textsAt(schema, 'required').map((name) => ({
    name: `required ${name}`,
    schema: { required: [name] },
    isAtEdge: undefined,
  }));
  const { properties, additionalProperties } = schema;
  const isClosed = additionalProperties === false && isObject(properties);
  const closed = isClosed
    ? [
        {
          name: 'additionalProperties',
          schema: {
            properties: Object.fromEntries(Object.keys(properties).map((name) => [name, true])),
            additionalProperties,
          },
          isAtEdge: undefined,
        },
      ]
    : [];
  return [...plain, ...boundsOf(schema), ...words, ...required, ...closed];
}
