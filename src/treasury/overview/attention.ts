import { standing } from '../../lists/attention.ts';
import { condition } from '../../lists/condition.ts';

export const NEGATIVE_BALANCES = standing(
  { kind: 'balance_negative', scope: 'treasury:read', table: 'balances', moment: null },
  () => condition('available_minor < 0'),
);
