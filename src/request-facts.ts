import type { Actor } from './actor.ts';
import type { Moment } from './clock.ts';

/** A second factor that confirmed a request. */
export interface Confirmation {
  /** Who confirmed: a user, or the operator. */
  readonly actor: Actor;
  /** Null of the operator's. */
  readonly userId: string | null;
  readonly at: Moment;
}

/** What is kept of the request behind a change, beside its actor. */
export interface RequestFacts {
  readonly requestId: string;
  /** The key that was used; null where a session was. */
  readonly keyId: string | null;
  /** The client's address; null where it cannot be determined. */
  readonly ipAddress: string | null;
  /** The first 256 characters of what the client calls itself; null where it says nothing. */
  readonly userAgent: string | null;
  /** Null where the operation asks for none. */
  readonly confirmation: Confirmation | null;
}
