import { presentMoment, type Moment } from '../../../clock.ts';
import type { Schema } from '../../../contract/operation-types.ts';
import type { User } from '../../../flows/people/user.ts';

/** A member as the contract shows them. @param lastSignInAt null where they never signed in */
export function presentMember(
  { id, tenantId, email, name, role, createdAt }: User,
  lastSignInAt: Moment | null,
): Schema<'Member'> {
  return {
    id,
    clientId: tenantId,
    email,
    name,
    role,
    createdAt: presentMoment(createdAt),
    lastSignInAt: lastSignInAt === null ? null : presentMoment(lastSignInAt),
  };
}
