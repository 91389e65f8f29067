import { type Db, runStatement } from '../../db/statements/statement.ts';
import type { Movement } from '../../ledger/movement.ts';
import { isOneOf } from '../../lists/condition.ts';
import type { OperationStatus } from '../operations/table.ts';

/** Present status by operation. */
export async function findOperationStatuses(
  db: Db,
  movements: readonly Movement[],
): Promise<ReadonlyMap<string, OperationStatus>> {
  const ids = new Set(movements.flatMap(({ operationId }) => (operationId === null ? [] : [operationId])));
  if (ids.size === 0) return new Map();
  const { sql, bindings } = isOneOf('id', [...ids]);
  const rows = await runStatement(db, `select id, status from operations where ${sql}`, bindings);
  return new Map(rows.map(({ id, status }) => [String(id), status as OperationStatus]));
}
