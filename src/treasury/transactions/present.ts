import type { Schema } from '../../contract/operation-types.ts';
import { type Movement, presentMovement } from '../../ledger/movement.ts';
import type { OperationStatus } from '../operations/table.ts';

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

/** A movement as a line of the export: with its place in the chain and the hash that it was chained to. */
export function presentLedgerLine(
  movement: Movement,
  statuses: ReadonlyMap<string, OperationStatus>,
): Schema<'LedgerLine'> {
  const { seq, hash, previousHash } = movement;
  return { ...presentTransaction(movement, statuses), seq, hash, previousHash };
}
