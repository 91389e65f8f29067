import type { Schema } from '../../contract/operation-types.ts';
import { type Movement, presentMovement } from '../../ledger/movement.ts';
import type { OperationStatus } from '../operations/table.ts';

/** With its operation's present status. */
export function presentTransaction(
  movement: Movement,
  statuses: ReadonlyMap<string, OperationStatus>,
): Schema<'Movement'> {
  const shown: Schema<'Movement'> = presentMovement(movement);
  const operationStatus = movement.operationId === null ? undefined : statuses.get(movement.operationId);
  if (operationStatus !== undefined) shown.operationStatus = operationStatus;
  return shown;
}

/** Without operation and external reference (`RecentMovement`). */
export function presentRecentMovement(movement: Movement): Schema<'RecentMovement'> {
  const {
    externalReference: _omitted,
    operationId: _id,
    operationKind: _kind,
    ...recent
  } = presentMovement(movement);
  return recent;
}

/** With its place in the chain and its hash. */
export function presentLedgerLine(
  movement: Movement,
  statuses: ReadonlyMap<string, OperationStatus>,
): Schema<'LedgerLine'> {
  const { seq, hash, previousHash } = movement;
  return { ...presentTransaction(movement, statuses), seq, hash, previousHash };
}
