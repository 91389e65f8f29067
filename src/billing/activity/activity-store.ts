import { eventsTable, type EventRow } from '../../outbox/event.ts';
import type { ListDescription } from '../../lists/list-page.ts';

/**
 * GET /v1/activity as a list: the tenant's events, in the order of their commits. Those of subscriptions are left out,
 * since who changes them is told elsewhere.
 */
export const activityList: ListDescription<EventRow> = {
  operationId: 'listActivity',
  path: '/v1/activity',
  table: eventsTable,
  orderBy: 'seq',
  moment: 'occurredAt',
  equals: { type: 'type' },
  where: (query) => void query.whereNot('events.object', 'webhook'),
};
