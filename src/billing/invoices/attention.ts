import { standing } from '../../lists/attention.ts';
import { condition } from '../../lists/condition.ts';

export const ISSUED_INVOICES = standing(
  { kind: 'invoices_issued', scope: 'fees:read', table: 'invoices', moment: 'issued_at' },
  () => condition(`status = 'issued'`),
);
