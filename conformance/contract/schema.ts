import { isObject, valueAt, type Json, type JsonObject } from '../json/json.ts';

/** Follows a `$ref` into the document; what stands beside the reference wins over what it points to. */
export function resolveReference(document: JsonObject, value: Json | undefined): JsonObject {
  if (!isObject(value)) return {};
  const reference = value['$ref'];
  if (typeof reference !== 'string') return value;
  const path = reference
    .replace(/^#\//, '')
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
  const target = resolveReference(document, valueAt(document, ...path));
  return { ...target, ...Object.fromEntries(Object.entries(value).filter(([name]) => name !== '$ref')) };
}

export function referenceTo(...path: readonly string[]): string {
  const steps = path.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')));
  return `#/${steps.join('/')}`;
}
