import type { ReadHandler } from '../../contract/handler.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { eventBody } from '../../outbox/event-body.ts';
import { eventList } from './event-store.ts';

/** GET /v1/events: what happened, newest first. */
export const listEvents: ReadHandler<'listEvents'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors, environment }) => {
    const page = await listPage(database.reader, eventList(query.type), caller.tenantId, query, cursors);
    return presentPage(page, (event) => eventBody(event, environment));
  },
};
