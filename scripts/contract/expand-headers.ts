import type { ContractDocument, Header, Response } from './contract-document.ts';
import { findIdempotencyKey, listOperations } from './list-operations.ts';
import { resolveReference } from './resolve-reference.ts';
import { HEADER_NAMES, STANDARD_HEADERS, type StandardHeader } from './standard-headers.ts';

interface Surroundings {
  scheme: string;
  /** Whether the rate limit of keys covers operations that can answer `rate_limited`. */
  hasRateLimit: boolean;
}

const OF_INTERFACE: Surroundings = { scheme: 'Bearer', hasRateLimit: true };

/** People sign in, and wrong guesses are counted; their sessions have no rate limit that they could be told of. */
export const OF_CONSOLE: Surroundings = { scheme: 'Session', hasRateLimit: false };

interface Answer {
  status: number;
  /** Whether the operation takes an `Idempotency-Key`. */
  idempotent: boolean;
  /** Whether a handler may have decided this answer, so that it can be stored and replayed. */
  decided: boolean;
  inProgress: boolean;
  limited: boolean;
  /** Whether pages of any origin may read it. */
  forBrowsers: boolean;
  /** Whether it belongs to an account's interface. */
  hasEpoch: boolean;
}

/**
 * Adds the headers that the service sends on its own account to every answer of every operation.
 *
 * @param document a document with its error answers
 * @param decidedErrors for each operationId, the codes that its handler gives, as against those of the edge
 * @param surroundings in what the document differs from that of the interface
 * @returns a document whose answers name those headers, beside the ones that they name themselves
 */
export function expandHeaders(
  document: ContractDocument,
  decidedErrors: ReadonlyMap<string, readonly string[]>,
  { scheme, hasRateLimit }: Surroundings = OF_INTERFACE,
): ContractDocument {
  const expanded = structuredClone(document);
  const used = new Set<StandardHeader>();
  for (const { path, operation, parameters } of listOperations(expanded)) {
    const idempotent = findIdempotencyKey(parameters) !== undefined;
    for (const [status, stated] of Object.entries(operation.responses)) {
      const response = resolveReference<Response>(expanded, stated);
      const codes = listCodes(response);
      const decided = decidedErrors.get(operation.operationId) ?? [];
      const headers = selectHeaders({
        status: Number(status),
        idempotent,
        decided: Number(status) < 400 || codes.some((code) => decided.includes(code)),
        inProgress: codes.includes('idempotency_in_progress'),
        hasEpoch: path.startsWith('/v1/'),
        forBrowsers: operation['x-key-kinds']?.includes('publishable') ?? false,
        // Alike for all errors, which are shared: it is sent where a limit applies.
        limited:
          hasRateLimit && (codes.length > 0 || (operation['x-errors']?.includes('rate_limited') ?? false)),
      });
      for (const header of headers) used.add(header);
      operation.responses[status] = {
        ...response,
        headers: { ...makeReferences(headers), ...response.headers },
      };
    }
  }
  const standard = Object.entries(STANDARD_HEADERS).filter(([name]) => used.has(name as StandardHeader));
  const headers: Record<string, Header> = structuredClone(Object.fromEntries(standard));
  const { WwwAuthenticate } = headers;
  if (WwwAuthenticate !== undefined) {
    headers['WwwAuthenticate'] = {
      ...WwwAuthenticate,
      schema: { type: 'string', enum: [scheme] },
      example: scheme,
    };
  }
  expanded.components.headers = { ...headers, ...expanded.components.headers };
  return expanded;
}

/**
 * Notes which codes each operation lists itself, before those of the edge join them.
 *
 * @param document the bundled document
 * @returns the codes by operationId
 */
export function listDecidedErrors(document: ContractDocument): Map<string, readonly string[]> {
  return new Map(
    listOperations(document).map(({ operation }) => [operation.operationId, operation['x-errors'] ?? []]),
  );
}

function selectHeaders({
  status,
  idempotent,
  decided,
  inProgress,
  limited,
  forBrowsers,
  hasEpoch,
}: Answer): StandardHeader[] {
  const headers: StandardHeader[] = ['RequestId'];
  // Headers that are too large are refused before anybody knows where the request goes.
  if (hasEpoch && status !== 431) headers.push('CorridorEpoch');
  if (idempotent && decided) headers.push('IdempotentReplayed');
  if (status === 401) headers.push('WwwAuthenticate');
  if (status === 405) headers.push('Allow');
  if (status === 429 || status === 503) headers.push('RetryAfter');
  if (forBrowsers && status !== 431) headers.push('AllowOrigin', 'ExposeHeaders');
  if (inProgress) headers.push('RetryAfterInProgress');
  // What is refused to a caller who is known is refused before a limit is looked at.
  if (limited && status !== 403) headers.push('RateLimit', 'RateLimitPolicy');
  return headers;
}

function makeReferences(headers: StandardHeader[]): Record<string, { $ref: string }> {
  return Object.fromEntries(
    headers.map((header) => [HEADER_NAMES[header], { $ref: `#/components/headers/${header}` }]),
  );
}

/** Those of an error answer, which has an example of each. */
export function listCodes(response: Response): readonly string[] {
  const { schema, examples = {} } = response.content?.['application/json'] ?? {};
  return schema?.$ref?.endsWith('/ErrorResponse') === true ? Object.keys(examples) : [];
}
