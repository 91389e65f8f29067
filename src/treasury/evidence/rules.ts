import type { Moment } from '../../calendar/clock.ts';
import type { HoldReason } from '../../errors/reasons.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type Loaded, type Need, need } from '../../writes/write.ts';
import { type IdentityEvidence, identityEvidenceTable, isUsable } from './table.ts';

/** Hold reason of a payout that waits for its evidence alone. */
export const EVIDENCE_PENDING = 'identity_evidence_pending' satisfies HoldReason<'payout'>;

export interface EvidenceRequest {
  readonly beneficiaryId: string;
  readonly evidenceId?: string | undefined;
}

export function pinnedEvidenceNeeds({ evidenceId }: EvidenceRequest): Need[] {
  return evidenceId === undefined ? [] : [need(identityEvidenceTable, { id: evidenceId })];
}

/** All evidence of a beneficiary, if policy requires evidence. */
export function requiredEvidenceNeeds(
  { beneficiaryId, evidenceId }: EvidenceRequest,
  isRequired: boolean,
  tenantId: string,
): Need[] {
  const isChosen = isRequired && evidenceId === undefined;
  return isChosen ? [need(identityEvidenceTable, { tenantId, beneficiaryId })] : [];
}

/** @throws ApiError not_found for pinned evidence of no such id */
export function checkEvidenceIsKnown({ evidenceId }: EvidenceRequest, loaded: Loaded): void {
  if (evidenceId !== undefined && loaded.find(identityEvidenceTable, { id: evidenceId }) === undefined) {
    throw new ApiError('not_found');
  }
}

/**
 * The pinned evidence (`evidenceId` of createPayout); else, if policy requires evidence, the newest that is accepted
 * and unexpired, else the newest pending.
 * @returns undefined if none is needed
 * @throws ApiError identity_evidence_invalid for pinned evidence that is not accepted, has expired or is another
 * beneficiary's; identity_evidence_required if there is none
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
