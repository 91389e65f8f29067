import type { ConsoleContext, ConsoleHandler, ConsoleReply } from '../access/people/console-handler.ts';
import { consoleHandlers } from '../access/people/console-handlers.ts';
import type { ConfirmedSession, SessionCredential } from '../access/people/sessions/session-credential.ts';
import { checkReply } from '../contract/check-reply.ts';
import type { ConsoleOperationId, ConsoleRequestOf } from '../contract/console-types.ts';
import { ApiError } from '../errors/api-error.ts';
import { readBrowser, setCookie, type Browser } from './browser.ts';
import type { Edge } from './edge.ts';
import type { Exchange, OutgoingReply } from './exchange.ts';
import type { KeptReply } from './kept-document.ts';
import { requireOrigin } from './public-origin.ts';
import { readInput, type Input } from './read-input.ts';
import { requestFacts } from './request-facts.ts';
import { readWholeBody } from './read-body.ts';
import { confirmedSession } from './require-step-up.ts';
import type { ContractOperation, Route } from './route-table.ts';
import { runDocument } from './run-document.ts';

type ConsoleOperation = ContractOperation<ConsoleOperationId>;

/** A handler of the console, whichever operation's it is: what its types say of the request, the contract has judged. */
type AnyConsoleHandler = ConsoleHandler<ConsoleOperationId>;
type AnyRequest = ConsoleRequestOf<never>;

/**
 * Carries out one operation of the console. Read from top to bottom, this is the order of refusals.
 * @throws ApiError the first refusal
 */
export async function runConsoleOperation(
  edge: Edge,
  route: Route<ConsoleOperationId>,
  exchange: Exchange,
): Promise<OutgoingReply | KeptReply> {
  const { operation } = route;
  const handler = consoleHandlers[operation.operationId];
  const [contentType = 'application/json'] = operation.contentTypes;
  if (handler.kind === 'document')
    return runDocument(contentType, handler, exchange, edge.config.environment);
  const { request } = exchange;
  if (handler.kind === 'page') {
    readInput(route, exchange, Buffer.alloc(0));
    return { status: 200, contentType, headers: handler.headers, bodyText: handler.text };
  }
  const browser = readBrowser(request, edge.config);
  const credential = handler.kind === 'open' ? null : await edge.sessions.look(browser.session);
  if (operation.method !== 'get') requireOrigin(request, browser.publicOrigin);
  const admitted = credential && (await admit(edge, operation, credential, exchange));
  const bytes = await readWholeBody(operation, exchange, edge.config.requestTimeoutMs);
  edge.watch?.working(operation.operationId);
  const input = readInput(route, exchange, bytes);
  await edge.guard?.checkRequest(operation, exchange, input);
  const stepUp = admitted !== null && 'stepUp' in admitted ? admitted.stepUp : null;
  const facts = requestFacts(exchange, edge.config, null, stepUp);
  const context = { people: edge.people, browser, request: facts };
  const reply = await run(handler, input, context, admitted);
  return outgoing(operation, reply, browser);
}

/** @throws ApiError account_suspended, step_up_required, where the contract says that the operation can answer them */
async function admit(
  { database, people: { clock } }: Edge,
  operation: ConsoleOperation,
  credential: SessionCredential,
  exchange: Exchange,
): Promise<SessionCredential | ConfirmedSession> {
  exchange.tenantId = credential.tenant.id;
  const isServed = credential.tenant.status === 'active';
  if (!isServed && operation.errors.includes('account_suspended')) throw new ApiError('account_suspended');
  return operation.stepUp ? confirmedSession(database, clock, credential) : credential;
}

async function run(
  handler: Exclude<AnyConsoleHandler, { readonly kind: 'document' | 'page' }>,
  input: Input,
  context: ConsoleContext,
  credential: SessionCredential | ConfirmedSession | null,
): Promise<ConsoleReply<unknown>> {
  const request = input as unknown as AnyRequest;
  if (handler.kind === 'open') return handler.run(request, context);
  if (credential === null) throw new Error('An operation of a signed-in user has none');
  if (handler.kind === 'signed_in') return handler.run(request, { ...context, credential });
  if (!('stepUp' in credential)) throw new Error('An operation that needs a confirmation has none');
  return handler.run(request, { ...context, credential });
}

function outgoing(
  { operationId, successStatus, contentTypes: [contentType] }: ConsoleOperation,
  { body, session, device, headers: own }: ConsoleReply<unknown>,
  { publicOrigin }: Browser,
): OutgoingReply {
  const cookies = [
    ...(session === undefined ? [] : [setCookie('session', session, publicOrigin)]),
    ...(device === undefined ? [] : [setCookie('device', device, publicOrigin)]),
  ];
  const headers = { ...own, ...(cookies.length === 0 ? {} : { 'Set-Cookie': cookies }) };
  if (contentType === undefined) return { status: successStatus, contentType: null, headers, bodyText: '' };
  checkReply(operationId, successStatus, body);
  return { status: successStatus, contentType, headers, bodyText: JSON.stringify(body) };
}
