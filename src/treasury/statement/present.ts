import { presentMoment } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import type { Movement } from '../../ledger/movement.ts';
import { type Asset, presentAmount } from '../../money/amount.ts';
import type { OperationStatus } from '../operations/table.ts';
import { presentTransaction } from '../transactions/present.ts';
import type { Held } from './lines.ts';

export function presentHeld(
  { availableMinor, reservedMinor }: Held,
  asset: Asset,
): Schema<'StatementBalance'> {
  return {
    available: presentAmount(availableMinor, asset),
    reserved: presentAmount(reservedMinor, asset),
    posted: presentAmount(availableMinor + reservedMinor, asset),
  };
}

export interface PresentedLines {
  readonly lines: Schema<'StatementLine'>[];
  /** After the last of them. */
  readonly held: Held;
}

/**
 * Each with the balance after it.
 * @param before what was held before the first
 */
export function presentLines(
  movements: readonly Movement[],
  before: Held,
  statuses: ReadonlyMap<string, OperationStatus>,
): PresentedLines {
  let held = before;
  const lines = movements.map((movement): Schema<'StatementLine'> => {
    const {
      id: _id,
      clientId: _clientId,
      asset,
      operationId: _operationId,
      ...shown
    } = presentTransaction(movement, statuses);
    held = {
      availableMinor: held.availableMinor + movement.availableDeltaMinor,
      reservedMinor: held.reservedMinor + movement.reservedDeltaMinor,
    };
    const { available, reserved } = presentHeld(held, asset);
    return {
      seq: movement.seq,
      ...shown,
      occurredAt: presentMoment(movement.occurredAt),
      available,
      reserved,
    };
  });
  return { lines, held };
}
