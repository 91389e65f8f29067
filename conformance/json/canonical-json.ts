import canonicalize from 'canonicalize';
import type { Json } from './json.ts';

/** The one spelling of a JSON value (RFC 8785), by which values are compared and hashed. */
export function canonicalJson(value: Json): string {
  return canonicalize(value) ?? 'null';
}

/** Whether two JSON values are the same, whatever the order of their names. */
export function isSameJson(left: Json | undefined, right: Json | undefined): boolean {
  if (left === undefined || right === undefined) return left === right;
  return canonicalJson(left) === canonicalJson(right);
}
