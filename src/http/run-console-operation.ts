import type { BegunCall, Browser, Confirmation, ConsoleReply } from '../contract/caller-port.ts';
import { checkReply } from '../contract/validators.ts';
import type { ConsoleOperationId } from '../contract/console-types.ts';
import { ApiError } from '../errors/api-error.ts';
import { readBrowser, setCookie } from './request/browser.ts';
import type { Edge } from './edge.ts';
import type { Exchange, OutgoingReply, StreamedReply } from './request/exchange.ts';
import type { KeptReply } from './reply/kept-document.ts';
import { requireOrigin } from './request/browser.ts';
import { readInput } from './request/read-input.ts';
import { requestFacts } from './request/client-address.ts';
import { readWholeBody } from './request/read-body.ts';
import type { ContractOperation, Route } from './request/route-table.ts';
import { runDocument } from './run-queries.ts';
import { replyWithPage } from './site.ts';

type ConsoleOperation = ContractOperation<ConsoleOperationId>;

/**
 * From top to bottom in the order of refusals.
 * @throws ApiError the first refusal
 */
export async function runConsoleOperation(
  edge: Edge,
  route: Route<ConsoleOperationId>,
  exchange: Exchange,
): Promise<OutgoingReply | StreamedReply | KeptReply> {
  const { operation } = route;
  const handler = edge.console[operation.operationId];
  const [contentType = 'application/json'] = operation.contentTypes;
  if (handler.kind === 'document') return runDocument(contentType, handler, exchange, edge.config);
  const { request } = exchange;
  const working = (): void => edge.watch?.working(operation.operationId);
  if (handler.kind === 'page') {
    await readInput(route, exchange, Buffer.alloc(0), working);
    return replyWithPage(handler, exchange, edge.config);
  }
  const browser = readBrowser(request, edge.config);
  const call = await handler.begin(browser);
  if (operation.method !== 'get') requireOrigin(request, browser.publicOrigin);
  const confirmation = await admit(operation, call, exchange);
  const bytes = await readWholeBody(operation, exchange, edge.config.requestTimeoutMs);
  working();
  const input = await readInput(route, exchange, bytes, working);
  await edge.guard?.checkRequest(operation, exchange, input);
  const reply = await call.run(input, requestFacts(exchange, edge.config, null, confirmation));
  return outgoing(operation, reply, browser);
}

/**
 * Null if the call needs none.
 * @throws ApiError account_suspended, step_up_required, as the contract says
 */
async function admit(
  operation: ConsoleOperation,
  call: BegunCall,
  exchange: Exchange,
): Promise<Confirmation | null> {
  const { tenant } = call;
  if (tenant === null) return null;
  exchange.tenantId = tenant.id;
  const isServed = tenant.status === 'active';
  if (!isServed && operation.errors.includes('account_suspended')) throw new ApiError('account_suspended');
  return operation.stepUp ? call.confirm() : null;
}

function outgoing(
  { operationId, successStatus, contentTypes: [contentType] }: ConsoleOperation,
  { body, session, device, headers: own, pieces }: ConsoleReply<unknown>,
  browser: Browser,
): OutgoingReply | StreamedReply {
  const cookies = [
    ...(session === undefined ? [] : [setCookie('session', session, browser)]),
    ...(device === undefined ? [] : [setCookie('device', device, browser)]),
  ];
  const headers = { ...own, ...(cookies.length === 0 ? {} : { 'Set-Cookie': cookies }) };
  if (contentType !== undefined && pieces !== undefined)
    return { status: successStatus, contentType, headers, pieces, end: () => pieces.end() };
  if (contentType === undefined) return { status: successStatus, contentType: null, headers, bodyText: '' };
  checkReply(operationId, successStatus, body);
  return { status: successStatus, contentType, headers, bodyText: JSON.stringify(body) };
}
