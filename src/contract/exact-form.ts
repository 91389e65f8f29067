type JsonObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A part of the contract as the service judges by it.
 *
 * Generators of clients cannot read some rules: a pattern beside a format, look-ahead, surrogates, a value of any type. Those
 * stand in `x-exact`: keywords that replace the ones beside it, which admit the same or more. `x-schema` names a schema there,
 * since bundling follows a reference without end. A client leaves room for values that are added later (`x-known-values`);
 * the service sends and takes no others, unless a provider has some of its own (`x-provider-values`).
 */
export function exactForm<Part>(part: Part): Part {
  return exact(part) as Part;
}

function exact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(exact);
  if (!isObject(value)) return value;
  const { 'x-exact': stated, 'x-schema': name, 'x-known-values': known, ...visible } = value;
  const all = {
    ...visible,
    ...(isObject(stated) ? stated : {}),
    ...(Array.isArray(known) && value['x-provider-values'] !== true ? { enum: known } : {}),
    ...(typeof name === 'string' ? { $ref: `#/components/schemas/${name}` } : {}),
  };
  return Object.fromEntries(Object.entries(all).map(([key, each]) => [key, exact(each)]));
}
