import type { ReadHandler } from '../../../contract/handler.ts';
import { listPage } from '../../../lists/list-page.ts';
import { presentPage } from '../../../lists/present-page.ts';
import { presentInvitation } from './invitation-presenter.ts';
import { invitationList } from './invitation-store.ts';

/** GET /v1/team/invitations: newest first. */
export const listInvitations: ReadHandler<'listInvitations'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors, clock }) => {
    const now = clock();
    const list = invitationList(query.status, now);
    const page = await listPage(database.reader, list, caller.tenantId, query, cursors);
    return presentPage(page, (invitation) => presentInvitation(invitation, now));
  },
};
