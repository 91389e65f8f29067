import type { Json, JsonObject } from '../json/json.ts';

/** A tenant's books as the interface shows them, all of one moment. */
export interface Books {
  /** The overview, with the balances. */
  readonly overview: Json;
  /** Newest first. */
  readonly movements: readonly JsonObject[];
  /** Payouts, withdrawals and conversions. */
  readonly operations: readonly JsonObject[];
  readonly quotes: readonly JsonObject[];
  /** Pay-ins and deposits. */
  readonly receipts: readonly JsonObject[];
}

/** A law that the books break. */
export interface Fault {
  /** The operation of the contract whose answer shows it. */
  readonly operation: string;
  /** In words. */
  readonly message: string;
}

/** A fault unless a condition holds. */
export function unlessHeld(holds: boolean, operation: string, message: string): Fault[] {
  return holds ? [] : [{ operation, message }];
}
