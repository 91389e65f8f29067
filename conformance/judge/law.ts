import type { Contract } from '../contract/contract.ts';
import type { JsonObject } from '../json/json.ts';

export type Law = (record: JsonObject, contract: Contract) => string[];

/** The message, unless a condition holds. */
export function unless(holds: boolean, message: string): string[] {
  return holds ? [] : [message];
}

export function isPresent(record: JsonObject, name: string): boolean {
  return record[name] !== undefined;
}

export function inOrder(...moments: readonly string[]): boolean {
  return moments.every((moment, index) => index === 0 || (moments[index - 1] ?? '') <= moment);
}
