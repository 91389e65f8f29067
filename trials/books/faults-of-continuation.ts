import type { ShownMovement } from './books.ts';

function fixedPart(movement: ShownMovement): string {
  return JSON.stringify({ ...movement, operationStatus: undefined });
}

/** Where a later history, oldest first, does not begin with an earlier one: a movement that was lost, changed or slipped in. */
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
