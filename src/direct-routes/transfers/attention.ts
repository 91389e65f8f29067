import { standing } from '../../lists/attention.ts';
import { condition } from '../../lists/condition.ts';

export const HELD_TRANSFERS = standing(
  { kind: 'transfers_held', scope: 'transfers:read', table: 'transfers', moment: 'updated_at' },
  () => condition(`status = 'held'`),
);
