import type { ReadHandler } from '../../contract/handler.ts';
import { activityPage } from '../../lists/activity-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentActivity } from './activity-presenter.ts';

/** GET /v1/activity: what happened in the account, newest first. */
export const listActivity: ReadHandler<'listActivity'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors, clock }) => {
    const { tenantId } = caller;
    const description = { operationId: 'listActivity', path: '/v1/activity', tenantId, isFeed: true };
    const page = await activityPage(database.reader, description, query, cursors, clock());
    return presentPage(page, presentActivity);
  },
};
