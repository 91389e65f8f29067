import {
  idempotentWrite,
  type Admission,
  type KeyedRequest,
  type StoredReply,
} from '../writes/idempotency.ts';
import type { AnyWrite } from './any-handler.ts';
import { checkReply } from '../contract/check-reply.ts';
import type { Edge } from './edge.ts';
import type { Input } from './read-input.ts';
import type { ContractOperation } from './route-table.ts';

/**
 * Runs a write once for its idempotency key: its effect and its reply commit together, or nothing does.
 * @throws ApiError what the request alone shows to be wrong, and whatever is never stored
 */
export async function runWrite(
  edge: Edge,
  operation: ContractOperation,
  handler: AnyWrite,
  input: Input,
  request: KeyedRequest,
  admit: Admission,
): Promise<StoredReply> {
  handler.check?.(input, edge.clock());
  const { furtherNeeds } = handler;
  const write = idempotentWrite({
    request,
    admit,
    successStatus: operation.successStatus,
    needs: (head, serverNow) => handler.needs(input, head, serverNow),
    ...(furtherNeeds === undefined
      ? {}
      : { furtherNeeds: (loaded, head) => furtherNeeds(input, loaded, head) }),
    decide: (loaded, context) => handler.decide(input, loaded, context),
    checkReply: (status, body) => checkReply(operation.operationId, status, body),
  });
  return edge.lane.submit(write, { bodyBytes: input.bodyBytes });
}
