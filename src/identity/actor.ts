import type { Moment } from '../calendar/clock.ts';

/** The providers that carry orders out or report. */
type ProviderActor = 'bank' | 'chain' | 'exchange' | 'identity';

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

/** The operator, who gave no name. */
export const OPERATOR: Actor = { kind: 'operator', id: null };

/** The tenant's clock. */
export const CLOCK: Actor = { kind: 'clock', id: null };

/** The sandbox itself. */
export const SANDBOX: Actor = { kind: 'sandbox', id: null };

/** The caller with an API key. */
export function keyActor(keyId: string): Actor {
  return { kind: 'api_key', id: keyId };
}

/** A person; the identifier is empty where nobody knows who it is. */
export function userActor(userId: string): Actor {
  return { kind: 'user', id: userId };
}

/** A provider, or the worker that carries out an order to it. */
export function providerActor(name: ProviderActor): Actor {
  return { kind: 'provider', id: name };
}

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
