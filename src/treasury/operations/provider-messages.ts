import { saveRow } from '../../db/statements/table.ts';
import { type MovementEffect, debitLateExecution, returnPayout } from '../../ledger/movement-effect.ts';
import type { OperationKind } from '../../ledger/movement.ts';
import { eventTypeOf, publish } from '../../outbox/event.ts';
import { type Instruction, type ProviderName, endInstruction, isLeg } from '../../outbox/instruction.ts';
import { ORDER_EXPIRED } from '../../workers/order-age.ts';
import {
  type Applier,
  type GivenReport,
  type Subject,
  about,
  dispute,
} from '../../provider-seam/inbox/applier.ts';
import { type SubjectFinder, findNamed, findTenantOf } from '../../provider-seam/inbox/find-subject.ts';
import { type DecisionContext, type Effect, type Loaded, need } from '../../writes/write.ts';
import { bearLoss } from '../policy/rules.ts';
import { configurationNeed, currentConfiguration } from '../policy/table.ts';
import { causeOf, clearingOf, creditOf, refundedFeeOf } from './effects.ts';
import { type MoveNote, moveNeeds, moveOperation, operationNeed } from './move.ts';
import { findOrder, providerOf, withoutInstructions } from './orders.ts';
import {
  type Adjustment,
  type Operation,
  type OperationStatus,
  isEdge,
  isFinal,
  isOperationStatus,
  operationsTable,
  resourceOf,
} from './table.ts';

export interface OperationReport extends MoveNote {
  readonly status: OperationStatus;
}

/** Nothing if the report was late or repeats what is known. */
export interface ReportDecision {
  readonly operation: Operation;
  readonly outcome: 'applied' | 'ignored';
  readonly effects: readonly Effect[];
}

/** The statuses between accepted and the reported one, for reports that overtook others. */
function edgesTo(
  kind: OperationKind,
  from: OperationStatus,
  reported: OperationStatus,
): OperationStatus[] | undefined {
  if (isEdge(kind, from, reported)) return [reported];
  const isOnTheWay = reported === 'submitted' || isEdge(kind, 'submitted', reported);
  if (reported === 'failed' || !isOnTheWay) return undefined;
  const path: OperationStatus[] =
    from === 'held' ? ['accepted', 'submitted'] : from === 'accepted' ? ['submitted'] : [];
  if (path.length === 0) return undefined;
  return reported === 'submitted' ? path : [...path, reported];
}

/** The same for a report: a failure for which the provider has a reference came after it took the order. */
function edgesOf(
  { kind, status }: Operation,
  report: OperationReport,
): readonly OperationStatus[] | undefined {
  const wasTaken = report.status === 'failed' && report.providerReference !== undefined;
  return wasTaken && status === 'accepted' ? ['submitted', 'failed'] : edgesTo(kind, status, report.status);
}

/** Whether a report would move an operation along its table, missing edges included. */
export function isReportable(kind: OperationKind, from: OperationStatus, reported: OperationStatus): boolean {
  return edgesTo(kind, from, reported) !== undefined;
}

/**
 * Applies a provider's report in any order: missing edges of spec/state-machines.yaml are applied in the same commit;
 * on a final status a late return or execution becomes a movement, never a new status (`OperationAdjustment` in the
 * contract). Every other report may still add transaction, confirmations or the provider's reference.
 */
export function applyReport(
  operation: Operation,
  report: OperationReport,
  loaded: Loaded,
  context: DecisionContext,
): ReportDecision {
  const edges = edgesOf(operation, report);
  if (edges !== undefined) {
    let current = operation;
    const effects: Effect[] = [];
    for (const edge of edges) {
      const isReported = edge === report.status;
      const note: MoveNote = isReported ? report : pickProviderReference(report);
      const move = moveOperation(current, edge, note, loaded, context);
      current = move.operation;
      // Edges on the way order nothing: only the last one speaks of the order.
      effects.push(...(isReported ? move.effects : withoutInstructions(move.effects)));
    }
    return {
      operation: current,
      outcome: 'applied',
      effects: [...effects, saveRow(operationsTable, current)],
    };
  }
  return applyLate(operation, report, loaded, context);
}

function pickProviderReference(report: OperationReport): MoveNote {
  return report.providerReference === undefined ? {} : { providerReference: report.providerReference };
}

function hasAdjustment(operation: Operation, kind: Adjustment['kind']): boolean {
  return operation.adjustments.some((adjustment) => adjustment.kind === kind);
}

/** Movements of a report on a final status: each kind once. */
function lateMovements(
  operation: Operation,
  report: OperationReport,
  context: DecisionContext,
): { adjustment: Adjustment['kind']; movements: MovementEffect[] } | undefined {
  const { asset, principalMinor: principal, feeMinor: fee, status } = operation;
  const cause = () => causeOf(operation, context.newId('mov'), report.reason);
  const execution = () => debitLateExecution(cause(), asset, clearingOf(operation), { principal, fee });
  const credit = () => (operation.kind === 'conversion' ? [creditOf(operation, cause())] : []);
  const giveBack = () => returnPayout(cause(), asset, { principal, refundedFee: refundedFeeOf(operation) });
  const isReturned = hasAdjustment(operation, 'late_return');
  if (report.status === 'returned' && operation.kind === 'payout' && !isReturned) {
    if (status === 'settled') return { adjustment: 'late_return', movements: [giveBack()] };
    if (status === 'failed') {
      const isExecuted = hasAdjustment(operation, 'late_execution');
      const movements = isExecuted ? [giveBack()] : [execution(), giveBack()];
      return { adjustment: 'late_return', movements };
    }
  }
  const isSettledLate =
    report.status === 'settled' &&
    status === 'failed' &&
    !hasAdjustment(operation, 'late_execution') &&
    !isReturned;
  return isSettledLate ? { adjustment: 'late_execution', movements: [execution(), ...credit()] } : undefined;
}

function applyLate(
  operation: Operation,
  report: OperationReport,
  loaded: Loaded,
  context: DecisionContext,
): ReportDecision {
  const late = lateMovements(operation, report, context);
  if (late === undefined) return tell(operation, report, context);
  const movements = [...late.movements, ...lossOf(operation, late.movements, loaded, context)];
  const movementIds = movements.flatMap((effect) =>
    effect.effect === 'movement' ? [effect.cause.movementId] : [],
  );
  const adjusted: Operation = {
    ...operation,
    version: operation.version + 1,
    movementIds: [...operation.movementIds, ...movementIds],
    adjustments: [
      ...operation.adjustments,
      {
        kind: late.adjustment,
        at: context.now,
        movementIds,
        ...(report.reason === undefined ? {} : { reason: report.reason }),
        actor: context.actor,
      },
    ],
    updatedAt: context.now,
  };
  const event = publish(context, eventTypeOf(resourceOf(operation.kind), late.adjustment), adjusted);
  const effects = [...movements, saveRow(operationsTable, adjusted), event];
  return { operation: adjusted, outcome: 'applied', effects };
}

/** The last reported transaction while on the way, since a sender can replace it; after the end the first stays. */
function transactionAfter(operation: Operation, report: OperationReport): string | null {
  const { transactionHash: known, status } = operation;
  const isOnItsWay = !isFinal(status) && report.status === status;
  return isOnItsWay ? (report.transactionHash ?? known) : (known ?? report.transactionHash ?? null);
}

/** Facts of a report that moves nothing: no edge and no event. */
function tell(operation: Operation, report: OperationReport, { now }: DecisionContext): ReportDecision {
  const outcome = report.status === operation.status ? 'applied' : 'ignored';
  // Facts of a late return or execution stand with its report.
  if (operation.adjustments.length > 0) return { operation, outcome, effects: [] };
  const transactionHash = transactionAfter(operation, report);
  const isReplaced = transactionHash !== operation.transactionHash;
  const isOfAnother = report.transactionHash !== undefined && report.transactionHash !== transactionHash;
  const confirmations = Math.max(
    isReplaced ? 0 : operation.confirmations,
    isOfAnother ? 0 : (report.confirmations ?? 0),
  );
  const providerReference = operation.providerReference ?? report.providerReference ?? null;
  const isNew =
    isReplaced ||
    confirmations !== operation.confirmations ||
    providerReference !== operation.providerReference;
  if (!isNew) return { operation, outcome, effects: [] };
  const told: Operation = {
    ...operation,
    transactionHash,
    confirmations,
    providerReference,
    version: operation.version + 1,
    updatedAt: now,
  };
  return { operation: told, outcome, effects: [saveRow(operationsTable, told)] };
}

function lossOf(
  operation: Operation,
  movements: readonly MovementEffect[],
  loaded: Loaded,
  context: DecisionContext,
): Effect[] {
  const { terms } = currentConfiguration(loaded, context.head);
  const before = context.head.balances[operation.asset];
  const delta = movements
    .filter(({ asset }) => asset === operation.asset)
    .flatMap(({ lines }) => lines)
    .filter(({ account }) => account === 'available')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const cause = causeOf(operation, context.newId('mov'));
  return bearLoss(terms, before, before.availableMinor + delta, cause);
}

/** How a report contradicts its order. What an exchange bought and fees are the house's affair. */
function contradictionIn(operation: Operation, { source, report }: GivenReport, loaded: Loaded) {
  const { amount, transactionHash } = report;
  if (source.provider !== providerOf(operation.kind)) return 'other_provider';
  const adapter = findOrder(operation, loaded)?.adapter ?? source.adapter;
  if (adapter !== source.adapter) return 'other_adapter';
  if (amount !== undefined && amount.asset !== operation.asset) return 'asset_differs';
  if (amount !== undefined && amount.minor !== operation.principalMinor) return 'amount_differs';
  const known = operation.transactionHash;
  const isOther = transactionHash !== undefined && known !== null && transactionHash !== known;
  // Before the end a sender may replace its transaction; after it, money may have left twice.
  if (isOther && isFinal(operation.status) && report.says === operation.status) return 'transaction_differs';
  return undefined;
}

function noteOf({ report }: GivenReport): MoveNote {
  const { reason, failureCode, providerReference, transactionHash, confirmations } = report;
  return {
    ...(reason === undefined ? {} : { reason }),
    ...(failureCode === undefined ? {} : { failureCode }),
    ...(providerReference === undefined ? {} : { providerReference }),
    ...(transactionHash === undefined ? {} : { transactionHash }),
    ...(confirmations === undefined ? {} : { confirmations }),
  };
}

/** An operation whose order expired is held. */
function expire(id: string, order: Instruction, loaded: Loaded, context: DecisionContext): Effect[] {
  const withdrawn = endInstruction(order, 'withdrawn', context.serverNow);
  const operation = loaded.find(operationsTable, { id });
  if (operation?.status !== 'accepted') return [withdrawn];
  const { operation: held, effects } = moveOperation(
    operation,
    'held',
    { reason: ORDER_EXPIRED },
    loaded,
    context,
  );
  // A held operation leaves an order alone whose status is queried.
  return [...effects, saveRow(operationsTable, held), ...(order.status === 'asking' ? [withdrawn] : [])];
}

interface OperationName {
  readonly kind: 'operation';
  readonly operationId: string;
}

const operationApplier: Applier<OperationName, Operation> = {
  idsOf: ({ operationId }) => [operationId],
  needs: ({ operationId }, _given, head) => [operationNeed(operationId), configurationNeed(head)],
  furtherNeeds: ({ operationId }, _given, loaded) => {
    const operation = loaded.find(operationsTable, { id: operationId });
    return operation === undefined ? [] : moveNeeds(operation);
  },
  apply: ({ operationId }, given, loaded, context) => {
    const operation = loaded.find(operationsTable, { id: operationId });
    if (operation === undefined) return undefined;
    const { says } = given.report;
    if (!isOperationStatus(says)) return dispute(operation, operationId, 'says_nothing_of_it');
    const why = given.isReview ? undefined : contradictionIn(operation, given, loaded);
    if (why !== undefined) return dispute(operation, operationId, why);
    const {
      operation: record,
      outcome,
      effects,
    } = applyReport(operation, { ...noteOf(given), status: says }, loaded, context);
    return { record, outcome, effects, subjectId: operationId };
  },
  isAtRest: ({ operationId }, loaded) => {
    const operation = loaded.find(operationsTable, { id: operationId });
    return operation === undefined || isFinal(operation.status);
  },
  statusOf: ({ operationId }, loaded) => loaded.find(operationsTable, { id: operationId })?.status,
  expire: ({ operationId }, order, loaded, context) => expire(operationId, order, loaded, context),
};

export function aboutOperation(operationId: string): Subject<Operation> {
  return about(operationApplier, { kind: 'operation', operationId });
}

const ofOrder = (id: string): Subject | undefined =>
  isLeg({ subject: id }) ? undefined : aboutOperation(id);

/** Kinds by provider; the identity provider has none. */
const KINDS: Readonly<Partial<Record<ProviderName, string>>> = {
  bank: 'payout',
  chain: 'stable_withdrawal',
  exchange: 'conversion',
};

export const OPERATION_FINDER: SubjectFinder = {
  kept: { operation: ({ operationId }: OperationName) => aboutOperation(operationId) },
  open: {
    table: operationsTable.name,
    statuses: `'accepted', 'held', 'submitted'`,
    need: (id) => need(operationsTable, { id }),
    isOpen: (id, loaded) => {
      const operation = loaded.find(operationsTable, { id });
      return operation !== undefined && !isFinal(operation.status);
    },
  },
  ordered: { pay: ofOrder, send: ofOrder, convert: ofOrder, return_deposit: ofOrder },
  findBy: async (db, provider, column, value) => {
    const kind = KINDS[provider];
    if (kind === undefined) return [];
    // As in the index, which leaves out the simulator's references.
    const condition = column === 'provider_reference' ? `substr(provider_reference, 1, 3) <> 'SIM'` : 'true';
    const found = await findNamed(db, 'operations', { [column]: value, kind }, condition);
    return found.map(({ tenantId, id }) => ({ tenantId, subject: aboutOperation(id) }));
  },
  findRecord: async (db, { id }) => {
    const tenantId = await findTenantOf(db, 'operations', id);
    return tenantId === undefined ? undefined : { tenantId, subject: aboutOperation(id) };
  },
};
