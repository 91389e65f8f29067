import { insertRow } from '../../db/statements/table.ts';
import { reserve } from '../../ledger/movement-effect.ts';
import type { DecisionContext, Effect, Loaded } from '../../writes/write.ts';
import { count } from '../policy/counters.ts';
import { causeOf, countedOf, expectCredit, statusEvent } from './effects.ts';
import { order } from './orders.ts';
import { claimReference } from './rules.ts';
import { type Operation, operationsTable, totalOf } from './table.ts';

/**
 * All that a new operation brings: reservation, record, claim on its reference, share of the limits, event and, unless
 * held, the order to its provider.
 */
export function createOperation(operation: Operation, loaded: Loaded, context: DecisionContext): Effect[] {
  const [movementId = ''] = operation.movementIds;
  return [
    reserve(causeOf(operation, movementId), operation.asset, operation.kind, totalOf(operation)),
    insertRow(operationsTable, operation),
    claimReference(operation, operation.id),
    ...count(loaded, countedOf(operation), operation.principalMinor),
    ...(operation.kind === 'conversion' ? [expectCredit(operation, 1n)] : []),
    statusEvent(operation, context),
    ...(operation.status === 'accepted' ? [order(operation, context)] : []),
  ];
}
