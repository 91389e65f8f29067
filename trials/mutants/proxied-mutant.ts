import type { Json, JsonObject } from '../../conformance/json/json.ts';

/** A request on its way to the server. */
export interface ProxiedRequest {
  method: string;
  /** Path and query. */
  target: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A response on its way back. */
export interface ProxiedResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** The body as JSON; undefined where it is none. */
  json: Json | undefined;
  text: string;
}

/** A fault between the suite and any server: a proxy that changes what passes. */
export interface ProxiedMutant {
  readonly id: string;
  readonly title: string;
  readonly checks: readonly string[];
  readonly concerns: readonly string[];
  readonly request?: (request: ProxiedRequest) => void;
  /** May change the response in place; gets the request as it came in. */
  readonly response?: (
    response: ProxiedResponse,
    request: ProxiedRequest,
    memory: Map<string, unknown>,
  ) => void;
}

/** The body of a response as an object that may be changed. */
export function objectIn(response: ProxiedResponse): Record<string, Json> {
  return (response.json ?? {}) as Record<string, Json>;
}

/** Whether a request is for a path, whatever its query. */
export function isFor({ method, target }: ProxiedRequest, wanted: string, path: RegExp): boolean {
  return method === wanted && path.test(target.split('?')[0] ?? '');
}

/** The records in a page. */
export function pageIn(response: ProxiedResponse): JsonObject[] {
  const { data } = objectIn(response);
  return Array.isArray(data) ? (data as JsonObject[]) : [];
}
