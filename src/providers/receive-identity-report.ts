import { ApiError } from '../errors/api-error.ts';
import { followEvidenceNeeds } from '../flows/evidence/follow-evidence.ts';
import { identityEvidenceTable, type IdentityEvidence } from '../flows/evidence/identity-evidence.ts';
import { evidenceMoveNeeds, isEvidenceEdge, moveEvidence } from '../flows/evidence/move-evidence.ts';
import type { IdentityReport } from '../outbox/identity-check.ts';
import type { TenantHead } from '../writes/tenant.ts';
import type { DecisionContext, Effect, Loaded, Need } from '../writes/write.ts';
import { isRepeated, recordReport, reportClaimNeeds } from './provider-report.ts';

/** The identity provider's report about one piece of evidence. */
export interface ReceivedIdentityReport {
  readonly tenantId: string;
  /** The provider's own name for the report: the same one twice is applied once. Null for a control call's. */
  readonly eventId: string | null;
  readonly evidenceId: string;
  readonly report: { readonly status: IdentityReport; readonly reason?: string };
}

/** Evidence as a report left it. */
export interface IdentityDecision {
  readonly evidence: IdentityEvidence;
  readonly effects: readonly Effect[];
}

const PROVIDER = 'identity';

/** The rows that receiving a report needs first. */
export function identityReportNeeds(
  { tenantId, eventId, evidenceId }: Omit<ReceivedIdentityReport, 'report'>,
  head: TenantHead,
): Need[] {
  return [
    ...evidenceMoveNeeds(evidenceId, head),
    ...reportClaimNeeds({ tenantId, provider: PROVIDER, eventId }),
  ];
}

/** The rows that only the payouts held for the evidence can name. */
export const identityReportFurtherNeeds = followEvidenceNeeds;

/**
 * The door by which the identity provider's decisions come in, from a provider as from the sandbox's control call:
 * deduplicated, recorded, and ignored once the evidence is decided.
 * @throws ApiError not_found for evidence that the tenant does not have
 */
export function decideIdentityReport(
  received: ReceivedIdentityReport,
  loaded: Loaded,
  context: DecisionContext,
): IdentityDecision {
  const { tenantId, eventId, evidenceId, report } = received;
  const evidence = loaded.find(identityEvidenceTable, { id: evidenceId });
  if (evidence === undefined) throw new ApiError('not_found');
  if (isRepeated(loaded, { provider: PROVIDER, eventId })) return { evidence, effects: [] };
  const isApplied = isEvidenceEdge(evidence.status, report.status);
  const decision = isApplied
    ? moveEvidence(evidence, report.status, report.reason, loaded, context)
    : { evidence, effects: [] };
  const record = recordReport(
    {
      tenantId,
      eventId,
      report,
      provider: PROVIDER,
      subjectId: evidenceId,
      outcome: isApplied ? 'applied' : 'ignored',
    },
    context,
  );
  return { ...decision, effects: [...decision.effects, record] };
}
