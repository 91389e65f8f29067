import type { Moment } from '../clock.ts';
import { ApiError } from '../errors/api-error.ts';
import { applyReport, type OperationReport, type ReportDecision } from '../flows/operations/apply-report.ts';
import { moveNeeds, operationNeed } from '../flows/operations/move-operation.ts';
import { operationsTable } from '../flows/operations/operation.ts';
import { configurationNeed, currentConfiguration } from '../flows/policy/configuration.ts';
import type { ProviderName } from '../outbox/instruction.ts';
import type { TenantHead } from '../writes/tenant.ts';
import type { DecisionContext, Loaded, Need } from '../writes/write.ts';
import { isRepeated, recordReport, reportClaimNeeds } from './provider-report.ts';

/** A provider's report about one operation. */
export interface ReceivedOperationReport {
  readonly tenantId: string;
  readonly provider: ProviderName;
  /** The provider's own name for the report: the same one twice is applied once. Null for a control call's. */
  readonly eventId: string | null;
  readonly operationId: string;
  readonly report: OperationReport;
  /** When the provider says that it happened, on the tenant's clock, where it says so. */
  readonly reportedAt?: Moment;
}

/**
 * Whether a report is older than the configuration takes for usual (`returns.staleEventSeconds`): it is applied all the
 * same, and somebody should look why it came so late.
 */
export function isStaleReport(
  { reportedAt }: Pick<ReceivedOperationReport, 'reportedAt'>,
  loaded: Loaded,
  { head, now }: DecisionContext,
): boolean {
  if (reportedAt === undefined) return false;
  const { staleEventSeconds } = currentConfiguration(loaded, head).terms.returns;
  return now - reportedAt > staleEventSeconds * 1000;
}

/** The rows that receiving a report needs first. */
export function operationReportNeeds(received: ReceivedOperationReport, head: TenantHead): Need[] {
  return [operationNeed(received.operationId), ...reportClaimNeeds(received), configurationNeed(head)];
}

/** The rows that only the operation can name. */
export function operationReportFurtherNeeds(operationId: string, loaded: Loaded): Need[] {
  const operation = loaded.find(operationsTable, { id: operationId });
  return operation === undefined ? [] : moveNeeds(operation);
}

/**
 * The door by which reports about operations come in, from a provider as from the sandbox's control call:
 * deduplicated, recorded, applied in whatever order they arrive.
 * @throws ApiError not_found for an operation that the tenant does not have.
 */
export function decideOperationReport(
  received: ReceivedOperationReport,
  loaded: Loaded,
  context: DecisionContext,
): ReportDecision {
  const { tenantId, provider, eventId, operationId, report } = received;
  const operation = loaded.find(operationsTable, { id: operationId });
  if (operation === undefined) throw new ApiError('not_found');
  if (isRepeated(loaded, received)) return { operation, applied: false, effects: [] };
  const decision = applyReport(operation, report, loaded, context);
  const record = recordReport(
    {
      tenantId,
      provider,
      eventId,
      subjectId: operationId,
      report,
      outcome: decision.applied ? 'applied' : 'ignored',
    },
    context,
  );
  return { ...decision, effects: [...decision.effects, record] };
}
