import { presentMoment } from '../../calendar/clock.ts';
import type { ConsoleReplyOf } from '../../contract/console-types.ts';
import { scopesHeld } from '../../identity/roles.ts';
import type { UserServices } from '../users/user-services.ts';
import type { SessionCredential } from './credential.ts';
import { idleEnd } from './table.ts';

/** @param stepUpExpiresAt end of its confirmation; null if it has none */
export function presentSession(
  { session, user, tenant }: SessionCredential,
  { environment, sessions }: Pick<UserServices, 'environment' | 'sessions'>,
  stepUpExpiresAt: number | null,
): ConsoleReplyOf<'getSession'> {
  return {
    id: session.id,
    user: { id: user.id, email: user.email, name: user.name },
    account: { id: tenant.id, name: tenant.name },
    environment,
    role: user.role,
    scopes: [...scopesHeld({ role: user.role, scopes: null }, environment)].sort(),
    createdAt: presentMoment(session.createdAt),
    expiresAt: presentMoment(session.expiresAt),
    idleExpiresAt: presentMoment(idleEnd(session, sessions)),
    stepUpExpiresAt: stepUpExpiresAt === null ? null : presentMoment(stepUpExpiresAt),
  };
}
