import type { IncomingMessage } from 'node:http';
import { ApiError } from '../errors/api-error.ts';

const FORM = /^[\x20-\x7e]{8,255}$/;

/**
 * Reads the `Idempotency-Key` header: 8 to 255 characters of printable ASCII, once.
 * @throws ApiError idempotency_key_required, idempotency_key_invalid
 */
export function readIdempotencyKey(request: IncomingMessage): string {
  // Node joins repeated headers into one text, which would pass for a longer key.
  const [key, ...others] = request.headersDistinct['idempotency-key'] ?? [];
  if (key === undefined) throw new ApiError('idempotency_key_required');
  if (others.length > 0 || !FORM.test(key)) throw new ApiError('idempotency_key_invalid');
  return key;
}
