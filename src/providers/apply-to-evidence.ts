import { followEvidenceNeeds } from '../flows/evidence/follow-evidence.ts';
import { identityEvidenceTable, type IdentityEvidence } from '../flows/evidence/identity-evidence.ts';
import { evidenceMoveNeeds, isEvidenceEdge, moveEvidence } from '../flows/evidence/move-evidence.ts';
import { dispute, type Applier } from './report-applier.ts';
import type { SubjectOf } from './report-subject.ts';

/** What the identity provider has found out: applied once, and ignored when the evidence is decided. */
export const evidenceApplier: Applier<SubjectOf<'evidence'>, IdentityEvidence> = {
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
};
