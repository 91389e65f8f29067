import { ApiError } from '../errors/api-error.ts';
import type { Edge } from './edge.ts';
import type { Exchange, OutgoingReply } from './request/exchange.ts';
import { isOfInterface, type ContractOperation, type Route } from './request/route-table.ts';

/** How long a browser may remember that it may ask, in seconds. */
const REMEMBERED_SECONDS = 3_600;

/** Whether pages of any origin may read an operation's answers: those that a publishable key may call, since such keys live in browsers. */
function isForBrowsers({ authenticated, keyKinds }: ContractOperation): boolean {
  return authenticated && keyKinds.includes('publishable');
}

/** Lets pages of any origin read the answers to an operation, where it is one that they may. Cookies are never let in by it. */
export function allowBrowsers(operation: ContractOperation, { headers }: Exchange): void {
  if (isForBrowsers(operation)) headers['Access-Control-Allow-Origin'] = '*';
}

function findGet({ findRoute }: Edge, pathname: string): Route | undefined {
  try {
    return findRoute('GET', pathname);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/**
 * Answers a browser that asks ahead whether a page may send a request (the Fetch standard's preflight), where it may; any other OPTIONS
 * is a method that no path has.
 */
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
