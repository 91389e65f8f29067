import type { Moment } from '../clock.ts';

/** What somebody may hold for a time, on the server's clock: an order, a batch, a run. */
export interface Leasable {
  readonly leaseUntil: Moment | null;
}

/** What nobody holds. */
export const FREE = { leaseToken: null, leaseUntil: null } as const;

/** Whether somebody holds it at a moment of the server's clock. */
export function isLeased({ leaseUntil }: Leasable, serverNow: Moment): boolean {
  return leaseUntil !== null && leaseUntil > serverNow;
}
