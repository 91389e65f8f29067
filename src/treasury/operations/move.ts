import { ApiError } from '../../errors/api-error.ts';
import {
  type Cause,
  type MovementEffect,
  captureReservation,
  releaseReservation,
  returnPayout,
} from '../../ledger/movement-effect.ts';
import { type DecisionContext, type Effect, type Loaded, type Need, need } from '../../writes/write.ts';
import { count, counterNeeds } from '../policy/counters.ts';
import {
  causeOf,
  clearingOf,
  countedOf,
  creditOf,
  expectCredit,
  refundedFeeOf,
  statusEvent,
} from './effects.ts';
import { followOperation, orderAgain, orderNeed } from './orders.ts';
import { claimNeed, freeReference } from './rules.ts';
import {
  type Operation,
  type OperationStatus,
  holdReasonOf,
  isEdge,
  isFinal,
  operationsTable,
  totalOf,
} from './table.ts';

export interface Move {
  readonly operation: Operation;
  readonly effects: readonly Effect[];
}

export interface MoveNote {
  readonly reason?: string;
  readonly failureCode?: string;
  /** Left out: the reason. */
  readonly failureMessage?: string;
  readonly providerReference?: string;
  readonly transactionHash?: string;
  readonly confirmations?: number;
}

export function operationNeed(operationId: string): Need {
  return need(operationsTable, { id: operationId });
}

export function moveNeeds(operation: Operation): Need[] {
  return [orderNeed(operation), claimNeed(operation), ...counterNeeds(countedOf(operation))];
}

/**
 * Takes an operation along one edge of its table, with movements, event and orders.
 * @throws ApiError invalid_state if there is no such edge
 */
export function moveOperation(
  operation: Operation,
  to: OperationStatus,
  note: MoveNote,
  loaded: Loaded,
  context: DecisionContext,
): Move {
  if (!isEdge(operation.kind, operation.status, to)) {
    throw new ApiError('invalid_state', {
      message: `A ${operation.kind} that is ${operation.status} cannot become ${to}.`,
    });
  }
  const movements = movementsOf(operation, to, context, note.reason);
  const moved: Operation = {
    ...operation,
    status: to,
    version: operation.version + 1,
    providerReference: note.providerReference ?? operation.providerReference,
    transactionHash: note.transactionHash ?? operation.transactionHash,
    confirmations: note.confirmations ?? operation.confirmations,
    holdReason: to === 'held' ? holdReasonOf(operation.kind, note.reason) : null,
    ...failureOf(to, note),
    statusHistory: [
      ...operation.statusHistory,
      {
        status: to,
        at: context.now,
        ...(note.reason === undefined ? {} : { reason: note.reason }),
        actor: context.actor,
      },
    ],
    movementIds: [...operation.movementIds, ...movements.map(({ cause }) => cause.movementId)],
    updatedAt: context.now,
  };
  const effects = [
    ...movements,
    ...(moved.kind === 'conversion' && isFinal(to) ? [expectCredit(moved, -1n)] : []),
    ...consequencesOf(moved, loaded, context),
    statusEvent(moved, context),
  ];
  return { operation: moved, effects };
}

function failureOf(
  to: OperationStatus,
  note: MoveNote,
): Partial<Pick<Operation, 'failureCode' | 'failureMessage'>> {
  if (to !== 'failed' && to !== 'returned') return {};
  const usual = to === 'failed' ? 'provider_refused' : 'returned_by_provider';
  return {
    failureCode: note.failureCode ?? usual,
    failureMessage: note.failureMessage ?? note.reason ?? null,
  };
}

function movementsOf(
  operation: Operation,
  to: OperationStatus,
  context: DecisionContext,
  reason: string | undefined,
): MovementEffect[] {
  const { asset, principalMinor: principal, feeMinor: fee } = operation;
  const cause = (): Cause => causeOf(operation, context.newId('mov'), reason);
  const capture = (): MovementEffect =>
    captureReservation(cause(), asset, clearingOf(operation), { principal, fee });
  switch (to) {
    case 'failed':
      return [releaseReservation(cause(), asset, totalOf(operation))];
    case 'settled':
      return operation.kind === 'conversion' ? [capture(), creditOf(operation, cause())] : [capture()];
    case 'returned':
      return [capture(), returnPayout(cause(), asset, { principal, refundedFee: refundedFeeOf(operation) })];
    case 'accepted':
    case 'held':
    case 'submitted':
      return [];
  }
}

function consequencesOf(moved: Operation, loaded: Loaded, context: DecisionContext): Effect[] {
  switch (moved.status) {
    case 'accepted':
      return orderAgain(moved, loaded, context);
    case 'failed':
      return [
        ...followOperation(moved, loaded, context),
        freeReference(moved),
        ...count(loaded, countedOf(moved), -moved.principalMinor),
      ];
    case 'held':
    case 'submitted':
    case 'settled':
    case 'returned':
      return followOperation(moved, loaded, context);
  }
}
