import type { ReadHandler } from '../../contract/handler.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentActivity } from './activity-presenter.ts';
import { activityList } from './activity-store.ts';

/** GET /v1/activity: what happened in the account, newest first. */
export const listActivity: ReadHandler<'listActivity'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors }) => {
    const page = await listPage(database.reader, activityList, caller.tenantId, query, cursors);
    return presentPage(page, presentActivity);
  },
};
