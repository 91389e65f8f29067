import { hash } from 'node:crypto';

/** ASCII without control characters, quote and backslash. */
const PLAIN = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/;

const LONE_SURROGATE = /\p{Surrogate}/u;

function textOf(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`;
  if (LONE_SURROGATE.test(text)) throw new Error('A lone surrogate has no canonical form');
  return JSON.stringify(text);
}

function listOf(values: readonly unknown[]): string {
  let text = '[';
  for (const [index, value] of values.entries()) {
    if (index > 0) text += ',';
    text += value === undefined ? 'null' : canonicalJson(value);
  }
  return `${text}]`;
}

function objectOf(object: Readonly<Record<string, unknown>>): string {
  let text = '{';
  for (const key of Object.keys(object).sort()) {
    const value = object[key];
    if (value === undefined) continue;
    if (text.length > 1) text += ',';
    text += `${textOf(key)}:${canonicalJson(value)}`;
  }
  return `${text}}`;
}

/**
 * The canonical form of a value (RFC 8785): what two values that are the same to JSON have in common. Made by hand since each write
 * makes several; `canonicalize` is what tests hold it against.
 * @param value what JSON can hold; what is undefined in an object is left out, and is null in a list
 * @throws Error for what has no canonical form: a number that is none, half of a character, any other kind of value
 */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return textOf(value);
    case 'number':
      if (!Number.isFinite(value)) throw new Error(`${value} has no canonical form`);
      return String(value === 0 ? 0 : value);
    case 'boolean':
      return String(value);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? listOf(value) : objectOf(value as Readonly<Record<string, unknown>>);
    default:
      throw new Error(`A ${typeof value} has no canonical form`);
  }
}

/** Key order does not count. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  return one !== undefined && other !== undefined && canonicalJson(one) === canonicalJson(other);
}

/** Lower-case hex; one call, since most texts are short. */
export function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}
