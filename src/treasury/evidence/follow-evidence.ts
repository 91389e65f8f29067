import { saveRow } from '../../db/statements/table.ts';
import { type DecisionContext, type Effect, type Loaded, type Need, need } from '../../writes/write.ts';
import { countedOf } from '../operations/effects.ts';
import { type Move, moveNeeds, moveOperation } from '../operations/move.ts';
import { type Operation, operationsTable } from '../operations/table.ts';
import { countAll } from '../policy/counters.ts';
import { EVIDENCE_PENDING } from './rules.ts';
import type { IdentityEvidence } from './table.ts';

export function payoutsOnEvidenceNeed(evidenceId: string): Need {
  return need(operationsTable, { evidenceId });
}

export function followEvidenceNeeds(evidenceId: string, loaded: Loaded): Need[] {
  return heldOn(evidenceId, loaded).flatMap(moveNeeds);
}

function heldOn(evidenceId: string, loaded: Loaded): readonly Operation[] {
  return loaded
    .list(operationsTable, { evidenceId, status: 'held' })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

function effectsOf({ operation, effects }: Move): Effect[] {
  return [...effects, saveRow(operationsTable, operation)];
}

/**
 * What held payouts do once their evidence is decided. Accepted: those that waited for it alone go on; one that also
 * waits for a review stays held. Rejected: all fail.
 */
export function followEvidence(
  evidence: IdentityEvidence,
  loaded: Loaded,
  context: DecisionContext,
): Effect[] {
  if (evidence.status !== 'accepted' && evidence.status !== 'rejected') return [];
  const held = heldOn(evidence.id, loaded);
  if (evidence.status === 'accepted') {
    return held
      .filter(({ holdReason }) => holdReason === EVIDENCE_PENDING)
      .flatMap((payout) => effectsOf(moveOperation(payout, 'accepted', {}, loaded, context)));
  }
  const note = {
    failureCode: 'identity_evidence_rejected',
    reason: evidence.reason ?? 'The identity provider rejected the evidence.',
  };
  const moves = held.map((payout) => moveOperation(payout, 'failed', note, loaded, context));
  // Each move took its amount from the counters as loaded: these rows come last and take the sum.
  const uncounted = countAll(
    loaded,
    held.map((payout) => ({ counted: countedOf(payout), amountMinor: -payout.principalMinor })),
  );
  return [...moves.flatMap(effectsOf), ...uncounted];
}
