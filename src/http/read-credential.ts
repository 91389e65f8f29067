import type { IncomingMessage } from 'node:http';
import { ApiError } from '../errors/api-error.ts';

/**
 * Reads the API key from `Authorization: Bearer` or `X-Api-Key`.
 * @throws ApiError unauthenticated when there is none, or when two headers hold different keys
 */
export function readCredential(request: IncomingMessage): string {
  const { authorization = [], 'x-api-key': plain = [] } = request.headersDistinct;
  const bearer = authorization.map((text) => /^Bearer +(\S+)$/i.exec(text)?.[1] ?? '');
  const [first, ...others] = [...bearer, ...plain];
  if (first === undefined || first === '' || others.some((other) => other !== first)) {
    throw new ApiError('unauthenticated');
  }
  return first;
}
