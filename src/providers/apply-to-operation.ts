import { applyReport } from '../flows/operations/apply-report.ts';
import {
  moveNeeds,
  moveOperation,
  operationNeed,
  type MoveNote,
} from '../flows/operations/move-operation.ts';
import {
  isFinal,
  isOperationStatus,
  operationsTable,
  type Operation,
} from '../flows/operations/operation.ts';
import { findOrder, providerOf } from '../flows/operations/operation-order.ts';
import { endInstruction } from '../outbox/instruction.ts';
import { saveRow } from '../db/row-effect.ts';
import { need, type DecisionContext, type Effect, type Loaded } from '../writes/write.ts';
import { ORDER_EXPIRED } from '../workers/absent-providers/order-age.ts';
import { isLeg, type Instruction, type ProviderName } from '../outbox/instruction.ts';
import { findNamed, findTenantOf, type SubjectFinder } from './find-subject.ts';
import { about, dispute, type Applier, type GivenReport, type Subject } from './report-applier.ts';

/** What a report says otherwise than the order, if anything. What an exchange bought is the house's affair, and so are fees. */
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

/** An operation whose order has become too old is held. */
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
  // What is asked about, an operation that is held leaves as it is.
  return [...effects, saveRow(operationsTable, held), ...(order.status === 'asking' ? [withdrawn] : [])];
}

interface OperationName {
  readonly kind: 'operation';
  readonly operationId: string;
}

/** Reports about payouts, withdrawals and conversions. */
const operationApplier: Applier<OperationName, Operation> = {
  idsOf: ({ operationId }) => [operationId],
  needs: ({ operationId }) => [operationNeed(operationId)],
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

/** An operation that reports are about. */
export function aboutOperation(operationId: string): Subject<Operation> {
  return about(operationApplier, { kind: 'operation', operationId });
}

const ofOrder = (id: string): Subject | undefined =>
  isLeg({ subject: id }) ? undefined : aboutOperation(id);

/** The kind of operation that a provider carries out; the identity provider none. */
const KINDS: Readonly<Partial<Record<ProviderName, string>>> = {
  bank: 'payout',
  chain: 'stable_withdrawal',
  exchange: 'conversion',
};

/** Operations, by their orders and by what providers call them. */
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
    // As the index has it: the simulator's references stand in none.
    const condition = column === 'provider_reference' ? `substr(provider_reference, 1, 3) <> 'SIM'` : 'true';
    const found = await findNamed(db, 'operations', { [column]: value, kind }, condition);
    return found.map(({ tenantId, id }) => ({ tenantId, subject: aboutOperation(id) }));
  },
  findRecord: async (db, { id }) => {
    const tenantId = await findTenantOf(db, 'operations', id);
    return tenantId === undefined ? undefined : { tenantId, subject: aboutOperation(id) };
  },
};
