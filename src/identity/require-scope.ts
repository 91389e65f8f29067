import type { Environment } from '../config/config.ts';
import { ApiError } from '../errors/api-error.ts';
import { type Role, holdsScope } from './roles.ts';

/** Whose scopes are asked for. */
interface Holder {
  readonly role: Role;
  readonly scopes: readonly string[] | null;
}

/**
 * Refuses whoever lacks what an operation asks for.
 * @param scope null where any will do
 * @throws ApiError insufficient_scope, which names it
 */
export function requireScope(
  holder: Holder,
  scope: string | null,
  environment: Environment,
  what: 'key' | 'session',
): void {
  if (scope === null || holdsScope(holder, scope, environment)) return;
  throw new ApiError('insufficient_scope', { message: `The ${what} does not have the scope ${scope}.` });
}
