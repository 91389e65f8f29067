import { standing } from '../../lists/attention.ts';
import { condition } from '../../lists/condition.ts';
import { searchKind } from '../../lists/search.ts';
import { webhooksTable } from './table.ts';

export const WEBHOOK_SEARCH = searchKind({
  scope: 'webhooks:read',
  table: webhooksTable,
  prefixes: ['whk'],
  ways: [],
  show: ({ id, url, status, createdAt }) => ({
    object: 'webhook',
    id,
    title: url,
    status,
    amount: null,
    occurredAt: createdAt,
  }),
});

export const FAILING_WEBHOOKS = standing(
  { kind: 'webhooks_failing', scope: 'webhooks:read', table: webhooksTable, moment: 'failingSince' },
  () => condition(`status = 'active' and failing_since is not null`),
);
