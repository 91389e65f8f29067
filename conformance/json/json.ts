export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [name: string]: Json;
}

/** Whether a value is a JSON object, and no array and not null. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a text as JSON; undefined if it is none. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** What stands at a path of names and positions; undefined if there is nothing. */
export function valueAt(value: Json | undefined, ...path: readonly (string | number)[]): Json | undefined {
  let current: Json | undefined = value;
  for (const step of path) {
    if (Array.isArray(current)) current = (current as readonly Json[])[Number(step)];
    else if (isObject(current)) current = Object.hasOwn(current, step) ? current[String(step)] : undefined;
    else return undefined;
  }
  return current;
}

/** The text at a path; empty if there is none, so that a comparison with it fails by itself. */
export function textAt(value: Json | undefined, ...path: readonly (string | number)[]): string {
  const found = valueAt(value, ...path);
  return typeof found === 'string' ? found : '';
}

export function objectsAt(value: Json | undefined, ...path: readonly (string | number)[]): JsonObject[] {
  const found = valueAt(value, ...path);
  return Array.isArray(found) ? (found as readonly Json[]).filter(isObject) : [];
}

export function textsAt(value: Json | undefined, ...path: readonly (string | number)[]): string[] {
  const found = valueAt(value, ...path);
  return Array.isArray(found) ? found.filter((item): item is string => typeof item === 'string') : [];
}
