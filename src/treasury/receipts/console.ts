import { standing } from '../../lists/attention.ts';
import { condition } from '../../lists/condition.ts';
import { type AnySearchKind, equals, ofTransaction, searchKind } from '../../lists/search.ts';
import { presentMoney } from '../../money/money.ts';
import { type ReceiptType, receiptsTable, resourceOfReceipt } from './table.ts';

/** By type, as the index of their references is. */
function searchOf(type: ReceiptType, prefix: 'pin' | 'dep'): AnySearchKind {
  return searchKind({
    scope: 'treasury:read',
    table: receiptsTable,
    prefixes: [prefix],
    ways: [
      {
        matched: 'externalReference',
        find: (text) => condition('receipts.type = ? and receipts.external_reference = ?', type, text),
      },
      equals('providerReference', 'receipts.provider_reference'),
      ofTransaction('receipts.transaction_hash'),
    ],
    show: (receipt) =>
      receipt.type === type
        ? {
            object: resourceOfReceipt(type),
            id: receipt.id,
            title: receipt.externalReference ?? receipt.providerReference,
            status: receipt.status,
            amount: presentMoney(receipt.grossMinor, receipt.asset, receipt.network),
            occurredAt: receipt.occurredAt,
          }
        : undefined,
  });
}

export const RECEIPT_SEARCHES = [searchOf('aud_payin', 'pin'), searchOf('stable_deposit', 'dep')];

export const HELD_RECEIPTS = standing(
  { kind: 'receipts_held', scope: 'treasury:read', table: receiptsTable, moment: 'updatedAt' },
  () => condition(`type in ('aud_payin', 'stable_deposit') and status = 'held'`),
);
