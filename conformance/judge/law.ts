import type { Contract } from '../contract/contract.ts';
import type { JsonObject } from '../json/json.ts';

/** A law of one record by itself: what it breaks, nothing where it keeps it. */
export type Law = (record: JsonObject, contract: Contract) => string[];

/** The message, unless a condition holds. */
export function unless(holds: boolean, message: string): string[] {
  return holds ? [] : [message];
}

/** Whether a record has a field. */
export function isPresent(record: JsonObject, name: string): boolean {
  return record[name] !== undefined;
}

/** Whether moments never fall. */
export function inOrder(...moments: readonly string[]): boolean {
  return moments.every((moment, index) => index === 0 || (moments[index - 1] ?? '') <= moment);
}
