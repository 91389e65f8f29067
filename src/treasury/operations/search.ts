import { isAmong } from '../../db/statements/rows.ts';
import { type SearchWay, searchKind } from '../../lists/search.ts';
import { condition } from '../../lists/condition.ts';
import { canonicalTransactionHash } from '../../money/address.ts';
import { presentMoney } from '../../money/money.ts';
import { operationsOf } from './rules.ts';
import { operationsTable, resourceOf } from './table.ts';

/** A simulated provider's reference names the operation itself, and has no index. */
const SIMULATED = /^SIM[A-Z]+-/;

const byProviderReference: SearchWay = {
  matched: 'providerReference',
  find: (text) =>
    SIMULATED.test(text)
      ? condition('operations.id = ?', text.replace(SIMULATED, ''))
      : condition(
          `operations.provider_reference = ? and substr(operations.provider_reference, 1, 3) <> 'SIM'`,
          text,
        ),
};

export const OPERATION_SEARCH = searchKind({
  scope: 'treasury:read',
  table: operationsTable,
  prefixes: ['pay', 'wdr', 'cnv'],
  ways: [
    {
      matched: 'externalReference',
      find: (text, tenantId, db) => {
        const { sql, bindings } = operationsOf(tenantId, text);
        return condition(isAmong(db, 'operations.id', sql), ...bindings);
      },
    },
    byProviderReference,
    {
      matched: 'transactionHash',
      find: (text) => condition('operations.transaction_hash = ?', canonicalTransactionHash(text)),
    },
  ],
  show: (operation) => ({
    object: resourceOf(operation.kind),
    id: operation.id,
    title: operation.externalReference,
    status: operation.status,
    amount: presentMoney(operation.principalMinor, operation.asset, operation.network),
    occurredAt: operation.createdAt,
  }),
});
