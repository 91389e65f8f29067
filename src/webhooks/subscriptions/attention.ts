import { standing } from '../../lists/attention.ts';
import { condition } from '../../lists/condition.ts';

export const FAILING_WEBHOOKS = standing(
  { kind: 'webhooks_failing', scope: 'webhooks:read', table: 'webhooks', moment: 'failing_since' },
  () => condition(`status = 'active' and failing_since is not null`),
);
