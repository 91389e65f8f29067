import type { Knex } from 'knex';
import { selectMatching } from '../../db/rows.ts';
import { movementsTable, type Movement } from '../../ledger/movement.ts';
import type { ListDescription } from '../../lists/list-page.ts';
import type { OperationStatus } from '../../flows/operations/operation.ts';

/** How the tenant's movements are listed: by their number, which is also the order of their moments. */
export function transactionList(status: OperationStatus | undefined): ListDescription<Movement> {
  return {
    operationId: 'listTransactions',
    path: '/v1/treasury/transactions',
    table: movementsTable,
    orderBy: 'seq',
    moment: 'occurredAt',
    equals: { kind: 'kind', externalReference: 'externalReference' },
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
