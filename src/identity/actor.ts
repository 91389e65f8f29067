import type { Word } from '../../generated/words.ts';
import type { Moment } from '../calendar/clock.ts';
import type { Traceparent } from '../tracing/traceparent.ts';

/** Who carries orders out or reports. */
type ProviderActor = Word<'SimulatedProvider'>;

/**
 * Who causes a change; every write names one.
 *
 * - `api_key`: a caller's request, the sandbox's control calls among them. `id` is the key's.
 * - `user`: a person who is signed in. `id` is the user's.
 * - `operator`: a command of whoever runs Corridor. `id` is the name that was given with it, where one was.
 * - `provider`: what a provider reports, and what a worker does to carry an order out. `id` is the provider's name.
 * - `clock`: what falls due by itself (hold-backs that end, what expires). It has no `id`.
 * - `sandbox`: what the sandbox does of its own accord (the demo tenant, the books of simulated providers). It has no `id`.
 *
 * What follows from a change in the same commit has the actor of the change. What a control call lets fall due has the
 * actor that it would have had without the call: moving the clock is the key's doing, what happens then is not.
 */
export type Actor =
  | { readonly kind: 'api_key' | 'user'; readonly id: string }
  | { readonly kind: 'operator'; readonly id: string | null }
  | { readonly kind: 'provider'; readonly id: ProviderActor }
  | { readonly kind: 'clock' | 'sandbox'; readonly id: null };

/** Without a name. */
export const OPERATOR: Actor = { kind: 'operator', id: null };

export const CLOCK: Actor = { kind: 'clock', id: null };

export const SANDBOX: Actor = { kind: 'sandbox', id: null };

export function keyActor(keyId: string): Actor {
  return { kind: 'api_key', id: keyId };
}

/** The identifier is empty if unknown. */
export function userActor(userId: string): Actor {
  return { kind: 'user', id: userId };
}

export function providerActor(name: ProviderActor): Actor {
  return { kind: 'provider', id: name };
}

export interface Confirmation {
  /** A user, or the operator. */
  readonly actor: Actor;
  /** Null for the operator's. */
  readonly userId: string | null;
  readonly at: Moment;
}

/** Beside the actor. */
export interface RequestFacts {
  readonly requestId: string;
  /** Null for a session. */
  readonly keyId: string | null;
  /** Null if unknown. */
  readonly ipAddress: string | null;
  /** Its first 256 characters; null if not sent. */
  readonly userAgent: string | null;
  /** For what it causes elsewhere; null if there is no trace. */
  readonly trace: Traceparent | null;
  /** Null if none is needed. */
  readonly confirmation: Confirmation | null;
}
