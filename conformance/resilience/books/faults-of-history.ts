import type { Books, ShownMovement } from './books.ts';
import { toCents } from './cents.ts';

/**
 * What is wrong with a history of movements: a prefix that is overdrawn, a time that falls, a movement twice,
 * or a sum that is not the balance (INV-02 to INV-05, INV-25).
 */
export function faultsOfHistory({ clientId, standing, movements }: Books): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  let available = 0n;
  let reserved = 0n;
  let last = '';
  for (const { id, kind, availableDelta, reservedDelta, occurredAt } of movements) {
    available += toCents(availableDelta);
    reserved += toCents(reservedDelta);
    if (available < 0n || reserved < 0n) faults.push(`${clientId}: overdrawn after ${id} (${kind})`);
    if (occurredAt < last) faults.push(`${clientId}: ${id} occurred before the movement ahead of it`);
    if (seen.has(id)) faults.push(`${clientId}: ${id} is listed twice`);
    seen.add(id);
    last = occurredAt;
  }
  if (available !== standing.available || reserved !== standing.reserved) {
    faults.push(
      `${clientId}: the movements come to ${available} and ${reserved} cents, the overview to ${standing.available} and ${standing.reserved}`,
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
