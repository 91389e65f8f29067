import type { Moment } from '../../calendar/clock.ts';
import type { Browser } from '../../contract/caller-port.ts';
import { type RowEffect, insertRow, removeRow } from '../../db/statements/table.ts';
import type { CommonContext } from '../../writes/write.ts';
import type { UserServices } from '../users/user-services.ts';
import type { User } from '../users/table.ts';
import { type Session, sessionsTable, sessionsToEnd } from './table.ts';

export interface NewSessionFacts {
  readonly user: Pick<User, 'id' | 'tenantId'>;
  readonly hash: string;
  readonly device: string;
  readonly browser: Pick<Browser, 'ipAddress' | 'userAgent'>;
}

/** Begins a session and ends those beyond the limit. */
export function beginSession(
  { sessions: terms }: Pick<UserServices, 'sessions'>,
  { user, hash, device, browser: { ipAddress, userAgent } }: NewSessionFacts,
  others: readonly Session[],
  { newId, serverNow }: Pick<CommonContext, 'newId'> & { readonly serverNow: Moment },
): { readonly session: Session; readonly effects: readonly RowEffect[] } {
  const session: Session = {
    id: newId('ses'),
    tenantId: user.tenantId,
    userId: user.id,
    hash,
    device,
    createdAt: serverNow,
    lastSeenAt: serverNow,
    expiresAt: serverNow + terms.lifeMs,
    ipAddress,
    userAgent,
    stepUpId: null,
    stepUpExpiresAt: null,
  };
  const ended = sessionsToEnd(others, terms, serverNow).map((other) => removeRow(sessionsTable, other));
  return { session, effects: [...ended, insertRow(sessionsTable, session)] };
}
