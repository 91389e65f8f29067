import type { WriteHandler } from '../contract/handler.ts';
import { ApiError } from '../errors/api-error.ts';
import { identityEvidenceTable, type IdentityEvidence } from '../flows/evidence/identity-evidence.ts';
import { followEvidenceNeeds } from '../flows/evidence/follow-evidence.ts';
import { evidenceMoveNeeds } from '../flows/evidence/move-evidence.ts';
import { aboutEvidence } from '../providers/apply-to-evidence.ts';
import { decideReport, type AddressedReport } from '../providers/decide-report.ts';
import { silenceCheck } from '../providers/simulator/simulated-check.ts';
import { presentIdentityEvidence } from '../treasury/identity-evidence/identity-evidence-presenter.ts';

/** POST /v1/sandbox/identity-evidence/{id}/decide: the identity provider's decision, through its own door. */
export const decideIdentityEvidence: WriteHandler<'decideIdentityEvidence'> = {
  kind: 'write',
  needs: ({ path }, head) => evidenceMoveNeeds(path.id, head),
  furtherNeeds: ({ path }, loaded) => followEvidenceNeeds(path.id, loaded),
  decide: ({ path, body }, loaded, context) => {
    const known = loaded.find(identityEvidenceTable, { id: path.id });
    if (known === undefined) throw new ApiError('not_found');
    if (known.status !== 'pending') throw new ApiError('invalid_state');
    const { status, reason } = body;
    const received: AddressedReport<IdentityEvidence> = {
      tenantId: known.tenantId,
      source: { provider: 'identity', adapter: 'simulated' },
      subject: aboutEvidence(known.id),
      eventId: null,
      report: { says: status, ...(reason === undefined ? {} : { reason }) },
    };
    const { record = known, effects } = decideReport(received, loaded, context);
    const silenced = silenceCheck({ tenantId: known.tenantId, evidenceId: known.id });
    return { reply: presentIdentityEvidence(record), effects: [...effects, silenced] };
  },
};
