import type { Json, JsonObject } from '../json/json.ts';

export interface Books {
  readonly overview: Json;
  /** Newest first. */
  readonly movements: readonly JsonObject[];
  readonly operations: readonly JsonObject[];
  readonly quotes: readonly JsonObject[];
  readonly receipts: readonly JsonObject[];
}

export interface Fault {
  readonly operation: string;
  readonly message: string;
}

/** A fault unless a condition holds. */
export function unlessHeld(holds: boolean, operation: string, message: string): Fault[] {
  return holds ? [] : [{ operation, message }];
}
