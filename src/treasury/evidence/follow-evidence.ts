import { saveRow } from '../../db/statements/table.ts';
import { type DecisionContext, type Effect, type Loaded, type Need, need } from '../../writes/write.ts';
import { countedOf } from '../operations/effects.ts';
import { type Move, moveNeeds, moveOperation } from '../operations/move.ts';
import { type Operation, operationsTable } from '../operations/table.ts';
import { countAll } from '../policy/counters.ts';
import { EVIDENCE_PENDING } from './rules.ts';
import type { IdentityEvidence } from './table.ts';

/** The payouts that rest on evidence or wait for it. */
export function payoutsOnEvidenceNeed(evidenceId: string): Need {
  return need(operationsTable, { evidenceId });
}

/** What moving the payouts that wait needs besides their own rows. */
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
 * What held payouts do once their evidence is decided. Accepted evidence lets those go on that waited for it alone;
 * one that also waits for a review stays held. Rejected evidence fails all of them.
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
  // Each move took its own amount from the counters as they were loaded: these rows, which come last, take the sum.
  const uncounted = countAll(
    loaded,
    held.map((payout) => ({ counted: countedOf(payout), amountMinor: -payout.principalMinor })),
  );
  return [...moves.flatMap(effectsOf), ...uncounted];
}
