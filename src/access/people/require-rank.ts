import { ApiError } from '../../errors/api-error.ts';
import { mayGrant, rankOf } from '../../flows/access/reach.ts';
import type { UserRole } from '../../flows/people/user.ts';
import type { Standing } from '../../writes/standing.ts';

function tooLow(what: string): ApiError {
  return new ApiError('insufficient_scope', {
    message: `The scope team:write with a higher role is required ${what}.`,
  });
}

/**
 * Makes sure that whoever asks may give and take all of some roles.
 * @throws ApiError insufficient_scope
 */
export function requireGrantable(standing: Standing, roles: readonly UserRole[]): void {
  const above = roles.find((role) => !mayGrant(standing, role));
  if (above !== undefined) throw tooLow(`to assign or remove the role ${above}`);
}

/** Makes sure that whoever asks is an owner. @throws ApiError insufficient_scope */
export function requireOwner(standing: Standing): void {
  if (rankOf(standing) !== 'owner') throw tooLow('to remove a member');
}
