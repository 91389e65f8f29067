import { WORDS } from '../../../generated/words.ts';
import { isAmong } from '../../db/statements/rows.ts';
import { lately, standing } from '../../lists/attention.ts';
import { condition, allOf, isOneOf } from '../../lists/condition.ts';
import { type SearchWay, ofTransaction, searchKind } from '../../lists/search.ts';
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
      isOfTenant: true,
      find: (text, tenantId, db) => {
        const { sql, bindings } = operationsOf(tenantId, text);
        return condition(isAmong(db, 'operations.id', sql), ...bindings);
      },
    },
    byProviderReference,
    ofTransaction('operations.transaction_hash'),
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

const ROWS = { scope: 'treasury:read', table: operationsTable, moment: 'updatedAt' } as const;

const KINDS = WORDS.OperationKind;

export const HELD_OPERATIONS = standing({ kind: 'operations_held', ...ROWS }, () =>
  allOf([isOneOf('kind', KINDS), condition(`status = 'held'`)]),
);

export const FAILED_OPERATIONS = lately(
  { kind: 'operations_failed', ...ROWS },
  KINDS.map((kind) => condition(`kind = ? and status = 'failed'`, kind)),
);
