import type { IncomingMessage } from 'node:http';
import { ApiError } from '../errors/api-error.ts';

/**
 * Reads the API key from `Authorization: Bearer` or `X-Api-Key`. Where either is sent it decides alone, however bad it is: a
 * cookie is not looked at beside it.
 * @returns undefined where neither is sent
 * @throws ApiError unauthenticated when one of them is no key, or when two hold different ones
 */
export function readKey(request: IncomingMessage): string | undefined {
  const { authorization = [], 'x-api-key': plain = [] } = request.headersDistinct;
  const bearer = authorization.map((text) => /^Bearer +(\S+)$/i.exec(text)?.[1] ?? '');
  const [first, ...others] = [...bearer, ...plain];
  if (first === '' || others.some((other) => other !== first)) throw new ApiError('unauthenticated');
  return first;
}
