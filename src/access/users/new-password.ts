import { selectMatching } from '../../db/statements/rows.ts';
import { ApiError } from '../../errors/api-error.ts';
import { tenantsTable } from '../../writes/tenant.ts';
import { isAcceptable } from './passwords.ts';
import type { UserServices } from './user-services.ts';

/** The same message for every fault. */
const WEAK = 'must be 15 to 128 characters, and must not be a breached, easily guessed or earlier password';

/** @throws ApiError invalid_request naming the field */
export function refuseWeak(field: '/password' | '/newPassword'): never {
  throw new ApiError('invalid_request', { details: [{ in: 'body', path: field, message: WEAK }] });
}

/**
 * @param password normalised
 * @param queue of a link or user, whose passwords are judged in turn
 * @throws ApiError invalid_request naming the field; service_unavailable when too many wait
 */
export async function requireAcceptable(
  { database }: Pick<UserServices, 'database'>,
  field: '/password' | '/newPassword',
  password: string,
  { email, tenantId }: { readonly email: string; readonly tenantId: string },
  queue: string,
): Promise<void> {
  const [tenant] = await selectMatching(database.reader, tenantsTable, [{ id: tenantId }]);
  const [localPart = ''] = email.split('@');
  if (!(await isAcceptable(password, [email, localPart, tenant?.name ?? ''], queue))) refuseWeak(field);
}
