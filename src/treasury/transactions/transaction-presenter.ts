import type { Schema } from '../../contract/operation-types.ts';
import { presentMovement, type Movement } from '../../ledger/movement.ts';
import type { OperationStatus } from '../../flows/operations/operation.ts';

/** A movement as the contract shows it, with where its operation stands now. */
export function presentTransaction(
  movement: Movement,
  statuses: ReadonlyMap<string, OperationStatus>,
): Schema<'Movement'> {
  const shown: Schema<'Movement'> = presentMovement(movement);
  const operationStatus = movement.operationId === null ? undefined : statuses.get(movement.operationId);
  if (operationStatus !== undefined) shown.operationStatus = operationStatus;
  return shown;
}

/** A movement as the overview shows it: without its operation and external reference (`RecentMovement`). */
export function presentRecentMovement(movement: Movement): Schema<'RecentMovement'> {
  const {
    externalReference: _omitted,
    operationId: _id,
    operationKind: _kind,
    ...recent
  } = presentMovement(movement);
  return recent;
}
