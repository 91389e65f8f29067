import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import { saveRow } from '../../db/row-effect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { endInstruction, instructionsTable, isOpen } from '../../outbox/instruction.ts';
import type { TenantHead } from '../../writes/tenant.ts';
import { need, type DecisionContext, type Effect, type Loaded, type Need } from '../../writes/write.ts';
import { configurationNeed, currentConfiguration } from '../policy/configuration.ts';
import { followEvidence, payoutsOnEvidenceNeed } from './follow-evidence.ts';
import {
  identityEvidenceTable,
  type IdentityEvidence,
  type IdentityEvidenceStatus,
} from './identity-evidence.ts';
import { tellOfEvidence } from './tell-of-evidence.ts';

/** Evidence in its new state and everything that changes with it. */
export interface EvidenceMove {
  readonly evidence: IdentityEvidence;
  readonly effects: readonly Effect[];
}

/** The rows that moving evidence needs; followEvidenceNeeds names those that only the payouts on it can. */
export function evidenceMoveNeeds(evidenceId: string, head: TenantHead): Need[] {
  return [
    need(identityEvidenceTable, { id: evidenceId }),
    need(instructionsTable, { subject: evidenceId, kind: 'hand_over_evidence' }),
    payoutsOnEvidenceNeed(evidenceId),
    configurationNeed(head),
  ];
}

/** Whether the table of states (spec/state-machines.yaml) has this edge. */
export function isEvidenceEdge(from: IdentityEvidenceStatus, to: IdentityEvidenceStatus): boolean {
  return STATE_MACHINES.identity_evidence.transitions.some((edge) => edge.from === from && edge.to === to);
}

/**
 * Takes evidence along one edge of its table, with its event and what the payouts held for it do.
 * @param reason why it is rejected
 * @throws ApiError invalid_state when the table has no such edge
 */
export function moveEvidence(
  evidence: IdentityEvidence,
  to: IdentityEvidenceStatus,
  reason: string | undefined,
  loaded: Loaded,
  context: DecisionContext,
): EvidenceMove {
  if (!isEvidenceEdge(evidence.status, to)) {
    throw new ApiError('invalid_state', {
      message: `Identity evidence that is ${evidence.status} cannot become ${to}.`,
    });
  }
  const moved: IdentityEvidence = {
    ...evidence,
    status: to,
    statusBy: context.actor,
    version: evidence.version + 1,
    updatedAt: context.now,
    ...(to === 'rejected' ? { reason: reason ?? null } : {}),
    ...(to === 'accepted' ? validityOf(loaded, context) : {}),
  };
  return {
    evidence: moved,
    effects: [
      saveRow(identityEvidenceTable, moved),
      tellOfEvidence(moved, context),
      ...(evidence.status === 'pending' ? endOrder(moved, loaded, context) : []),
      ...followEvidence(moved, loaded, context),
    ],
  };
}

/** Evidence that is decided is handed over no more. */
function endOrder({ id }: IdentityEvidence, loaded: Loaded, { serverNow }: DecisionContext): Effect[] {
  const order = loaded.find(instructionsTable, { subject: id, kind: 'hand_over_evidence' });
  if (order === undefined || !isOpen(order)) return [];
  const isCalled = order.status !== 'pending' || order.leaseToken !== null;
  return [endInstruction(order, isCalled ? 'done' : 'withdrawn', serverNow)];
}

function validityOf(
  loaded: Loaded,
  { head, now }: DecisionContext,
): Pick<IdentityEvidence, 'acceptedAt' | 'expiresAt'> {
  const { evidenceMaxAgeSeconds } = currentConfiguration(loaded, head).terms.identity;
  return {
    acceptedAt: now,
    expiresAt: evidenceMaxAgeSeconds === 0 ? null : now + evidenceMaxAgeSeconds * 1000,
  };
}
