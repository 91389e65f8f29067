import { lately } from '../../lists/attention.ts';
import { condition } from '../../lists/condition.ts';

export const FAILED_DELIVERIES = lately(
  { kind: 'deliveries_failed', scope: 'webhooks:read', table: 'webhook_deliveries', moment: 'updated_at' },
  [condition(`status = 'failed'`)],
);
