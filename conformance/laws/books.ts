import type { Json, JsonObject } from '../json/json.ts';

/** A tenant's books as the interface shows them, all of one moment. */
export interface Books {
  /** The overview, with the balances. */
  readonly overview: Json;
  /** Newest first. */
  readonly movements: readonly JsonObject[];
  /** Payouts, withdrawals and conversions. */
  readonly operations: readonly JsonObject[];
  /** Pay-ins and deposits. */
  readonly receipts: readonly JsonObject[];
}

/** What the books must be read by, and do not say themselves. */
export interface Terms {
  /** Whether a payout that returns gives its fee back. */
  readonly refundsFee: boolean;
  /**
   * How low a configuration lets an operation take an asset, in its smallest units: zero or below. Undefined for a
   * configuration that the reader does not know; no configuration is given for what is no operation's.
   */
  readonly floorOf: (asset: string, configurationId: string | undefined) => bigint | undefined;
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
