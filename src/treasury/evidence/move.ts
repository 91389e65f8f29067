import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import { saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { CLOCK } from '../../identity/actor.ts';
import { type EventEffect, publish } from '../../outbox/event.ts';
import { endInstruction, instructionsTable, isOpen } from '../../outbox/instruction.ts';
import type { DueKind } from '../../workers/due-work.ts';
import type { TenantHead } from '../../writes/tenant.ts';
import {
  type DecisionContext,
  type Effect,
  type Loaded,
  type Need,
  type Write,
  need,
} from '../../writes/write.ts';
import { configurationNeed, currentConfiguration } from '../policy/table.ts';
import { followEvidence, payoutsOnEvidenceNeed } from './follow-evidence.ts';
import { type IdentityEvidence, type IdentityEvidenceStatus, identityEvidenceTable } from './table.ts';

/** Evidence is read below its beneficiary. */
export function notifyOfEvidence(evidence: IdentityEvidence, context: DecisionContext): EventEffect {
  return publish(context, 'identity_evidence.updated', { ...evidence, parentId: evidence.beneficiaryId });
}

export interface EvidenceMove {
  readonly evidence: IdentityEvidence;
  readonly effects: readonly Effect[];
}

export function evidenceMoveNeeds(evidenceId: string, head: TenantHead): Need[] {
  return [
    need(identityEvidenceTable, { id: evidenceId }),
    need(instructionsTable, { subject: evidenceId, kind: 'hand_over_evidence' }),
    payoutsOnEvidenceNeed(evidenceId),
    configurationNeed(head),
  ];
}

/** Of spec/state-machines.yaml. */
export function isEvidenceEdge(from: IdentityEvidenceStatus, to: IdentityEvidenceStatus): boolean {
  return STATE_MACHINES.identity_evidence.transitions.some((edge) => edge.from === from && edge.to === to);
}

/**
 * Takes evidence along one edge of its table, with its event and the payouts held for it.
 * @param reason why it is rejected
 * @throws ApiError invalid_state if there is no such edge
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
      notifyOfEvidence(moved, context),
      ...(evidence.status === 'pending' ? endOrder(moved, loaded, context) : []),
      ...followEvidence(moved, loaded, context),
    ],
  };
}

/** Decided evidence has no order left to send. */
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

/** Marks accepted evidence that is too old on the tenant's clock. Answers whether it was time; idempotent. */
function expireEvidence(tenantId: string, evidenceId: string): Write<boolean> {
  return {
    tenantId,
    actor: CLOCK,
    claimed: true,
    needs: () => [need(identityEvidenceTable, { id: evidenceId })],
    decide: (loaded, context) => {
      const evidence = loaded.find(identityEvidenceTable, { id: evidenceId });
      const isDue =
        evidence?.status === 'accepted' && evidence.expiresAt !== null && evidence.expiresAt <= context.now;
      if (!isDue) return { reply: false, effects: [] };
      return { reply: true, effects: moveEvidence(evidence, 'expired', undefined, loaded, context).effects };
    },
  };
}

/** Evidence that expires. */
export const EVIDENCE_EXPIRIES: DueKind = {
  kind: 'evidence_expiry',
  worker: 'orders',
  table: 'identity_evidence',
  id: 'id',
  dueAt: 'expires_at',
  clock: 'tenant',
  open: `status = 'accepted'`,
  isLeased: false,
  provider: 'none',
  carriedOutBy: ({ tenantId, id }, { writeQueue }) => writeQueue.submit(expireEvidence(tenantId, id)),
};
