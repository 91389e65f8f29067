import { ApiError } from '../errors/api-error.ts';
import { operationNeed } from '../flows/operations/move-operation.ts';
import { cancelOrder } from '../flows/operations/operation-order.ts';
import { operationsTable, type Operation } from '../flows/operations/operation.ts';
import type { Write } from '../writes/write.ts';
import { isReviewed, recordReview, reviewFrame, reviewNeed, type ReviewNote } from './review.ts';

/** An operation that an operator has its provider asked to give back. */
export type CancelledOperation = Pick<Operation, 'id' | 'tenantId' | 'kind'>;

/**
 * Has the provider of a submitted operation asked not to carry it out. Where it says that it will not, the operation fails with
 * the operator's reason; where it is too late, nothing happens.
 * @throws ApiError not_found; invalid_state where the operation is not submitted, or its provider is being asked already
 */
export function cancelOperation(
  { id, tenantId, kind }: CancelledOperation,
  note: ReviewNote,
): Write<Operation> {
  return {
    ...reviewFrame(tenantId, note),
    needs: () => [operationNeed(id), ...cancelOrder.needs({ id, kind }), reviewNeed(note)],
    furtherNeeds: (loaded) => {
      const operation = loaded.find(operationsTable, { id });
      return operation === undefined ? [] : cancelOrder.furtherNeeds(operation, loaded);
    },
    decide: (loaded, context) => {
      const operation = loaded.find(operationsTable, { id });
      if (operation === undefined) throw new ApiError('not_found');
      if (isReviewed(loaded, note)) return { reply: operation, effects: [] };
      if (operation.status !== 'submitted') {
        throw new ApiError('invalid_state', {
          message: `${id} is ${operation.status}. Only a submitted operation can be canceled.`,
        });
      }
      const effects = cancelOrder.decide(operation, note.reason, loaded, context);
      if (effects.length === 0) {
        throw new ApiError('invalid_state', {
          message: `${id} cannot be canceled now. The provider was already asked to, or does not have the order.`,
        });
      }
      const given = { tenantId, action: 'cancel' as const, subject: id };
      return { reply: operation, effects: [...effects, recordReview(note, given, context)] };
    },
  };
}
