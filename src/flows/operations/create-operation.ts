import { insertRow } from '../../db/row-effect.ts';
import { reserve } from '../../ledger/movement-effect.ts';
import type { DecisionContext, Effect, Loaded } from '../../writes/write.ts';
import { causeOf, countedOf, expectCredit, statusEvent } from './operation-effects.ts';
import { operationsTable, totalOf, type Operation } from './operation.ts';
import { order } from './operation-order.ts';
import { count } from '../policy/counter.ts';
import { claimReference } from './reference-claim.ts';

/**
 * Everything that comes into being with an approved operation: its reservation, its record, its claim on the reference,
 * its share of the limits, its event and, unless it is held, the order to its provider.
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
