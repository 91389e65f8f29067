import type { Moment } from '../calendar/clock.ts';
import type { Environment } from '../config/config.ts';
import type { Role } from '../identity/roles.ts';
import type { DecisionContext } from './write.ts';

/** What a key may do, from where, and until when. */
export interface KeyTerms {
  readonly role: Role;
  /** The scopes that it was narrowed to; null for all that its role implies. */
  readonly scopes: readonly string[] | null;
  /** Addresses and CIDR blocks; null where it works from anywhere. */
  readonly allowedIps: readonly string[] | null;
  /** On the server's clock; null where it does not end by itself. */
  readonly expiresAt: Moment | null;
}

/** What whoever asks holds, as their rows stand in the transaction of the write: nothing that they give may be more. */
export interface Standing {
  readonly environment: Environment;
  /** The key that asks; null where a session does. */
  readonly key: KeyTerms | null;
  /** The role of the session's user, or of whoever confirmed beside the key: an owner's, where the operator did. Null where nobody did. */
  readonly userRole: Role | null;
}

/** What the decision of a caller's request is a function of: beside the moment, what its caller holds. */
export interface CallersContext extends DecisionContext {
  readonly standing: Standing;
}
