import { isObject, type Json, type JsonObject } from '../json/json.ts';

/** Keywords that the contract keeps from generators of clients, in the place of those beside them. */
const EXACT = 'x-exact';

/** The values of an enumeration that may grow. */
const KNOWN = 'x-known-values';

/** Whether providers have values of their own, which the service passes on. */
const OF_PROVIDERS = 'x-provider-values';

/** In it, a schema of the document by its name. */
const NAMED = 'x-schema';

function exact(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(exact);
  if (!isObject(value)) return value;
  const { [EXACT]: stated, [NAMED]: name, [KNOWN]: known, ...visible } = value;
  const all = {
    ...visible,
    ...(isObject(stated) ? stated : {}),
    // A client leaves room for values that are added later; the service sends only those that the document names.
    ...(Array.isArray(known) && value[OF_PROVIDERS] !== true ? { enum: known } : {}),
  };
  const judged = Object.fromEntries(Object.entries(all).map(([key, each]) => [key, exact(each)]));
  return typeof name === 'string' ? { ...judged, $ref: `#/components/schemas/${name}` } : judged;
}

/** A document whose schemas say all that the service judges by; one without such marks is as it was. */
export function exactDocument(document: JsonObject): JsonObject {
  return exact(document) as JsonObject;
}
