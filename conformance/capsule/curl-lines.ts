import type { KeptExchange } from './capsule.ts';

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function variable(kind: string, caller: string): string {
  return `$${`${caller} ${kind}`.toUpperCase().replaceAll(/[^A-Z]+/g, '_')}`;
}

/** An exchange as a line for a shell; the address and the keys are variables to be set. */
export function curlLine({ method, target, headers, body, caller }: KeptExchange): string {
  const parts = [`curl -sS -X ${method} "$BASE_URL"${quoted(target)}`];
  for (const [name, value] of Object.entries(headers)) {
    for (const text of typeof value === 'string' ? [value] : value) {
      const shown = text.replace(/<(key|step-up) of [^>]*>/, (_whole, kind: string) =>
        variable(kind, caller),
      );
      parts.push(shown === text ? `-H ${quoted(`${name}: ${text}`)}` : `-H "${name}: ${shown}"`);
    }
  }
  if (body !== null) parts.push(`--data-binary ${quoted(body)}`);
  return parts.join(' ');
}
