import { HttpClient } from '../../conformance/http/http-client.ts';

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** The tenant's secret API key. */
  readonly secretKey: string;
  readonly idempotencyKey?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  /** The body to the byte. */
  readonly text: string;
  readonly isReplay: boolean;
  readonly link: string | null;
}

export type Exchange = { readonly answer: Answer } | { readonly answer: undefined; readonly failure: string };

const TIMEOUT_MS = 40_000;

const clients = new Map<string, HttpClient>();

export function clientOf(baseUrl: string): HttpClient {
  const known = clients.get(baseUrl);
  if (known !== undefined) return known;
  // Trials ask as many at once as they have callers, of servers that may stand still.
  const client = new HttpClient([baseUrl], { timeoutMs: TIMEOUT_MS, connections: Number.POSITIVE_INFINITY });
  clients.set(baseUrl, client);
  return client;
}

/** Sends a request and reads its answer to the end; a reset, an answer cut short and a time-out give none. */
export async function exchange(baseUrl: string, call: Call): Promise<Exchange> {
  const { method, path, secretKey, idempotencyKey, body, headers: more = {} } = call;
  const { response, failure } = await clientOf(baseUrl).send({
    method,
    target: path,
    headers: {
      ...more,
      Authorization: `Bearer ${secretKey}`,
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (response === undefined) return { answer: undefined, failure: failure ?? 'no answer' };
  const { status, headers, bodyText } = response;
  const header = (name: string): string | null => headers.get(name)?.join(', ') ?? null;
  return {
    answer: {
      status,
      text: bodyText,
      isReplay: header('idempotent-replayed') === 'true',
      link: header('link'),
    },
  };
}
