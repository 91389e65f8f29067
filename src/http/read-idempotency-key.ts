import type { IncomingMessage } from 'node:http';
import { ApiError } from '../errors/api-error.ts';
import { headerValues } from './header-values.ts';
import type { ContractOperation } from './route-table.ts';

const FORM = /^[\x20-\x7e]{8,255}$/;

/**
 * Reads the `Idempotency-Key` header: 8 to 255 characters of printable ASCII, once. Null where none may be sent, and
 * where none was that may be left out.
 * @throws ApiError idempotency_key_required, idempotency_key_invalid
 */
export function readIdempotencyKey(
  request: IncomingMessage,
  { idempotency }: Pick<ContractOperation, 'idempotency'>,
): string | null {
  if (idempotency === 'none') return null;
  // Node joins repeated headers into one text, which would pass for a longer key.
  const [key, ...others] = headerValues(request, 'idempotency-key');
  if (key === undefined && idempotency === 'optional') return null;
  if (key === undefined) throw new ApiError('idempotency_key_required');
  if (others.length > 0 || !FORM.test(key)) throw new ApiError('idempotency_key_invalid');
  return key;
}
