import type { Exchange, RequestHeaders } from '../http/exchange.ts';
import type { Json, JsonObject } from '../json/json.ts';
import type { Failure } from '../suite/failure.ts';

export interface KeptExchange {
  readonly operation: string;
  readonly caller: string;
  readonly method: string;
  readonly target: string;
  readonly headers: RequestHeaders;
  readonly body: string | null;
  readonly status: number;
  readonly responseHeaders: Readonly<Record<string, string>>;
  readonly responseBody: string;
  readonly failure: string | null;
  readonly durationMs: number;
}

/** Everything that is needed to see a failure again: one JSON file. */
export interface Capsule {
  readonly format: 1;
  readonly seed: number;
  readonly check: string;
  /** The check that was tried as it was found, where `check` stands over all of them; null if none was. */
  readonly during: string | null;
  readonly operation: string;
  readonly message: string;
  /** Of a model's check: the shrunk commands, what was expected and what was answered. */
  readonly evidence: Json;
  readonly exchanges: readonly KeptExchange[];
}

const LONGEST_BODY = 20_000;

const SECRET_HEADERS: Readonly<Record<string, (caller: string) => string>> = {
  authorization: (caller) => `Bearer <key of ${caller}>`,
  'x-api-key': (caller) => `<key of ${caller}>`,
  'step-up-token': (caller) => `<step-up of ${caller}>`,
};

function withoutKeys(headers: RequestHeaders, caller: string): RequestHeaders {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      SECRET_HEADERS[name.toLowerCase()]?.(caller) ?? value,
    ]),
  );
}

export function keepExchange(exchange: Exchange): KeptExchange {
  const { request, response, caller } = exchange;
  const body =
    request.body === undefined ? null : Buffer.from(request.body).toString('utf8').slice(0, LONGEST_BODY);
  const headers = [...(response?.headers ?? [])].map(([name, values]) => [name, values.join(', ')] as const);
  return {
    operation: exchange.operationId ?? 'no operation',
    caller,
    method: request.method,
    target: request.target,
    headers: withoutKeys(request.headers, caller),
    body,
    status: response?.status ?? 0,
    responseHeaders: Object.fromEntries(headers),
    responseBody: (response?.bodyText ?? '').slice(0, LONGEST_BODY),
    failure: exchange.failure ?? null,
    durationMs: Math.round((exchange.endedAt - exchange.startedAt) * 10) / 10,
  };
}

export function makeCapsule(failure: Failure, seed: number): Capsule {
  const { check, during = null, operation, message, evidence = null, exchanges } = failure;
  const kept = exchanges.map(keepExchange);
  return { format: 1, seed, check, during, operation, message, evidence, exchanges: kept };
}

/** Reads a capsule's text. @throws Error if it is none */
export function readCapsule(text: string): Capsule {
  const capsule = JSON.parse(text) as JsonObject;
  if (capsule['format'] !== 1 || typeof capsule['check'] !== 'string') throw new Error('This is no capsule');
  return capsule as unknown as Capsule;
}
