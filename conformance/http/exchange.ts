import type { Json } from '../json/json.ts';

/** Headers as they are sent: a list sends the header once for each item. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[]>>;

export interface SentRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: RequestHeaders;
  readonly body: string | Uint8Array | undefined;
}

export interface ReceivedResponse {
  readonly status: number;
  /** By lower-case name, one item for each time that the header was sent. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  readonly bodyText: string;
  /** Undefined if the body is no JSON. */
  readonly json: Json | undefined;
}

/**
 * What the suite meant by a request: one that keeps the contract, one that breaks it, one that is left open, or one whose answer was
 * arranged to be none, which nothing but the check judges.
 */
export type Intent = 'valid' | 'invalid' | 'open' | 'arranged';

/** One request with its response, or with why there was none. */
export interface Exchange {
  readonly number: number;
  /** Undefined for requests that reach no operation. */
  readonly operationId: string | undefined;
  readonly intent: Intent;
  readonly caller: string;
  readonly baseUrl: string;
  readonly request: SentRequest;
  readonly response: ReceivedResponse | undefined;
  readonly failure: string | undefined;
  /** Milliseconds since the run began. */
  readonly startedAt: number;
  readonly endedAt: number;
}

/** The status of an exchange; 0 if no response came. */
export function statusOf(exchange: Exchange): number {
  return exchange.response?.status ?? 0;
}

export function bodyOf(exchange: Exchange): Json | undefined {
  return exchange.response?.json;
}

/** The only value of a response header; undefined if it was not sent. */
export function headerOf(exchange: Exchange, name: string): string | undefined {
  return exchange.response?.headers.get(name.toLowerCase())?.join(', ');
}

/** Whether the outcome is definite: a 5xx, a reset and a time-out leave it unknown. */
export function isDefinite(exchange: Exchange): boolean {
  const status = statusOf(exchange);
  return status !== 0 && status < 500;
}
