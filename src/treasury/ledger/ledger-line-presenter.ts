import type { Schema } from '../../contract/operation-types.ts';
import type { Movement } from '../../ledger/movement.ts';
import type { OperationStatus } from '../../flows/operations/operation.ts';
import { presentTransaction } from '../transactions/transaction-presenter.ts';

/** A movement as a line of the export: with its place in the chain and the hash that it was chained to. */
export function presentLedgerLine(
  movement: Movement,
  statuses: ReadonlyMap<string, OperationStatus>,
): Schema<'LedgerLine'> {
  const { seq, hash, previousHash } = movement;
  return { ...presentTransaction(movement, statuses), seq, hash, previousHash };
}
