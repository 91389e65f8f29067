import { standing } from '../../lists/attention.ts';
import { condition } from '../../lists/condition.ts';

export const HELD_RECEIPTS = standing(
  { kind: 'receipts_held', scope: 'treasury:read', table: 'receipts', moment: 'updated_at' },
  () => condition(`type in ('aud_payin', 'stable_deposit') and status = 'held'`),
);
