import { ApiError } from '../../../errors/api-error.ts';
import { activityPage } from '../../../lists/activity-page.ts';
import { presentPage } from '../../../lists/present-page.ts';
import type { SignedInCall } from '../console-handler.ts';
import { presentAuditEvent } from './audit-presenter.ts';

/** GET /console/api/audit-events: who did what in the account, for those who may change its team. */
export const listAuditEvents: SignedInCall<'listAuditEvents'> = {
  kind: 'signed_in',
  run: async ({ query }, { people: { database, cursors, clock }, credential: { user } }) => {
    if (user.role !== 'owner' && user.role !== 'admin') {
      throw new ApiError('insufficient_scope', {
        message: 'The session does not have the scope team:write.',
      });
    }
    const { tenantId } = user;
    const path = '/console/api/audit-events';
    const description = { operationId: 'listAuditEvents', path, tenantId, isFeed: false };
    const page = await activityPage(database.reader, description, query, cursors, clock());
    const { body, headers } = presentPage(page, presentAuditEvent);
    return { body, headers };
  },
};
