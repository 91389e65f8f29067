import { ApiError, type ErrorDetail } from '../errors/api-error.ts';
import { isStorableText } from './strict-json.ts';

/** Query parameters with the type that their text is read as, from the contract. */
export type QueryTypes = Readonly<Record<string, 'string' | 'integer' | 'boolean'>>;

/** A whole number as people write it: no sign but a minus, no leading zeros, no exponent. */
const INTEGER = /^(?:0|-?[1-9]\d{0,14})$/;

function refuse(path: string, message: string): never {
  const detail: ErrorDetail = { in: 'query', path, message };
  throw new ApiError('invalid_request', { details: [detail] });
}

function checkEncoding(text: string): void {
  try {
    decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // URLSearchParams would put a replacement character where the bytes are wrong.
    refuse('', 'must be percent-encoded UTF-8');
  }
}

function readValue(text: string, type: QueryTypes[string] | undefined): string | number | boolean {
  if (type === 'integer' && INTEGER.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  // Whatever is not of its type stays text, which the contract's schema then refuses.
  return text;
}

/**
 * Reads a query into values of the types that the contract gives them. Unknown parameters are left for its schema to refuse.
 * @param text what stands behind the question mark
 * @throws ApiError invalid_request when it cannot be decoded, or when a parameter is given twice
 */
export function readQuery(text: string, types: QueryTypes): Record<string, string | number | boolean> {
  if (text === '') return {};
  checkEncoding(text);
  const values = new Map<string, string | number | boolean>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (!isStorableText(name) || !isStorableText(value)) refuse(name.slice(0, 64), 'must not contain NUL');
    if (values.has(name)) refuse(name, 'must not be repeated');
    values.set(name, readValue(value, Object.hasOwn(types, name) ? types[name] : undefined));
  }
  return Object.fromEntries(values);
}
