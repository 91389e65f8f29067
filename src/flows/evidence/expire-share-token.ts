import { CLOCK } from '../../actor.ts';
import { instructionsTable, markAsking } from '../../outbox/instruction.ts';
import { isLeased } from '../../outbox/lease.ts';
import { need, type Write } from '../../writes/write.ts';
import { followEvidenceNeeds } from './follow-evidence.ts';
import { identityEvidenceTable } from './identity-evidence.ts';
import { evidenceMoveNeeds, moveEvidence } from './move-evidence.ts';
import { SHARE_TOKEN_EXPIRED } from './share-token.ts';

/**
 * Erases a share token that has waited for its provider for too long, and rejects its evidence: the caller has another.
 * While somebody is being called with it, it stays; where somebody may have called and has died, nobody knows what became
 * of it, and the provider is asked.
 * Answers whether it was time; repeated, it does nothing.
 */
export function expireShareToken(tenantId: string, evidenceId: string): Write<boolean> {
  const key = { subject: evidenceId, kind: 'hand_over_evidence' } as const;
  return {
    tenantId,
    actor: CLOCK,
    claimed: true,
    needs: (head) => [need(instructionsTable, key), ...evidenceMoveNeeds(evidenceId, head)],
    furtherNeeds: (loaded) => followEvidenceNeeds(evidenceId, loaded),
    decide: (loaded, context) => {
      const { serverNow } = context;
      const order = loaded.find(instructionsTable, key);
      const isDue = order?.sealedUntil != null && order.sealedUntil <= serverNow;
      if (!isDue || isLeased(order, serverNow)) return { reply: false, effects: [] };
      if (order.leaseToken !== null) return { reply: true, effects: [markAsking(order, serverNow)] };
      const evidence = loaded.find(identityEvidenceTable, { id: evidenceId });
      if (evidence === undefined) throw new Error(`The order ${order.id} has no evidence to hand over`);
      const { effects } = moveEvidence(evidence, 'rejected', SHARE_TOKEN_EXPIRED, loaded, context);
      return { reply: true, effects };
    },
  };
}
