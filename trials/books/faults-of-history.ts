import type { AssetStanding, Books, ShownMovement } from './books.ts';
import { readMinor } from '../../conformance/json/minor-units.ts';

const NOTHING: AssetStanding = { available: 0n, reserved: 0n };

function after(before: AssetStanding, movement: ShownMovement): AssetStanding {
  const { asset, availableDelta, reservedDelta } = movement;
  return {
    available: before.available + readMinor(availableDelta, asset),
    reserved: before.reserved + readMinor(reservedDelta, asset),
  };
}

/**
 * What is wrong with a history of movements: a prefix that is overdrawn in an asset, a time that falls, a movement
 * twice, or a sum that is not the balance (INV-02 to INV-05, INV-25).
 */
export function faultsOfHistory({ clientId, standing, movements }: Books): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  const sums = new Map<string, AssetStanding>();
  let last = '';
  for (const movement of movements) {
    const { id, asset, kind, occurredAt } = movement;
    const sum = after(sums.get(asset) ?? NOTHING, movement);
    sums.set(asset, sum);
    if (sum.available < 0n || sum.reserved < 0n)
      faults.push(`${clientId}: ${asset} is overdrawn after ${id} (${kind})`);
    if (occurredAt < last) faults.push(`${clientId}: ${id} occurred before the movement ahead of it`);
    if (seen.has(id)) faults.push(`${clientId}: ${id} is listed twice`);
    seen.add(id);
    last = occurredAt;
  }
  for (const [asset, shown] of standing.balances) {
    const { available, reserved } = sums.get(asset) ?? NOTHING;
    if (available === shown.available && reserved === shown.reserved) continue;
    faults.push(
      `${clientId}: the movements of ${asset} come to ${available} and ${reserved}, the overview to ${shown.available} and ${shown.reserved}`,
    );
  }
  return faults;
}

function fixedPart(movement: ShownMovement): string {
  return JSON.stringify({ ...movement, operationStatus: undefined });
}

/** Where a later history, oldest first, does not begin with an earlier one: a movement that was lost, changed or slipped in (INV-07). */
export function faultsOfContinuation(
  earlier: readonly ShownMovement[],
  later: readonly ShownMovement[],
): string[] {
  for (const [index, movement] of earlier.entries()) {
    const now = later[index];
    if (now === undefined) return [`the movement ${movement.id} is gone`];
    if (fixedPart(now) !== fixedPart(movement)) {
      return [`where ${movement.id} stood, ${now.id} stands now, or it was changed`];
    }
  }
  return [];
}
