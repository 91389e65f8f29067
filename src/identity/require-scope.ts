import type { Environment } from '../config/config.ts';
import { ApiError } from '../errors/api-error.ts';
import { type Role, holdsScope } from './roles.ts';

interface Holder {
  readonly role: Role;
  readonly scopes: readonly string[] | null;
}

/**
 * @param scope null for any
 * @throws ApiError insufficient_scope naming it
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
