import { ApiError } from '../errors/api-error.ts';
import type { Edge } from './edge.ts';
import type { Exchange, OutgoingReply } from './request/exchange.ts';
import { isOfInterface, type ContractOperation, type Route } from './request/route-table.ts';

/** How long a browser may cache the permission, in seconds. */
const REMEMBERED_SECONDS = 3_600;

/** What a page may read of an answer beside its body: a browser shows it no other header. */
const EXPOSED = [
  ...['X-Request-Id', 'Retry-After', 'RateLimit', 'RateLimit-Policy'],
  ...['Link', 'Idempotent-Replayed', 'Corridor-Epoch', 'Content-Disposition'],
].join(', ');

/** Operations for publishable keys, which live in browsers. */
function isForBrowsers({ authenticated, keyKinds }: ContractOperation): boolean {
  return authenticated && keyKinds.includes('publishable');
}

/** Lets pages of any origin read the answer, if the operation allows it. Cookies are never let in by it. */
export function allowBrowsers(operation: ContractOperation, { headers }: Exchange): void {
  if (!isForBrowsers(operation)) return;
  headers['Access-Control-Allow-Origin'] = '*';
  headers['Access-Control-Expose-Headers'] = EXPOSED;
}

function findGet({ findRoute }: Edge, pathname: string): Route | undefined {
  try {
    return findRoute('GET', pathname);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Answers an allowed preflight (the Fetch standard); any other OPTIONS is a method that no path has. */
export function answerPreflight(edge: Edge, { request, pathname }: Exchange): OutgoingReply | undefined {
  if (request.method !== 'OPTIONS') return undefined;
  const { origin, 'access-control-request-method': asked } = request.headers;
  if (origin === undefined || asked === undefined) return undefined;
  const route = findGet(edge, pathname);
  if (route === undefined || !isOfInterface(route) || !isForBrowsers(route.operation)) return undefined;
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET',
    'Access-Control-Allow-Headers': 'Authorization, X-Api-Key',
    'Access-Control-Max-Age': String(REMEMBERED_SECONDS),
  };
  return { status: 204, contentType: null, headers, bodyText: '' };
}
