import type { Sandbox } from './sandbox.ts';

/**
 * Brings an event about. Answers the identifier of the record that it is about; null if an account has only one such
 * record, which has no identifier in its path.
 */
export type Cause = (sandbox: Sandbox) => Promise<string | null>;

/** How a type of event comes about: by calls, or by somebody whom calls with an API key cannot stand in for. */
export type Trigger = { readonly cause: Cause } | { readonly onlyBy: string };
