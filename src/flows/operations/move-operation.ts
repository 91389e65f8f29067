import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import type { Moment } from '../../clock.ts';
import { ApiError } from '../../errors/api-error.ts';
import { saveRow } from '../../db/row-effect.ts';
import {
  captureReservation,
  creditConversion,
  releaseReservation,
  returnPayout,
  type Cause,
  type MovementEffect,
} from '../../ledger/movement-effect.ts';
import type { OperationKind } from '../../ledger/movement.ts';
import type { ClearingAccount } from '../../ledger/posting.ts';
import { parseAmount } from '../../money/amount.ts';
import { instruct, instructionsTable, type Instruction } from '../../outbox/instruction.ts';
import { publish } from '../../outbox/event.ts';
import { eventTypeOf } from '../../outbox/event-type.ts';
import { need, type DecisionContext, type Effect, type Loaded, type Need } from '../../writes/write.ts';
import {
  isFinal,
  operationsTable,
  resourceOf,
  totalOf,
  type Conversion,
  type Operation,
  type OperationStatus,
} from './operation.ts';
import { orderOf } from './operation-order.ts';
import { claimNeed, freeReference } from './reference-claim.ts';
import { count, counterNeeds, type Counted } from '../policy/counter.ts';

/** An operation in its new state and everything that changes with it; the operation's own row is not among the effects. */
export interface Move {
  readonly operation: Operation;
  readonly effects: readonly Effect[];
}

/** What is told with a change of status. */
export interface MoveNote {
  readonly reason?: string;
  readonly failureCode?: string;
  readonly providerReference?: string;
  readonly transactionHash?: string;
  readonly confirmations?: number;
}

/** Whether the kind's table of states (spec/state-machines.yaml) has this edge. */
export function isEdge(kind: OperationKind, from: OperationStatus, to: OperationStatus): boolean {
  const { transitions } = STATE_MACHINES[resourceOf(kind)];
  return transitions.some((edge) => edge.from === from && edge.to === to);
}

/** The first row to load for anything that moves an operation. */
export function operationNeed(operationId: string): Need {
  return need(operationsTable, { id: operationId });
}

/** What moving an operation needs besides its own row. */
export function moveNeeds(operation: Operation): Need[] {
  return [
    need(instructionsTable, { operationId: operation.id }),
    claimNeed(operation),
    ...counterNeeds(countedOf(operation)),
  ];
}

/** What limits count of an operation. */
export function countedOf(operation: Operation): Counted {
  const { tenantId, kind, asset, beneficiaryId, createdAt } = operation;
  return { tenantId, operation: kind, asset, beneficiaryId, createdAt };
}

/** The account through which an operation's money leaves. */
export function clearingOf(operation: Pick<Operation, 'kind' | 'network'>): ClearingAccount {
  if (operation.kind === 'conversion') return 'conversion_clearing';
  return operation.network === null ? 'bank_clearing' : `chain_clearing:${operation.network}`;
}

/** The cause that an operation's movements name. */
export function causeOf(operation: Operation, movementId: string, reason?: string): Cause {
  return {
    movementId,
    reference: operation.id,
    externalReference: operation.externalReference,
    ...(reason === undefined ? {} : { reason }),
    operation: { id: operation.id, kind: operation.kind },
  };
}

/**
 * Takes an operation along one edge of its table, with the movements, the event and the orders that belong to it.
 * @throws ApiError invalid_state when the table has no such edge.
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
    holdReason: to === 'held' ? (note.reason ?? 'provider_review') : null,
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

/** Why an operation failed or came back, as a stable code and in words. */
function failureOf(
  to: OperationStatus,
  note: MoveNote,
): Partial<Pick<Operation, 'failureCode' | 'failureMessage'>> {
  if (to !== 'failed' && to !== 'returned') return {};
  const usual = to === 'failed' ? 'provider_refused' : 'returned_by_provider';
  return { failureCode: note.failureCode ?? usual, failureMessage: note.reason ?? null };
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

/** What of its fee a payout gives back when it returns, in minor units. */
export function refundedFeeOf(operation: Operation): bigint {
  return operation.kind === 'payout' && operation.details.refundDeductedFee ? operation.feeMinor : 0n;
}

/**
 * A conversion is open, and its destination counts against the bound of its balance; or it is open no longer.
 * @param sign 1 when it is created, -1 when it ends
 */
export function expectCredit({ details }: Conversion, sign: 1n | -1n): Effect {
  const { asset, amount } = details.destination;
  return { effect: 'converting', asset, deltaMinor: sign * parseAmount(amount, asset) };
}

/** A conversion's destination becomes available, exactly as its quote promised. */
export function creditOf(conversion: Conversion, cause: Cause): MovementEffect {
  const { asset, amount } = conversion.details.destination;
  return creditConversion(cause, asset, parseAmount(amount, asset));
}

function consequencesOf(moved: Operation, loaded: Loaded, context: DecisionContext): Effect[] {
  const { serverNow } = context;
  switch (moved.status) {
    case 'accepted':
      return [instruct(orderOf(moved, context.now + context.providers.handOverDelayMs))];
    case 'held':
      return endInstruction(loaded, moved.id, 'withdrawn', serverNow);
    case 'failed':
      return [
        ...endInstruction(loaded, moved.id, 'withdrawn', serverNow),
        freeReference(moved),
        ...count(loaded, countedOf(moved), -moved.principalMinor),
      ];
    case 'submitted':
    case 'settled':
    case 'returned':
      return endInstruction(loaded, moved.id, 'done', serverNow);
  }
}

/** Effects without what they say of orders to a provider. */
export function withoutInstructions(effects: readonly Effect[]): Effect[] {
  return effects.filter((effect) => !('table' in effect && effect.table === (instructionsTable as unknown)));
}

/**
 * Ends an order that is still to be sent, so that nobody sends it any more: the provider has it, or it is taken back.
 * @param serverNow on the server's clock
 */
export function endInstruction(
  loaded: Loaded,
  operationId: string,
  status: 'done' | 'withdrawn',
  serverNow: Moment,
): Effect[] {
  const instruction = loaded.find(instructionsTable, { operationId });
  if (instruction?.status !== 'pending') return [];
  const ended: Instruction = {
    ...instruction,
    status,
    leaseToken: null,
    leaseUntil: null,
    finishedAt: serverNow,
  };
  return [saveRow(instructionsTable, ended)];
}

/** The event of an operation's present status. */
export function statusEvent(operation: Operation, context: DecisionContext): Effect {
  return publish(context, eventTypeOf(resourceOf(operation.kind), operation.status), operation);
}
