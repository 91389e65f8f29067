import type { WriteHandler } from '../contract/handler.ts';
import type { RequestOf } from '../contract/operation-types.ts';
import { ApiError } from '../errors/api-error.ts';
import { isReportable } from '../operations/apply-report.ts';
import { withdrawInstruction, withoutInstructions } from '../operations/move-operation.ts';
import { isFinal, operationsTable, type Operation, type OperationStatus } from '../operations/operation.ts';
import {
  decideOperationReport,
  operationReportFurtherNeeds,
  operationReportNeeds,
  type ReceivedOperationReport,
} from '../providers/receive-operation-report.ts';
import { silencePayment } from '../providers/simulator/deliver-simulated-report.ts';
import { presentPayout } from '../treasury/payouts/payout-presenter.ts';
import type { Effect } from '../writes/write.ts';

type Request = RequestOf<'advanceOperation'>;

/**
 * The status that the simulated provider reports for the asked move.
 * @throws ApiError invalid_state for a move that is neither an edge nor one of the two late ones.
 */
function reportedStatus(operation: Operation, to: Request['body']['to']): OperationStatus {
  const refuse = (): never => {
    throw new ApiError('invalid_state', {
      message: `A ${operation.kind} that is ${operation.status} cannot be moved by ${to}.`,
    });
  };
  if (to === 'late_return' || to === 'late_execution') {
    if (!isFinal(operation.status)) return refuse();
    return to === 'late_return' ? 'returned' : 'settled';
  }
  return isReportable(operation.status, to) ? to : refuse();
}

function receivedFrom({ path, body }: Request, tenantId: string, eventId: string, status: OperationStatus) {
  const received: ReceivedOperationReport = {
    tenantId,
    provider: 'bank',
    eventId,
    operationId: path.id,
    report: { status, ...(body.reason === undefined ? {} : { reason: body.reason }) },
  };
  return received;
}

/** From now on neither the outbox nor the simulated bank moves the operation by itself. */
function takeOver(operation: Operation, effects: readonly Effect[], withdrawn: readonly Effect[]): Effect[] {
  return [...withoutInstructions(effects), ...withdrawn, silencePayment(operation.tenantId, operation.id)];
}

/** POST /v1/sandbox/operations/{id}/advance: the simulated provider's report, through its own door. */
export const advanceOperation: WriteHandler<'advanceOperation'> = {
  kind: 'write',
  needs: (request, head) => operationReportNeeds(receivedFrom(request, head.tenant.id, '', 'accepted'), head),
  furtherNeeds: ({ path }, loaded) => operationReportFurtherNeeds(path.id, loaded),
  decide: (request, loaded, context) => {
    const { id } = request.path;
    const known = loaded.find(operationsTable, { id });
    if (known === undefined) throw new ApiError('not_found');
    const status = reportedStatus(known, request.body.to);
    const received = receivedFrom(request, known.tenantId, `sandbox:${context.newId('evt')}`, status);
    const { operation, effects } = decideOperationReport(received, loaded, context);
    return {
      reply: presentPayout(operation),
      effects: takeOver(operation, effects, withdrawInstruction(loaded, id)),
    };
  },
};
