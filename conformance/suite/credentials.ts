/** The keys that a run was given. What a check needs and is not given makes it "not tried", never broken. */
export interface Credentials {
  /** Secret keys with full access, one for each tenant; the first is the tenant under test. */
  readonly secretKeys: readonly string[];
  /** Another full secret key of the first tenant. */
  readonly siblingKey: string | undefined;
  readonly publishableKey: string | undefined;
  /** A token of a second-factor confirmation for each tenant, in their order; may be fewer. */
  readonly stepUpTokens: readonly string[];
  /** Keys that hold these scopes alone. */
  readonly scopedKeys: readonly ScopedKey[];
  /** Keys that must not work any more, or never here: revoked, expired, of the other environment. */
  readonly deadKeys: readonly DeadKey[];
  /** A key whose allowed addresses leave the suite's out. */
  readonly refusedAddressKey: string | undefined;
  /** A key of a tenant that is suspended. */
  readonly suspendedKey: string | undefined;
}

/** Why operations that need a confirmation of the tenant under test cannot be tried; undefined if they can. */
export function lacksConfirmation({ stepUpTokens }: Credentials): string | undefined {
  return stepUpTokens.length === 0 ? 'no --step-up-token was given' : undefined;
}

/** The confirmation that a caller has; undefined if the run was given none of its account. */
export function confirmationOf(
  { stepUpTokens }: Credentials,
  caller: { readonly stepUpToken?: string | null } | null,
): string | undefined {
  return caller?.stepUpToken === undefined ? stepUpTokens[0] : (caller.stepUpToken ?? undefined);
}

/** A key with a list of scopes. */
export interface ScopedKey {
  readonly scopes: readonly string[];
  readonly key: string;
}

/** A key that answers 401, and why. */
export interface DeadKey {
  readonly why: string;
  readonly key: string;
  /** When it ends, on the service's clock in milliseconds since 1970; left out where it has. */
  readonly endsAt?: number;
}

/** Whether a key with these scopes may call what asks for a scope: `write` implies `read` of its family. */
export function holdsScope(scopes: readonly string[], needed: string): boolean {
  const [family = '', verb] = needed.split(':');
  return scopes.includes(needed) || (verb === 'read' && scopes.includes(`${family}:write`));
}

/** Reads `scope,scope=KEY`. @throws Error if it is not of that form */
export function parseScopedKey(text: string): ScopedKey {
  const at = text.indexOf('=');
  if (at < 1) throw new Error(`"${text}" is not of the form SCOPE,SCOPE=KEY`);
  return { scopes: text.slice(0, at).split(','), key: text.slice(at + 1) };
}
