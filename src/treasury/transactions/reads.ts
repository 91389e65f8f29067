import type { ReadHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/present.ts';
import { isAmong, selectMatching } from '../../db/statements/rows.ts';
import { type Db, runStatement } from '../../db/statements/statement.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type Movement, movementsTable } from '../../ledger/movement.ts';
import { findLastMovement } from '../../ledger/sums.ts';
import { type Condition, type ListOf, condition } from '../../lists/condition.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { operationsOf } from '../operations/rules.ts';
import type { OperationStatus } from '../operations/table.ts';
import { presentTransaction } from './present.ts';
import { findOperationStatuses } from './statuses.ts';

/** Numbers of movements by external reference, which operations carry. */
function movementsOf(db: Db, tenantId: string, externalReference: string): Condition {
  const operations = operationsOf(tenantId, externalReference);
  return {
    sql:
      `select seq from movements as moved where ${isAmong(db, 'moved.operation_id', operations.sql)} union all ` +
      'select seq from movements as other where other.operation_id is null and other.tenant_id = ? and other.external_reference = ?',
    bindings: [...operations.bindings, tenantId, externalReference],
  };
}

const OF_STATUS = `operations.tenant_id = ? and operations.kind in ('payout', 'stable_withdrawal', 'conversion')
  and operations.status = ?`;

/** Numbers of movements by their operation's status. */
function movedWith(_db: Db, tenantId: string, status: string): Condition {
  const operations = 'operations cross join movements as moved';
  return condition(
    `select moved.seq from ${operations} where moved.operation_id = operations.id and ${OF_STATUS}`,
    tenantId,
    status,
  );
}

function isOfOperation(status: OperationStatus): Condition {
  // A value, looked up row by row: for `exists` a database may read all operations of the status.
  const its = 'select operations.status from operations where operations.id = movements.operation_id';
  return condition(`(${its}) = ?`, status);
}

/**
 * By number, which is also their time order.
 * @param few with few operations of the status, their movements are found through them; else they are soon met in the
 * list
 */
export function transactionList(
  status: OperationStatus | undefined,
  few = false,
): ListOf<'listTransactions', Movement> {
  return {
    operationId: 'listTransactions',
    path: '/v1/treasury/transactions',
    table: movementsTable,
    orderBy: 'seq',
    moment: 'occurredAt',
    time: { by: 'numbers', lastAt: findLastMovement },
    filters: {
      externalReference: { among: movementsOf },
      status: few ? { among: movedWith } : 'made for it',
      kind: { equals: 'kind' },
    },
    where: status === undefined || few ? [] : [isOfOperation(status)],
  };
}

/** The most operations to be looked up one by one. */
const FEW = 1_000;

/** Whether the operations of a tenant that have a status are few. */
export async function haveFew(db: Db, tenantId: string, status: OperationStatus): Promise<boolean> {
  const next = `select id from operations where ${OF_STATUS} limit 1 offset ${FEW}`;
  return (await runStatement(db, next, [tenantId, status], 'kept')).length === 0;
}

async function findMovement(db: Db, tenantId: string, id: string): Promise<Movement | undefined> {
  const [movement] = await selectMatching(db, movementsTable, [{ id, tenantId }]);
  return movement;
}

/** GET /v1/treasury/transactions/{id}: one movement with its place in the chain. */
export const getTransaction: ReadHandler<'getTransaction'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) =>
    readSnapshot(database, async (db) => {
      const movement = await findMovement(db, caller.tenantId, path.id);
      if (movement === undefined) throw new ApiError('not_found');
      const statuses = await findOperationStatuses(db, [movement]);
      return {
        body: { ...presentTransaction(movement, statuses), seq: movement.seq, hash: movement.hash },
      };
    }),
};

/** GET /v1/treasury/transactions: the wallet's movements, newest first. */
export const listTransactions: ReadHandler<'listTransactions'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors }) =>
    readSnapshot(database, async (db) => {
      const { status } = query;
      const few = status !== undefined && (await haveFew(db, caller.tenantId, status));
      const list = transactionList(status, few);
      const page = await listPage(db, list, caller.tenantId, query, cursors);
      const statuses = await findOperationStatuses(db, page.rows);
      return presentPage(page, (movement) => presentTransaction(movement, statuses));
    }),
};
