import type { ReadHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentPage } from '../../lists/present-page.ts';
import type { SignedInCall } from '../sessions/console-handler.ts';
import { activityPage } from './page.ts';
import { presentActivity, presentAuditEvent } from './present.ts';

/** GET /console/api/audit-events: for those who may change the team. */
export const listAuditEvents: SignedInCall<'listAuditEvents'> = {
  kind: 'signed_in',
  run: async ({ query }, { users: { database, cursors, clock }, credential: { user } }) => {
    if (user.role !== 'owner' && user.role !== 'admin') {
      throw new ApiError('insufficient_scope', {
        message: 'The session does not have the scope team:write.',
      });
    }
    const { tenantId } = user;
    const path = '/console/api/audit-events';
    const description = { operationId: 'listAuditEvents', path, tenantId, isFeed: false };
    const page = await activityPage(database.reader, description, query, cursors, clock());
    const { body, headers } = await presentPage(page, presentAuditEvent);
    return { body, headers };
  },
};

/** GET /v1/activity: newest first. */
export const listActivity: ReadHandler<'listActivity'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors, clock }) => {
    const { tenantId } = caller;
    const description = { operationId: 'listActivity', path: '/v1/activity', tenantId, isFeed: true };
    const page = await activityPage(database.reader, description, query, cursors, clock());
    return presentPage(page, presentActivity);
  },
};
