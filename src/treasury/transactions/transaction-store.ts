import type { Knex } from 'knex';
import { isAmong } from '../../db/is-among.ts';
import { selectMatching } from '../../db/rows.ts';
import { runKept, runStatement } from '../../db/statement.ts';
import { findLastMovement } from '../../ledger/last-movement.ts';
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

/**
 * How the tenant's movements are listed: by their number, which is also the order of their moments.
 * @param few the numbers of the movements whose operations have the status, where these are few
 */
export function transactionList(
  status: OperationStatus | undefined,
  few: readonly number[] | null = null,
): ListDescription<Movement> {
  return {
    operationId: 'listTransactions',
    path: '/v1/treasury/transactions',
    table: movementsTable,
    orderBy: 'seq',
    moment: 'occurredAt',
    lastAt: findLastMovement,
    equals: { kind: 'kind' },
    among: { externalReference: movementsOf },
    where: (query) => {
      if (status === undefined) return;
      if (few !== null) {
        void query.whereIn('movements.seq', few);
        return;
      }
      void query.whereExists((operations) => {
        void operations
          .from('operations')
          .whereRaw('operations.id = movements.operation_id')
          .where({ status });
      });
    },
  };
}

/** As many operations as are looked up one by one rather than found on the way through all movements. */
const FEW = 200;

const OF_STATUS = `select id from operations
  where tenant_id = ? and kind in ('payout', 'stable_withdrawal', 'conversion') and status = ? limit ${FEW + 1}`;

/**
 * The numbers of the movements whose operations have a status, where these are few; null where they are many, and each is soon
 * met on the way through the list.
 */
export async function findFewMoved(
  db: Knex,
  tenantId: string,
  status: OperationStatus,
): Promise<readonly number[] | null> {
  const ids = (await runKept(db, OF_STATUS, [tenantId, status])).map(({ id }) => String(id));
  if (ids.length > FEW) return null;
  if (ids.length === 0) return [];
  const of = ids.map(() => '?').join(', ');
  const moved = await runStatement(db, `select seq from movements where operation_id in (${of})`, ids);
  return moved.map(({ seq }) => Number(seq));
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
