import type { WriteHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type AddressedReport, decideReport } from '../../provider-seam/inbox/decide-report.ts';
import { silenceCheck } from '../../provider-seam/simulator/checks.ts';
import { followEvidenceNeeds } from './follow-evidence.ts';
import { evidenceMoveNeeds } from './move.ts';
import { presentIdentityEvidence } from './present.ts';
import { aboutEvidence } from './provider-messages.ts';
import { type IdentityEvidence, identityEvidenceTable } from './table.ts';

/** POST /v1/sandbox/identity-evidence/{id}/decide: the identity provider's decision, through the report inbox. */
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
