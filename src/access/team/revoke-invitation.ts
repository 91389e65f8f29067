import type { WriteHandler } from '../../contract/handler.ts';
import { saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { need } from '../../writes/write.ts';
import { revocationEffects } from './invite.ts';
import { invitationOver } from './open-invitation.ts';
import { presentInvitation } from './present.ts';
import { emptyTeam, invitationsTable, isPending, revoked, teamsTable, withoutInvitations } from './table.ts';

/** POST /v1/team/invitations/{id}/revoke: its link is void. */
export const revokeInvitation: WriteHandler<'revokeInvitation'> = {
  kind: 'write',
  needs: ({ path: { id } }, { tenant }) => [
    need(invitationsTable, { id }),
    need(teamsTable, { tenantId: tenant.id }),
  ],
  decide: ({ path: { id } }, loaded, context) => {
    const { head, serverNow } = context;
    const invitation = loaded.find(invitationsTable, { id });
    // New credentials of a user are no invitation to the account.
    if (invitation === undefined || invitation.userId !== null) throw new ApiError('not_found');
    if (!isPending(invitation, serverNow)) throw invitationOver();
    const tenantId = head.tenant.id;
    const team = loaded.find(teamsTable, { tenantId }) ?? emptyTeam(tenantId);
    return {
      reply: presentInvitation(revoked(invitation, serverNow), serverNow),
      effects: [
        saveRow(teamsTable, withoutInvitations(team, [invitation])),
        ...revocationEffects(invitation, context),
      ],
    };
  },
};
