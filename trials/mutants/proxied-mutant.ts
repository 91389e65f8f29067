import type { Json, JsonObject } from '../../conformance/json/json.ts';

export interface ProxiedRequest {
  method: string;
  target: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface ProxiedResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** The body as JSON; undefined if it is none. */
  json: Json | undefined;
  text: string;
}

export interface ProxiedMutant {
  readonly id: string;
  readonly title: string;
  readonly checks: readonly string[];
  readonly concerns: readonly string[];
  readonly request?: (request: ProxiedRequest) => void;
  readonly response?: (
    response: ProxiedResponse,
    request: ProxiedRequest,
    memory: Map<string, unknown>,
  ) => void;
}

export function objectIn(response: ProxiedResponse): Record<string, Json> {
  return (response.json ?? {}) as Record<string, Json>;
}

export function isFor({ method, target }: ProxiedRequest, wanted: string, path: RegExp): boolean {
  return method === wanted && path.test(target.split('?')[0] ?? '');
}

export function pageIn(response: ProxiedResponse): JsonObject[] {
  const { data } = objectIn(response);
  return Array.isArray(data) ? (data as JsonObject[]) : [];
}
