import type { Knex } from 'knex';

/** Knex would write to stdout by itself; what it has to say reaches its callers as errors. */
export const QUIET: Knex.Logger = {
  warn: () => undefined,
  error: () => undefined,
  debug: () => undefined,
  deprecate: () => undefined,
};
