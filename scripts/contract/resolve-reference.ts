import type { ContractDocument, Reference } from './contract-document.ts';

/**
 * Follows references until a value stands there.
 *
 * @param document the bundled document that local references point into
 * @param value a value, or a reference to it such as `#/components/parameters/Limit`
 * @returns the value itself
 * @throws Error if a reference is not local, points nowhere or runs in a circle
 */
export function resolveReference<Value extends object>(
  document: ContractDocument,
  value: Value | Reference,
): Value {
  const seen = new Set<string>();
  let current: unknown = value;
  while (isReference(current)) {
    if (seen.has(current.$ref)) throw new Error(`The reference ${current.$ref} runs in a circle.`);
    seen.add(current.$ref);
    current = readPointer(document, current.$ref);
  }
  return current as Value;
}

function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && '$ref' in value && typeof value.$ref === 'string';
}

function readPointer(document: ContractDocument, reference: string): unknown {
  if (!reference.startsWith('#/')) throw new Error(`The reference ${reference} is not local.`);
  let current: unknown = document;
  for (const part of reference.slice(2).split('/')) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) {
      throw new Error(`The reference ${reference} points nowhere.`);
    }
    current = (current as Record<string, unknown>)[key];
  }
  return current;
}
