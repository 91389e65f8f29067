import type { components } from '../../../generated/api.ts';

type Request = components['schemas']['KeptRequestDetail'];

/** As one word of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Headers that curl makes itself, or that say nothing. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'connection',
  'content-length',
  'host',
  'origin',
  'referer',
  'traceparent',
  'transfer-encoding',
  'user-agent',
]);

const isOwn = (name: string): boolean => !LEFT_OUT.has(name) && !name.startsWith('sec-');

/**
 * The request as a command that runs as pasted, with the key from the environment and a fresh idempotency key; null if
 * what was sent may not be seen. Masked values have to be filled in.
 * @param origin of the service
 */
export function curlOf(request: Request, origin: string): string | null {
  const { method, path, query, requestHeaders, requestBody } = request;
  if (requestHeaders === null) return null;
  const target = `${origin}${path}${query === null || query === '' ? '' : `?${query}`}`;
  const isWriting = method === 'POST' || method === 'PUT';
  const lines = [
    `curl -X ${method} ${quoted(target)}`,
    `-H "Authorization: Bearer $CORRIDOR_API_KEY"`,
    ...(isWriting ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...requestHeaders
      .filter(({ name }) => isOwn(name))
      .map(({ name, value }) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(requestBody === null ? [] : [`--data ${quoted(requestBody)}`]),
  ];
  return lines.join(' \\\n  ');
}
