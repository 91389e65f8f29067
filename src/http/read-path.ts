import { ApiError } from '../errors/api-error.ts';

/**
 * Decodes path parameters.
 * @throws ApiError invalid_request when one of them is not percent-encoded UTF-8
 */
export function readPath(texts: Readonly<Record<string, string>>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name in texts) {
    const text = texts[name] ?? '';
    try {
      values[name] = text.includes('%') ? decodeURIComponent(text) : text;
    } catch {
      throw new ApiError('invalid_request', {
        details: [{ in: 'path', path: name, message: 'must be percent-encoded UTF-8' }],
      });
    }
  }
  return values;
}
