import { setTimeout as delay } from 'node:timers/promises';
import type { Caller } from '../contract/handler.ts';
import { ApiError } from '../errors/api-error.ts';
import {
  answerControlCall,
  claimControlCall,
  releaseControlCall,
  replyOfRefusal,
  type ControlClaim,
} from '../writes/control-call.ts';
import type { Admission, KeyedRequest, StoredReply } from '../writes/idempotency.ts';
import type { AnyControl } from './any-handler.ts';
import { checkReply } from '../contract/validators.ts';
import type { Edge } from './edge.ts';
import type { Input } from './request/read-input.ts';
import { readContext } from './read-context.ts';
import type { ContractOperation } from './request/route-table.ts';

/** How long a repeat waits for a running request's reply. */
const PATIENCE_MS = 5_000;

const ASK_AGAIN_MS = 100;

/**
 * Runs a control call of many steps once per idempotency key, or waits for the request that runs it.
 * @throws ApiError idempotency_in_progress, and what is never stored
 */
export async function runControlCall(
  edge: Edge,
  operation: ContractOperation,
  handler: AnyControl,
  input: Input,
  request: KeyedRequest,
  admit: Admission,
  caller: Caller,
): Promise<StoredReply> {
  const call = {
    request,
    admit,
    plan: (context: Parameters<AnyControl['plan']>[1]) => handler.plan(input, context),
  };
  const claim = await untilFree(() =>
    edge.writeQueue.submit(claimControlCall(call), { bodyBytes: input.bodyBytes }),
  );
  if (claim.kind === 'answered') return claim.reply;
  try {
    const reply = await carryOut(edge, operation, handler, claim.plan, request, caller);
    return await edge.writeQueue.submit(answerControlCall(request, reply));
  } catch (error) {
    // A failed call may be repeated at once; if this fails too, its lease expires.
    await edge.writeQueue.submit(releaseControlCall(request)).catch((failure: unknown) => {
      edge.logger.warn({ err: failure, requestId: request.requestId }, 'control call not released');
    });
    throw error;
  }
}

async function untilFree(
  claim: () => Promise<ControlClaim>,
): Promise<Exclude<ControlClaim, { readonly kind: 'running' }>> {
  for (let waitedMs = 0; ; waitedMs += ASK_AGAIN_MS) {
    const result = await claim();
    if (result.kind !== 'running') return result;
    if (waitedMs >= PATIENCE_MS) throw new ApiError('idempotency_in_progress', { retryAfterSeconds: 1 });
    await delay(ASK_AGAIN_MS);
  }
}

async function carryOut(
  edge: Edge,
  { operationId, successStatus }: ContractOperation,
  handler: AnyControl,
  plan: unknown,
  request: KeyedRequest,
  caller: Caller,
): Promise<StoredReply> {
  const { writeQueue, dueWork } = edge;
  try {
    const context = { ...readContext(edge, caller), writeQueue, dueWork };
    const body = await handler.run(plan, context);
    checkReply(operationId, successStatus, body);
    return { status: successStatus, bodyText: JSON.stringify(body) };
  } catch (error) {
    return replyOfRefusal(error, request);
  }
}
