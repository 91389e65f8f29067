import { applyReport } from '../flows/operations/apply-report.ts';
import { moveNeeds, operationNeed, type MoveNote } from '../flows/operations/move-operation.ts';
import {
  isFinal,
  isOperationStatus,
  operationsTable,
  type Operation,
} from '../flows/operations/operation.ts';
import { findOrder, providerOf } from '../flows/operations/operation-order.ts';
import type { Loaded } from '../writes/write.ts';
import { dispute, type Applier, type GivenReport } from './report-applier.ts';
import type { SubjectOf } from './report-subject.ts';

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

/** Reports about payouts, withdrawals and conversions. */
export const operationApplier: Applier<SubjectOf<'operation'>, Operation> = {
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
};
