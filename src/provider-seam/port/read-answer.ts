import { Unknown } from './provider.ts';

/** An object of a provider's answer, field by field. */
export type Fields = Readonly<Record<string, unknown>>;

/** @throws Unknown if it is none */
export function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Unknown('The answer has no object there');
  return value as Fields;
}

/** @throws Unknown if it is none */
export function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Unknown('The answer has no list there');
  return value;
}

/** @throws Unknown if it is none, or empty */
export function textOf(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new Unknown('The answer has no text there');
  return value;
}

/** @throws Unknown if it does not parse */
export function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Unknown('The answer is no JSON');
  }
}
