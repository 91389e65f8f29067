export type JsonSchema = Readonly<Record<string, unknown>>;

export type Components = Readonly<Record<string, JsonSchema>>;

const COMPONENT_PREFIX = '#/components/schemas/';

/** The length of a text, and the count of items and of names, if the contract gives none. */
const UNBOUNDED = 200;

/** Two bytes in UTF-8, so that a text takes the slower way through a reader. */
const LETTER = 'é';

/** Of a schema that names itself, because each level has all others in it. */
const DEEPEST = 6;

const lengthOf = (value: unknown): number => JSON.stringify(value).length;

const longestOf = (values: readonly unknown[]): unknown =>
  values.reduce((longest, value) => (lengthOf(value) > lengthOf(longest) ? value : longest), values[0]);

function costlyText({ maxLength = UNBOUNDED, pattern, format, examples, example }: JsonSchema): unknown {
  const known = (examples as readonly unknown[] | undefined) ?? (example === undefined ? [] : [example]);
  if (known.length > 0 && (pattern !== undefined || format !== undefined)) return longestOf(known);
  return LETTER.repeat(Math.min(Number(maxLength), 10_000));
}

function manyOf(value: unknown, count: number): unknown[] {
  return Array.from({ length: count }, (_, place) =>
    typeof value === 'string' ? `${value.slice(0, value.length - String(place).length)}${place}` : value,
  );
}

/**
 * Makes a large value by a schema: the longest texts, the most items, all fields and the most further names. A rule that a schema
 * says by a pattern alone is kept only if the schema has an example, so that the value must be tried before it is called valid.
 */
export function costlyValue(
  schema: JsonSchema,
  components: Components,
  within: readonly string[] = [],
  depth = 0,
): unknown {
  const inner = (each: unknown): unknown => costlyValue(each as JsonSchema, components, within, depth + 1);
  const { $ref: reference, oneOf, anyOf, allOf, const: constant, enum: choices, type } = schema;
  if (typeof reference === 'string') {
    if (within.includes(reference)) return LETTER;
    const named = components[reference.slice(COMPONENT_PREFIX.length)] ?? {};
    return costlyValue(named, components, [...within, reference], depth + 1);
  }
  if (constant !== undefined) return constant;
  if (Array.isArray(choices)) return longestOf(choices);
  if (depth > DEEPEST) return null;
  const alternatives = (oneOf ?? anyOf) as readonly unknown[] | undefined;
  const parts = [
    ...((allOf ?? []) as readonly unknown[]).map(inner),
    ...(alternatives === undefined ? [] : [longestOf(alternatives.map(inner))]),
  ];
  const types = Array.isArray(type) ? (type as readonly string[]) : [type];
  const isObject = types.includes('object') || schema['properties'] !== undefined;
  if (isObject) return Object.assign({}, ...parts, costlyObject(schema, inner)) as object;
  if (parts.length > 0) return parts.at(-1);
  if (types.includes('array')) {
    return manyOf(inner(schema['items'] ?? {}), Number(schema['maxItems'] ?? UNBOUNDED));
  }
  if (types.includes('integer') || types.includes('number'))
    return schema['maximum'] ?? schema['minimum'] ?? 1;
  if (types.includes('boolean')) return true;
  return costlyText(schema);
}

function costlyObject(schema: JsonSchema, inner: (schema: unknown) => unknown): object {
  const { properties = {}, additionalProperties, maxProperties = UNBOUNDED, propertyNames } = schema;
  const own = Object.entries(properties as JsonSchema).map(([name, each]) => [name, inner(each)] as const);
  if (typeof additionalProperties !== 'object' || additionalProperties === null)
    return Object.fromEntries(own);
  const value = inner(additionalProperties);
  const longest = Number((propertyNames as JsonSchema | undefined)?.['maxLength'] ?? 20);
  const further = Array.from(
    { length: Number(maxProperties) - own.length },
    (_, place) => [`n${place}`.padEnd(Math.min(longest, 40), 'n'), value] as const,
  );
  return Object.fromEntries([...own, ...further]);
}
