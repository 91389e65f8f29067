import {
  idempotentWrite,
  plainWrite,
  type Admission,
  type HandledWrite,
  type KeyedRequest,
  type PlainRequest,
  type StoredReply,
} from '../writes/idempotency.ts';
import type { Outside } from '../contract/handler.ts';
import type { AnyWrite } from './any-handler.ts';
import { checkReply } from '../contract/validators.ts';
import type { Edge } from './edge.ts';
import type { Input } from './request/read-input.ts';
import type { ContractOperation } from './request/route-table.ts';

/**
 * Once per idempotency key: effect and reply commit together, or neither.
 * @throws ApiError for a fault of the request alone, and what is never stored
 */
export async function runWrite(
  edge: Edge,
  operation: ContractOperation,
  handler: AnyWrite,
  input: Input,
  request: PlainRequest | KeyedRequest,
  admit: Admission,
  outside: Outside,
): Promise<StoredReply> {
  handler.check?.(input, edge.clock(), outside);
  const { furtherNeeds, checkAt } = handler;
  const found = handler.lookUp === undefined ? undefined : await handler.lookUp(input, outside);
  const handled = <Request extends PlainRequest>(given: Request): HandledWrite<Request> => ({
    request: given,
    admit,
    successStatus: operation.successStatus,
    needs: (head, serverNow) => handler.needs(input, head, serverNow),
    furtherNeeds: furtherNeeds && ((loaded, head) => furtherNeeds(input, loaded, head)),
    checkAt: checkAt && ((now) => checkAt(input, now)),
    decide: (loaded, context) => handler.decide(input, loaded, context, found),
    checkReply: (status, body) => {
      if (body !== undefined) checkReply(operation.operationId, status, body);
    },
  });
  const write = 'keyHash' in request ? idempotentWrite(handled(request)) : plainWrite(handled(request));
  return edge.writeQueue.submit(write, { bodyBytes: input.bodyBytes });
}
