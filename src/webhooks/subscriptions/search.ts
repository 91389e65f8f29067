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
