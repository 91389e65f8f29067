import type { Operation } from '../contract/operation.ts';
import type { Intent, RequestHeaders, SentRequest } from '../http/exchange.ts';
import type { Json } from '../json/json.ts';

/** Who calls: the headers that carry a credential, and a name for the reports. */
export interface Caller {
  readonly name: string;
  readonly headers: RequestHeaders;
  /** The confirmation of its own account; null if the run was given none of it. Left out: that of the first tenant. */
  readonly stepUpToken?: string | null;
}

/** What a call of an operation is made of; what is left out is left out of the request. */
export interface Call {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  /** The query as text, for what no record can say. */
  readonly rawQuery?: string;
  readonly body?: Json;
  /** The body to the byte, for what is no JSON. */
  readonly rawBody?: string | Uint8Array;
  readonly headers?: RequestHeaders;
  /** The Idempotency-Key; a new one if omitted, none if it is null. */
  readonly key?: string | null;
  /** The Step-Up-Token; one that holds if omitted and the operation needs one, none if it is null. */
  readonly stepUpToken?: string | null;
  /** The tenant under test if omitted, nobody where it is null. */
  readonly caller?: Caller | null;
  readonly intent?: Intent;
  /** Whether an unknown outcome is asked for again with the same key; it is, unless this says no. */
  readonly persists?: boolean;
}

/** The caller that a key makes, with the header that the interface prefers. */
export function bearer(name: string, key: string): Caller {
  return { name, headers: { Authorization: `Bearer ${key}` } };
}

/** The caller that a key makes, with the other header. */
export function plainKey(name: string, key: string): Caller {
  return { name, headers: { 'X-Api-Key': key } };
}

/** Encodes all but the unreserved characters of RFC 3986, so that no reader can take it in two ways. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function targetOf(operation: Operation, call: Call): string {
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_whole, name: string) =>
    encodeURIComponent(call.path?.[name] ?? call.path?.['id'] ?? ''),
  );
  const query =
    call.rawQuery ??
    Object.entries(call.query ?? {})
      .map(([name, value]) => `${encode(name)}=${encode(String(value))}`)
      .join('&');
  return query === '' ? path : `${path}?${query}`;
}

/** Puts a call into the form in which it goes out. */
export function requestOf(
  operation: Operation,
  call: Call,
  caller: Caller | null,
  { key, stepUpToken }: { readonly key: string; readonly stepUpToken: string | undefined },
): SentRequest {
  const body = call.rawBody ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
  const headers: Record<string, string | readonly string[]> = {
    Accept: 'application/json, application/x-ndjson, application/pdf, text/html',
  };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (operation.isIdempotent && call.key !== null) headers['Idempotency-Key'] = call.key ?? key;
  const confirmation = call.stepUpToken === undefined ? stepUpToken : (call.stepUpToken ?? undefined);
  if (operation.needsStepUp && confirmation !== undefined) headers['Step-Up-Token'] = confirmation;
  Object.assign(headers, caller?.headers, call.headers);
  return { method: operation.method, target: targetOf(operation, call), headers, body };
}
