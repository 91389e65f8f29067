import { searchKind } from '../../lists/search.ts';
import { eventsTable } from '../../outbox/event.ts';

export const EVENT_SEARCH = searchKind({
  scope: 'webhooks:read',
  table: eventsTable,
  prefixes: ['evt'],
  ways: [],
  show: ({ id, type, objectStatus, occurredAt }) => ({
    object: 'event',
    id,
    title: type,
    status: objectStatus,
    amount: null,
    occurredAt,
  }),
});
