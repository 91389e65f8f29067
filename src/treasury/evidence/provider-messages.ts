import { type Applier, type Subject, about, dispute } from '../../provider-seam/inbox/applier.ts';
import { type SubjectFinder, findTenantOf } from '../../provider-seam/inbox/find-subject.ts';
import { need } from '../../writes/write.ts';
import { followEvidenceNeeds } from './follow-evidence.ts';
import { evidenceMoveNeeds, isEvidenceEdge, moveEvidence } from './move.ts';
import { type IdentityEvidence, SHARE_TOKEN_EXPIRED, identityEvidenceTable } from './table.ts';

interface EvidenceName {
  readonly kind: 'evidence';
  readonly evidenceId: string;
}

/** Applied once; ignored after the decision. */
const evidenceApplier: Applier<EvidenceName, IdentityEvidence> = {
  idsOf: ({ evidenceId }) => [evidenceId],
  needs: ({ evidenceId }, _given, head) => evidenceMoveNeeds(evidenceId, head),
  furtherNeeds: ({ evidenceId }, _given, loaded) => followEvidenceNeeds(evidenceId, loaded),
  apply: ({ evidenceId }, { source, report: { says, reason } }, loaded, context) => {
    const evidence = loaded.find(identityEvidenceTable, { id: evidenceId });
    if (evidence === undefined) return undefined;
    if (source.provider !== 'identity') return dispute(evidence, evidenceId, 'other_provider');
    if (says !== 'accepted' && says !== 'rejected')
      return dispute(evidence, evidenceId, 'says_nothing_of_it');
    if (!isEvidenceEdge(evidence.status, says)) {
      const outcome = evidence.status === says ? 'applied' : 'ignored';
      return { outcome, record: evidence, subjectId: evidenceId, effects: [] };
    }
    const { evidence: record, effects } = moveEvidence(evidence, says, reason, loaded, context);
    return { outcome: 'applied', record, subjectId: evidenceId, effects };
  },
  isAtRest: ({ evidenceId }, loaded) =>
    loaded.find(identityEvidenceTable, { id: evidenceId })?.status !== 'pending',
  // The token was erased when it was sent.
  whyNotAgain: SHARE_TOKEN_EXPIRED,
};

export function aboutEvidence(evidenceId: string): Subject<IdentityEvidence> {
  return about(evidenceApplier, { kind: 'evidence', evidenceId });
}

export const EVIDENCE_FINDER: SubjectFinder = {
  kept: { evidence: ({ evidenceId }: EvidenceName) => aboutEvidence(evidenceId) },
  ordered: { hand_over_evidence: aboutEvidence },
  open: {
    table: identityEvidenceTable.name,
    statuses: `'pending'`,
    need: (id) => need(identityEvidenceTable, { id }),
    isOpen: (id, loaded) => {
      return loaded.find(identityEvidenceTable, { id })?.status === 'pending';
    },
  },
  findRecord: async (db, { id }) => {
    const tenantId = await findTenantOf(db, 'identity_evidence', id);
    return tenantId === undefined ? undefined : { tenantId, subject: aboutEvidence(id) };
  },
};
