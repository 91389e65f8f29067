import { standing } from '../../lists/attention.ts';
import { condition } from '../../lists/condition.ts';
import { type SearchWay, equals, ofTransaction, searchKind } from '../../lists/search.ts';
import { presentMoney } from '../../money/money.ts';
import { transfersTable } from './table.ts';

const byDelivery: SearchWay = {
  matched: 'providerReference',
  find: (text) =>
    text.startsWith('SIM')
      ? undefined
      : condition(
          `transfers.delivery_reference = ? and substr(transfers.delivery_reference, 1, 3) <> 'SIM'`,
          text,
        ),
};

export const TRANSFER_SEARCH = searchKind({
  scope: 'transfers:read',
  table: transfersTable,
  prefixes: ['trf'],
  ways: [
    equals('providerReference', 'transfers.provider_reference'),
    byDelivery,
    ofTransaction('transfers.transaction_hash'),
  ],
  show: (transfer) => ({
    object: 'transfer',
    id: transfer.id,
    title: transfer.depositReference,
    status: transfer.status,
    amount: presentMoney(transfer.grossMinor, transfer.sourceAsset, transfer.sourceNetwork),
    occurredAt: transfer.createdAt,
  }),
});

export const HELD_TRANSFERS = standing(
  { kind: 'transfers_held', scope: 'transfers:read', table: transfersTable, moment: 'updatedAt' },
  () => condition(`status = 'held'`),
);
