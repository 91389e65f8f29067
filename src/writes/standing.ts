import type { Moment } from '../calendar/clock.ts';
import type { Environment } from '../config/config.ts';
import type { Role } from '../identity/roles.ts';
import type { DecisionContext } from './write.ts';

export interface KeyTerms {
  readonly role: Role;
  /** Null for all that its role implies. */
  readonly scopes: readonly string[] | null;
  /** CIDR blocks; null for anywhere. */
  readonly allowedIps: readonly string[] | null;
  /** Server clock; null without an end. */
  readonly expiresAt: Moment | null;
}

/** What the caller holds in the write's transaction: nothing granted may exceed it. */
export interface Standing {
  readonly environment: Environment;
  /** Null for a session. */
  readonly key: KeyTerms | null;
  /** Of the session's user, or of who confirmed beside the key; an owner's for the operator. Null without either. */
  readonly userRole: Role | null;
}

/** A caller's request also depends on what its caller holds. */
export interface CallersContext extends DecisionContext {
  readonly standing: Standing;
}
