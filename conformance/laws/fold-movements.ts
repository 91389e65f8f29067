import { textAt, type JsonObject } from '../json/json.ts';
import { toMinor } from '../json/minor-units.ts';

/** What movements add up to, in one asset's smallest units. */
export interface MovementSum {
  readonly available: bigint;
  readonly reserved: bigint;
}

export function foldMovements(movements: readonly JsonObject[]): Map<string, MovementSum> {
  const sums = new Map<string, MovementSum>();
  for (const movement of movements) {
    const asset = textAt(movement, 'asset');
    const sum = sums.get(asset) ?? { available: 0n, reserved: 0n };
    sums.set(asset, {
      available: sum.available + toMinor(textAt(movement, 'availableDelta'), asset),
      reserved: sum.reserved + toMinor(textAt(movement, 'reservedDelta'), asset),
    });
  }
  return sums;
}

export function movementsTo(movements: readonly JsonObject[], asOf: string): JsonObject[] {
  return movements.filter((each) => textAt(each, 'occurredAt') <= asOf);
}

/** Whether an operation of this status has ended (`final` in GET /v1/meta/state-machines). */
export function isFinalOperation(status: string): boolean {
  return status === 'settled' || status === 'failed' || status === 'returned';
}
