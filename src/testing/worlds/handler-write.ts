import type { WriteHandler } from '../../contract/handler.ts';
import type { OperationId, ReplyOf, RequestOf } from '../../contract/operation-types.ts';
import type { Write } from '../../writes/write.ts';
import { TEST_KEY, TEST_STANDING } from './test-key.ts';

/** A handler's write for one tenant without the edge: no idempotency key, and not safe to run again. */
export function handlerWrite<Id extends OperationId, Found = undefined>(
  handler: WriteHandler<Id, Found>,
  request: RequestOf<Id>,
  tenantId: string,
  found?: Found,
): Write<ReplyOf<Id>> {
  const { furtherNeeds } = handler;
  return {
    tenantId,
    actor: TEST_KEY,
    claimed: false,
    needs: (head, serverNow) => handler.needs(request, head, serverNow),
    ...(furtherNeeds === undefined
      ? {}
      : { furtherNeeds: (loaded, head) => furtherNeeds.call(handler, request, loaded, head) }),
    decide: (loaded, context) => {
      handler.checkAt?.(request, context.now);
      return handler.decide(request, loaded, { ...context, standing: TEST_STANDING }, found as Found);
    },
  };
}
