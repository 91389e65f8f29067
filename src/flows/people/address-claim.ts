import type { Moment } from '../../clock.ts';
import { defineTable, moment, text } from '../../db/table.ts';

/** For how long an address is claimed: longer than any write waits for its turn. */
const CLAIM_MS = 60_000;

/**
 * Whose invitation is being accepted at an address just now. An address signs in to one account, and two accounts may have invited
 * it, whose wallets know nothing of each other: so it is claimed under the person's own lock first.
 */
export interface AddressClaim {
  /** Normalised. */
  readonly email: string;
  readonly invitationId: string;
  /** On the server's clock. */
  readonly claimedAt: Moment;
}

export const addressClaimsTable = defineTable<AddressClaim>({
  name: 'address_claims',
  key: ['email'],
  columns: { email: text(), invitationId: text(), claimedAt: moment() },
});

/** Whether a claim keeps others from the address; one whose acceptance has ended in time keeps nobody. */
export function isHeld({ claimedAt }: AddressClaim, serverNow: Moment): boolean {
  return serverNow - claimedAt < CLAIM_MS;
}
