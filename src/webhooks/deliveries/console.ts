import { lately } from '../../lists/attention.ts';
import { condition } from '../../lists/condition.ts';
import { searchKind } from '../../lists/search.ts';
import { webhookDeliveriesTable } from './table.ts';

export const DELIVERY_SEARCH = searchKind({
  scope: 'webhooks:read',
  table: webhookDeliveriesTable,
  prefixes: ['dlv'],
  ways: [],
  show: ({ id, eventType, status, createdAt }) => ({
    object: 'webhook_delivery',
    id,
    title: eventType,
    status,
    amount: null,
    occurredAt: createdAt,
  }),
});

export const FAILED_DELIVERIES = lately(
  { kind: 'deliveries_failed', scope: 'webhooks:read', table: webhookDeliveriesTable, moment: 'updatedAt' },
  [condition(`status = 'failed'`)],
);
