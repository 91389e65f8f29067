import { publish, type EventEffect } from '../../outbox/event.ts';
import type { DecisionContext } from '../../writes/write.ts';
import type { IdentityEvidence } from './identity-evidence.ts';

/** The event that tells of evidence as it stands; it is read below its beneficiary. */
export function tellOfEvidence(evidence: IdentityEvidence, context: DecisionContext): EventEffect {
  return publish(context, 'identity_evidence.updated', { ...evidence, parentId: evidence.beneficiaryId });
}
