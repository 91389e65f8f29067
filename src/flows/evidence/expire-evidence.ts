import { CLOCK } from '../../actor.ts';
import { need, type Write } from '../../writes/write.ts';
import { identityEvidenceTable } from './identity-evidence.ts';
import { moveEvidence } from './move-evidence.ts';
import type { DueKind } from '../../workers/due-work.ts';

/**
 * Marks accepted evidence as expired, once it is too old on the tenant's clock.
 * Answers whether it was time; repeated, it does nothing.
 */
export function expireEvidence(tenantId: string, evidenceId: string): Write<boolean> {
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

/** Evidence that becomes too old. */
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
  carriedOutBy: ({ tenantId, id }, { lane }) => lane.submit(expireEvidence(tenantId, id)),
};
