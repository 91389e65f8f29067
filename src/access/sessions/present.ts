import { presentMoment } from '../../calendar/clock.ts';
import type { ConsoleReplyOf } from '../../contract/console-types.ts';
import type { SessionTerms } from '../users/table.ts';
import type { SessionCredential } from './credential.ts';
import { idleEnd } from './table.ts';

/** @param stepUpExpiresAt end of its confirmation; null if it has none */
export function presentSession(
  { session, user, tenant }: SessionCredential,
  terms: SessionTerms,
  stepUpExpiresAt: number | null,
): ConsoleReplyOf<'getSession'> {
  return {
    id: session.id,
    user: { id: user.id, email: user.email, name: user.name },
    account: { id: tenant.id, name: tenant.name },
    role: user.role,
    createdAt: presentMoment(session.createdAt),
    expiresAt: presentMoment(session.expiresAt),
    idleExpiresAt: presentMoment(idleEnd(session, terms)),
    stepUpExpiresAt: stepUpExpiresAt === null ? null : presentMoment(stepUpExpiresAt),
  };
}
