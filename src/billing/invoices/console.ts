import { standing } from '../../lists/attention.ts';
import { condition } from '../../lists/condition.ts';
import { equals, searchKind } from '../../lists/search.ts';
import { presentAud } from '../../money/money.ts';
import { invoicesTable } from './table.ts';

export const INVOICE_SEARCH = searchKind({
  scope: 'fees:read',
  table: invoicesTable,
  prefixes: ['bil'],
  ways: [equals('externalReference', 'invoices.number')],
  show: ({ id, number, status, netDueMinor, generatedAt }) => ({
    object: 'invoice',
    id,
    title: number,
    status,
    amount: netDueMinor < 0n ? null : presentAud(netDueMinor),
    occurredAt: generatedAt,
  }),
});

export const ISSUED_INVOICES = standing(
  { kind: 'invoices_issued', scope: 'fees:read', table: invoicesTable, moment: 'issuedAt' },
  () => condition(`status = 'issued'`),
);
