import { keyActor } from '../identity/actor.ts';
import type { KnownCaller } from '../contract/caller-port.ts';
import type { Caller, Outside } from '../contract/handler.ts';
import {
  fingerprintOf,
  hashIdempotencyKey,
  type KeyedRequest,
  type PlainRequest,
  type ReplySeal,
  type StoredReply,
} from '../writes/idempotency.ts';
import type { Sealed } from '../sealing/sealer.ts';
import { admitCaller } from './admit-caller.ts';
import { handlerOf, type AnyControl, type AnyWrite } from './any-handler.ts';
import type { Edge } from './edge.ts';
import type { Exchange, OutgoingReply } from './request/exchange.ts';
import { readWholeBody } from './request/read-body.ts';
import { outsideOf } from './read-context.ts';
import { headerValues, readIdempotencyKey } from './request/read-headers.ts';
import { readInput, type Input } from './request/read-input.ts';
import { requestFacts } from './request/client-address.ts';
import type { OperationId } from '../contract/operation-types.ts';
import type { ContractOperation, Route } from './request/route-table.ts';
import { meetFault } from './meet-fault.ts';
import { runControlCall } from './run-control-call.ts';
import { runQuery, type QueryReply } from './run-queries.ts';
import { runWrite } from './run-write.ts';

const NO_BODY = Buffer.alloc(0);

/** Operations without authentication never look at it. */
const NOBODY: Caller = {
  tenantId: '',
  actor: keyActor(''),
  keyType: 'publishable',
  rank: 'viewer',
  scopes: [],
};

/**
 * After routing, from top to bottom in the order of refusals.
 * @throws ApiError the first refusal
 */
export async function runOperation(
  edge: Edge,
  route: Route<OperationId>,
  exchange: Exchange,
): Promise<QueryReply> {
  const { operation } = route;
  const known = operation.authenticated ? await admitCaller(edge, operation, exchange) : null;
  const run = (): Promise<QueryReply> => runAdmitted(edge, route, exchange, known);
  return edge.faults === undefined ? run() : meetFault(edge.faults, edge.stopping, exchange, operation, run);
}

async function runAdmitted(
  edge: Edge,
  route: Route<OperationId>,
  exchange: Exchange,
  known: KnownCaller | null,
): Promise<QueryReply> {
  const { operation } = route;
  const bytes =
    operation.body === 'none'
      ? NO_BODY
      : await readWholeBody(operation, exchange, edge.config.requestTimeoutMs);
  if (exchange.noting !== undefined) exchange.noting.requestBody = bytes;
  const idempotencyKey = readIdempotencyKey(exchange.request, operation);
  await refuseOfAnotherEpoch(edge, operation, exchange);
  const working = (): void => edge.watch?.working(operation.operationId);
  working();
  const read = await readInput(route, exchange, bytes, working);
  const stepUp = known && known.confirmation;
  const input: Input = stepUp === null ? read : { ...read, stepUp };
  if (edge.guard !== null) await edge.guard.checkRequest(operation, exchange, input);

  const handler = handlerOf(edge.handlers, operation.operationId);
  if (handler.kind !== 'write' && handler.kind !== 'control') {
    return runQuery(edge, handler, {
      operation,
      input,
      exchange,
      caller: known === null ? NOBODY : known.caller,
    });
  }
  if (known === null) {
    throw new Error(`${operation.operationId} changes something, and so needs a caller`);
  }
  const request = requestOf(edge, operation, exchange, known, idempotencyKey, input);
  const outside = outsideOf(edge, known.caller, exchange);
  const reply = await runOnce(edge, operation, handler, input, request, known, outside);
  return outgoing(operation, reply, exchange, idempotencyKey !== null);
}

/** Reads mean the same in every epoch. */
function refuseOfAnotherEpoch(
  { epochs }: Edge,
  { idempotency }: ContractOperation,
  { request }: Exchange,
): Promise<void> | undefined {
  if (idempotency === 'none') return undefined;
  const named = headerValues(request, 'corridor-epoch');
  return named.length === 0 ? undefined : epochs.refuseOther(named);
}

function requestOf(
  { sealer, config }: Edge,
  { secretReply }: ContractOperation,
  exchange: Exchange,
  { kind, id, caller, confirmation: confirmed }: KnownCaller,
  idempotencyKey: string | null,
  input: Input,
): PlainRequest | KeyedRequest {
  const { request, pathname } = exchange;
  const { tenantId, actor } = caller;
  const keyId = kind === 'key' ? id : null;
  const facts = requestFacts(exchange, config, keyId, confirmed);
  if (idempotencyKey === null) return { tenantId, actor, ...facts };
  const fingerprint = fingerprintOf({
    method: request.method ?? '',
    path: pathname,
    query: input.query,
    body: input.body,
  });
  const replySeal = secretReply ? sealOfReply(sealer, tenantId, fingerprint, idempotencyKey) : undefined;
  const keyHash = hashIdempotencyKey(idempotencyKey);
  const { requestId, ipAddress, userAgent, trace, confirmation } = facts;
  // Field by field: after a spread V8 takes many times as long.
  return {
    tenantId,
    actor,
    requestId,
    keyId,
    ipAddress,
    userAgent,
    trace,
    confirmation,
    keyHash,
    fingerprint,
    replySeal,
  };
}

/** Only the key's hash is kept: table and service secret open no reply without the caller's key. */
function sealOfReply(
  sealer: Edge['sealer'],
  tenantId: string,
  fingerprint: string,
  idempotencyKey: string,
): ReplySeal {
  const place = { purpose: 'reply', rowId: `${tenantId} ${fingerprint}`, ownersKey: idempotencyKey };
  return {
    seal: (bodyText) => sealer.sealForOwner(place, bodyText),
    open: (stored) => sealer.openForOwner(place, stored as Sealed),
  };
}

async function runOnce(
  edge: Edge,
  operation: ContractOperation,
  handler: AnyWrite | AnyControl,
  input: Input,
  request: PlainRequest | KeyedRequest,
  known: KnownCaller,
  outside: Outside,
): Promise<StoredReply> {
  const admit = known.admission(operation.scope);
  if (handler.kind === 'write') {
    return runWrite(edge, operation, handler, input, request, admit, outside);
  }
  if (!('keyHash' in request)) {
    throw new Error(`${operation.operationId} takes many steps, and so needs an idempotency key`);
  }
  return runControlCall(edge, operation, handler, input, request, admit, outside.caller);
}

function outgoing(
  operation: ContractOperation,
  reply: StoredReply,
  exchange: Exchange,
  isStored: boolean,
): OutgoingReply {
  const { status, bodyText, originalRequestId } = reply;
  const [usual = null] = operation.contentTypes;
  // Refusals of operations without content have a body too.
  const contentType = status >= 400 ? 'application/json' : usual;
  // By `false` a caller tells a stored refusal from one at the edge, which leaves the key unused.
  if (originalRequestId === undefined) {
    return { status, contentType, headers: isStored ? { 'Idempotent-Replayed': 'false' } : {}, bodyText };
  }
  exchange.originalRequestId = originalRequestId;
  return { status, contentType, headers: { 'Idempotent-Replayed': 'true' }, bodyText };
}
