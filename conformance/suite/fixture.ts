import type { Pair } from './addresses.ts';

/** An account when the run began. */
export interface Beginning {
  /** On its clock: what is created later is of the run. */
  readonly at: string;
  /** Empty if there was none. */
  readonly newestEvent: string;
}

/** A record of each kind that Australian dollars need. */
export interface Fixture {
  readonly beneficiaryId: string;
  readonly instrumentId: string;
  readonly payinId: string;
  readonly payoutId: string;
  readonly movementId: string;
}

/** A record of each kind that stablecoins need. */
export interface StableFixture {
  /** USDC on a network that is switched on. */
  readonly pair: Pair;
  readonly addressId: string;
  readonly destinationId: string;
  readonly depositId: string;
}
