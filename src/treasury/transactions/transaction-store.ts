import type { Knex } from 'knex';
import { isAmong } from '../../db/is-among.ts';
import { selectMatching } from '../../db/rows.ts';
import { movementsTable, type Movement } from '../../ledger/movement.ts';
import type { FoundRows, ListDescription } from '../../lists/list-page.ts';
import { operationsOf } from '../../flows/operations/reference-claim.ts';
import type { OperationStatus } from '../../flows/operations/operation.ts';

/** The numbers of a tenant's movements that have an external reference: those of operations have their operation's. */
function movementsOf(db: Knex, tenantId: string, externalReference: string): FoundRows {
  const operations = operationsOf(tenantId, externalReference);
  return {
    sql:
      `select seq from movements as moved where ${isAmong(db, 'moved.operation_id', operations.sql)} union all ` +
      'select seq from movements as other where other.operation_id is null and other.tenant_id = ? and other.external_reference = ?',
    bindings: [...operations.bindings, tenantId, externalReference],
  };
}

/** How the tenant's movements are listed: by their number, which is also the order of their moments. */
export function transactionList(status: OperationStatus | undefined): ListDescription<Movement> {
  return {
    operationId: 'listTransactions',
    path: '/v1/treasury/transactions',
    table: movementsTable,
    orderBy: 'seq',
    moment: 'occurredAt',
    equals: { kind: 'kind' },
    among: { externalReference: movementsOf },
    where: (query) => {
      if (status === undefined) return;
      void query.whereExists((operations) => {
        void operations
          .from('operations')
          .whereRaw('operations.id = movements.operation_id')
          .where({ status });
      });
    },
  };
}

/** Where the operations of these movements stand now, by their identifiers. */
export async function findOperationStatuses(
  db: Knex,
  movements: readonly Movement[],
): Promise<ReadonlyMap<string, OperationStatus>> {
  const ids = new Set(movements.flatMap(({ operationId }) => (operationId === null ? [] : [operationId])));
  if (ids.size === 0) return new Map();
  const operations = db<{ id: string; status: OperationStatus }>('operations').select('id', 'status');
  const rows = await operations.whereIn('id', [...ids]);
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/** A tenant's movement, for reading. */
export async function findMovement(db: Knex, tenantId: string, id: string): Promise<Movement | undefined> {
  const [movement] = await selectMatching(db, movementsTable, [{ id, tenantId }]);
  return movement;
}
