import type { IncomingMessage } from 'node:http';

/**
 * The values of a header, as often as it was sent. Node's own list of them is made for all headers of a request at once, and
 * few are asked for.
 * @param name in lower case
 */
export function headerValues({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>, name: string): string[] {
  const values: string[] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const sent = rawHeaders[at] ?? '';
    if (sent.length === name.length && sent.toLowerCase() === name) values.push(rawHeaders[at + 1] ?? '');
  }
  return values;
}
