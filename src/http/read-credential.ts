import type { IncomingMessage } from 'node:http';
import { ApiError } from '../errors/api-error.ts';
import { headerValues } from './header-values.ts';

const BEARER = /^Bearer +(\S+)$/i;

/**
 * Reads the API key from `Authorization: Bearer` or `X-Api-Key`. Where either is sent it decides alone, however bad it is: a
 * cookie is not looked at beside it.
 * @returns undefined where neither is sent
 * @throws ApiError unauthenticated when one of them is no key, or when two hold different ones
 */
export function readKey(request: IncomingMessage): string | undefined {
  let known: string | undefined;
  const add = (sent: string): void => {
    if (sent === '' || (known !== undefined && sent !== known)) throw new ApiError('unauthenticated');
    known ??= sent;
  };
  for (const text of headerValues(request, 'authorization')) add(BEARER.exec(text)?.[1] ?? '');
  for (const text of headerValues(request, 'x-api-key')) add(text);
  return known;
}
