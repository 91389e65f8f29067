import { isObject, type Json, type JsonObject } from './json.ts';

/** An object without some of its names. */
export function omit(value: JsonObject, ...names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

/** A copy with another value at a path; `undefined` takes it out. */
export function replaceAt(value: Json, path: readonly (string | number)[], to: Json | undefined): Json {
  const [step, ...rest] = path;
  if (step === undefined) return to ?? null;
  if (Array.isArray(value)) {
    const items = value as readonly Json[];
    return items.flatMap((item, index) => {
      if (index !== step) return [item];
      if (rest.length === 0) return to === undefined ? [] : [to];
      return [replaceAt(item, rest, to)];
    });
  }
  const object = isObject(value) ? value : {};
  const name = String(step);
  if (rest.length > 0) return withName(object, name, replaceAt(object[name] ?? {}, rest, to));
  return to === undefined ? omit(object, name) : withName(object, name, to);
}

/** A copy with one more name. A plain assignment would lose `__proto__`. */
function withName(object: JsonObject, name: string, value: Json): JsonObject {
  const entries = Object.entries(object);
  const isKnown = entries.some(([other]) => other === name);
  const changed = entries.map(([other, inner]): [string, Json] => [other, other === name ? value : inner]);
  return Object.fromEntries(isKnown ? changed : [...changed, [name, value]]);
}
