import type { WriteHandler } from '../contract/handler.ts';
import type { RequestOf, Schema } from '../contract/operation-types.ts';
import { ApiError } from '../errors/api-error.ts';
import {
  type AddressedReport,
  decideReport,
  reportFurtherNeeds,
} from '../provider-seam/inbox/decide-report.ts';
import type { Said } from '../provider-seam/port/provider.ts';
import { silenceProvider } from '../provider-seam/simulator/deliver.ts';
import { simulatedTransactionHash } from '../provider-seam/simulator/issue.ts';
import { presentConversion } from '../treasury/conversions/present.ts';
import { operationNeed } from '../treasury/operations/move.ts';
import {
  orderKeyOf,
  providerOf,
  takeOrderBack,
  wasCanceledByAccount,
  withoutInstructions,
} from '../treasury/operations/orders.ts';
import { aboutOperation, isReportable } from '../treasury/operations/provider-messages.ts';
import {
  type Operation,
  type OperationStatus,
  isFinal,
  operationsTable,
} from '../treasury/operations/table.ts';
import { presentPayout } from '../treasury/payouts/present.ts';
import { configurationNeed } from '../treasury/policy/table.ts';
import { presentWithdrawal } from '../treasury/withdrawals/present.ts';
import type { DecisionContext, Effect, Loaded } from '../writes/write.ts';

/** An operation as the contract shows its kind. */
export function presentOperation(operation: Operation): Schema<'TreasuryOperation'> {
  switch (operation.kind) {
    case 'payout':
      return presentPayout(operation);
    case 'stable_withdrawal':
      return presentWithdrawal(operation);
    case 'conversion':
      return presentConversion(operation);
  }
}

type Request = RequestOf<'advanceOperation'>;

/**
 * The status that the simulated provider reports for the asked move.
 * @throws ApiError invalid_state for a move that is neither an edge nor one of the two late ones.
 */
function reportedStatus(operation: Operation, to: Request['body']['to'], loaded: Loaded): OperationStatus {
  const refuse = (): never => {
    throw new ApiError('invalid_state', {
      message: `A ${operation.kind} that is ${operation.status} cannot be advanced to ${to}.`,
    });
  };
  if (to === 'late_return' || to === 'late_execution') {
    if (!isFinal(operation.status) || wasCanceledByAccount(operation, loaded)) return refuse();
    return to === 'late_return' ? 'returned' : 'settled';
  }
  return isReportable(operation.kind, operation.status, to) ? to : refuse();
}

/** What a simulated chain tells of a transfer beside its status: its transaction, and once it is final its confirmations. */
function factsOfChain(
  operation: Operation,
  status: OperationStatus,
  { providers }: DecisionContext,
): Pick<Said, 'transactionHash' | 'confirmations'> {
  const { kind, id, network } = operation;
  if (kind !== 'stable_withdrawal' || network === null) return {};
  if (status !== 'submitted' && status !== 'settled') return {};
  return {
    transactionHash: operation.transactionHash ?? simulatedTransactionHash(network, id),
    ...(status === 'settled' ? { confirmations: providers.finalConfirmations(network) } : {}),
  };
}

/** From now on neither the outbox nor the simulated provider moves the operation by itself. */
function takeOver(operation: Operation, effects: readonly Effect[], withdrawn: readonly Effect[]): Effect[] {
  return [
    ...withoutInstructions(effects),
    ...withdrawn,
    silenceProvider(operation.tenantId, orderKeyOf(operation), providerOf(operation.kind)),
  ];
}

/** The report that the simulated provider would bring. */
function reported({ tenantId, kind, id }: Operation, report: Said): AddressedReport<Operation> {
  const source = { provider: providerOf(kind), adapter: 'simulated' };
  return { tenantId, source, subject: aboutOperation(id), eventId: null, report };
}

/** POST /v1/sandbox/operations/{id}/advance: the simulated provider's report, through the report inbox. */
export const advanceOperation: WriteHandler<'advanceOperation'> = {
  kind: 'write',
  needs: ({ path }, head) => [operationNeed(path.id), configurationNeed(head)],
  furtherNeeds: ({ path }, loaded) => {
    const known = loaded.find(operationsTable, { id: path.id });
    return known === undefined ? [] : reportFurtherNeeds(reported(known, { says: known.status }), loaded);
  },
  decide: (request, loaded, context) => {
    const { id } = request.path;
    const known = loaded.find(operationsTable, { id });
    if (known === undefined) throw new ApiError('not_found');
    const status = reportedStatus(known, request.body.to, loaded);
    const { reason } = request.body;
    const received = reported(known, {
      says: status,
      ...(reason === undefined ? {} : { reason }),
      ...factsOfChain(known, status, context),
    });
    const { record = known, effects } = decideReport(received, loaded, context);
    return {
      reply: presentOperation(record),
      effects: takeOver(record, effects, takeOrderBack(known, loaded, context.serverNow)),
    };
  },
};
