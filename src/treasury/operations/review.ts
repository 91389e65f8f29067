import { saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type Instruction, instructionsTable } from '../../outbox/instruction.ts';
import { ORDER_EXPIRED } from '../../workers/order-age.ts';
import { FILE_REFUSED, batchLinesTable } from '../../provider-seam/batches/table.ts';
import { type ReviewAction, type ReviewNote, reviewRecord } from '../../writes/review.ts';
import { type Loaded, type Need, type Write, need } from '../../writes/write.ts';
import { configurationNeed } from '../policy/table.ts';
import { type MoveNote, moveNeeds, moveOperation, operationNeed } from './move.ts';
import { cancelOrder, isOrderUnknown } from './orders.ts';
import { type Operation, type OperationStatus, operationsTable } from './table.ts';

/** An operation to be cancelled at its provider. */
export type CancelledOperation = Pick<Operation, 'id' | 'tenantId' | 'kind'>;

/**
 * Asks the provider of a submitted operation to cancel it: it fails with the operator's reason, or nothing happens if
 * it is too late.
 * @throws ApiError not_found; invalid_state if it is not submitted, or a cancellation is under way
 */
export function cancelOperation(
  { id, tenantId, kind }: CancelledOperation,
  note: ReviewNote,
): Write<Operation> {
  return reviewRecord(
    {
      tenantId,
      subject: id,
      action: 'cancel',
      needs: () => [operationNeed(id), ...cancelOrder.needs({ id, kind })],
      furtherNeeds: (loaded) => {
        const operation = loaded.find(operationsTable, { id });
        return operation === undefined ? [] : cancelOrder.furtherNeeds(operation, loaded);
      },
      find: (loaded) => loaded.find(operationsTable, { id }),
      decide: (operation, loaded, context) => {
        if (operation.status !== 'submitted') {
          throw new ApiError('invalid_state', {
            message: `${id} is ${operation.status}. Only a submitted operation can be canceled.`,
          });
        }
        const effects = cancelOrder.decide(operation, note.reason, loaded, context);
        if (effects.length > 0) return { record: operation, effects };
        throw new ApiError('invalid_state', {
          message: `${id} cannot be canceled now. The provider was already asked to, or does not have the order.`,
        });
      },
    },
    note,
  );
}

export interface ReviewedOperation {
  readonly tenantId: string;
  readonly operationId: string;
}

function payNeed(operationId: string): Need {
  return need(instructionsTable, { subject: operationId, kind: 'pay' });
}

function findPay(operationId: string, loaded: Loaded): Instruction | undefined {
  return loaded.find(instructionsTable, { subject: operationId, kind: 'pay' });
}

function furtherNeeds(operationId: string, loaded: Loaded): Need[] {
  const operation = loaded.find(operationsTable, { id: operationId });
  if (operation === undefined) return [];
  const { id: instructionId, batchId } = findPay(operationId, loaded) ?? { id: '', batchId: null };
  if (batchId === null) return moveNeeds(operation);
  return [...moveNeeds(operation), need(batchLinesTable, { batchId, instructionId })];
}

/** Whether the order is in a file that was not refused whole. */
function isInFile({ id, holdReason }: Operation, loaded: Loaded): boolean {
  const { id: instructionId, batchId } = findPay(id, loaded) ?? { id: '', batchId: null };
  if (batchId === null || holdReason === FILE_REFUSED || holdReason === ORDER_EXPIRED) return false;
  return loaded.find(batchLinesTable, { batchId, instructionId }) !== undefined;
}

/** @throws ApiError invalid_state if it is not held */
function checkHeld({ id, status }: Operation): void {
  if (status === 'held') return;
  throw new ApiError('invalid_state', {
    message: `${id} is ${status}. Only a held operation can be reviewed.`,
  });
}

/**
 * An order of unknown outcome is not sent again: it could pay twice. A rejection is allowed: what was carried out after
 * all becomes a late execution.
 * @throws ApiError invalid_state
 */
function checkKnown(held: Operation, loaded: Loaded): void {
  if (isInFile(held, loaded)) {
    throw new ApiError('invalid_state', {
      message: `The order of ${held.id} left in a file and may still be paid, so it cannot be approved. It can be rejected.`,
    });
  }
  if (!isOrderUnknown(held, loaded)) return;
  throw new ApiError('invalid_state', {
    message: `The outcome of ${held.id} is unknown, so it can only be approved after the provider has said that it has no such order. It can be rejected.`,
  });
}

/** A decision about a held operation: one edge of its table. */
function reviewHeld(
  { tenantId, operationId }: ReviewedOperation,
  note: ReviewNote,
  action: ReviewAction,
  move: { readonly to: OperationStatus; readonly note: MoveNote },
): Write<Operation> {
  return reviewRecord(
    {
      tenantId,
      subject: operationId,
      action,
      needs: (head) => [operationNeed(operationId), payNeed(operationId), configurationNeed(head)],
      furtherNeeds: (loaded) => furtherNeeds(operationId, loaded),
      find: (loaded) => loaded.find(operationsTable, { id: operationId }),
      factsOf: ({ holdReason }) => ({ holdReason }),
      decide: (held, loaded, context) => {
        checkHeld(held);
        if (move.to === 'accepted') checkKnown(held, loaded);
        const { operation, effects } = moveOperation(held, move.to, move.note, loaded, context);
        return { record: operation, effects: [...effects, saveRow(operationsTable, operation)] };
      },
    },
    note,
  );
}

/**
 * Releases a held operation: it is ordered under the identity that the provider may know.
 * @throws ApiError not_found; invalid_state if it is not held, or its order's outcome is unknown
 */
export function approveOperation(reviewed: ReviewedOperation, note: ReviewNote): Write<Operation> {
  return reviewHeld(reviewed, note, 'approve', { to: 'accepted', note: { reason: note.reason } });
}

/**
 * Fails a held operation and frees its reservation.
 * @throws ApiError not_found, invalid_state if it is not held
 */
export function rejectOperation(reviewed: ReviewedOperation, note: ReviewNote): Write<Operation> {
  const failure = { reason: note.reason, failureCode: 'review_rejected' };
  return reviewHeld(reviewed, note, 'reject', { to: 'failed', note: failure });
}
