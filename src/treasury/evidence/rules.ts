import type { Moment } from '../../calendar/clock.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type Loaded, type Need, need } from '../../writes/write.ts';
import { type IdentityEvidence, identityEvidenceTable, isUsable } from './table.ts';

/** Why a payout is held that waits for its evidence alone. */
export const EVIDENCE_PENDING = 'identity_evidence_pending';

/** What a payout says of its evidence. */
export interface EvidenceRequest {
  readonly beneficiaryId: string;
  /** The evidence that the caller pins. */
  readonly evidenceId?: string | undefined;
}

/** The evidence that a payout pins. */
export function pinnedEvidenceNeeds({ evidenceId }: EvidenceRequest): Need[] {
  return evidenceId === undefined ? [] : [need(identityEvidenceTable, { id: evidenceId })];
}

/** All evidence of a beneficiary, where policy requires that some is chosen among it. */
export function requiredEvidenceNeeds(
  { beneficiaryId, evidenceId }: EvidenceRequest,
  isRequired: boolean,
  tenantId: string,
): Need[] {
  const isChosen = isRequired && evidenceId === undefined;
  return isChosen ? [need(identityEvidenceTable, { tenantId, beneficiaryId })] : [];
}

/** @throws ApiError not_found for pinned evidence that the tenant does not have. */
export function checkEvidenceIsKnown({ evidenceId }: EvidenceRequest, loaded: Loaded): void {
  if (evidenceId !== undefined && loaded.find(identityEvidenceTable, { id: evidenceId }) === undefined) {
    throw new ApiError('not_found');
  }
}

/**
 * The evidence that a payout rests on, or waits for (`evidenceId` of createPayout in the contract): the pinned one. If none
 * is pinned and policy requires evidence, it is the newest that is accepted and unexpired, else the newest that is pending.
 * @returns undefined if neither asks for evidence
 * @throws ApiError identity_evidence_invalid for pinned evidence that is not accepted, has expired or is about another
 *   beneficiary; identity_evidence_required if there is none to choose
 */
export function chooseEvidence(
  { beneficiaryId, evidenceId }: EvidenceRequest,
  isRequired: boolean,
  loaded: Loaded,
  now: Moment,
): IdentityEvidence | undefined {
  if (evidenceId !== undefined) {
    const pinned = loaded.find(identityEvidenceTable, { id: evidenceId, beneficiaryId });
    if (pinned === undefined || !isUsable(pinned, now)) throw new ApiError('identity_evidence_invalid');
    return pinned;
  }
  if (!isRequired) return undefined;
  const newestFirst = loaded
    .list(identityEvidenceTable, { beneficiaryId })
    .toSorted((one, other) => (one.id < other.id ? 1 : -1));
  const chosen =
    newestFirst.find((evidence) => isUsable(evidence, now)) ??
    newestFirst.find(({ status }) => status === 'pending');
  if (chosen === undefined) throw new ApiError('identity_evidence_required');
  return chosen;
}
