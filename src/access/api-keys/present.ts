import { type Moment, presentMoment } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { type ApiKey, keyStatus } from './table.ts';

type Shown = Schema<'ApiKey'>;

function momentOrNull(moment: Moment | null): string | null {
  return moment === null ? null : presentMoment(moment);
}

/** A user or the operator. */
function makerOf({ createdBy }: ApiKey): string {
  return createdBy.startsWith('usr_') ? createdBy : 'operator';
}

/**
 * Without its text.
 * @param usedAt last use; null if unknown
 * @param serverNow decides its status
 */
export function presentKey(key: ApiKey, usedAt: Moment | null, serverNow: Moment): Shown {
  return {
    id: key.id,
    clientId: key.tenantId,
    name: key.name,
    type: key.type,
    role: key.role,
    scopes: key.scopes === null ? null : ([...key.scopes] as NonNullable<Shown['scopes']>),
    allowedIps: key.allowedIps === null ? null : [...key.allowedIps],
    prefix: key.prefix as Shown['prefix'],
    lastFour: key.lastFour,
    status: keyStatus(key, serverNow),
    createdAt: presentMoment(key.createdAt),
    createdBy: makerOf(key),
    lastUsedAt: momentOrNull(usedAt),
    expiresAt: momentOrNull(key.expiresAt),
    revokedAt: momentOrNull(key.revokedAt),
    rotatedFrom: key.rotatedFrom,
    rotatedTo: key.rotatedTo,
  };
}

export function presentNewKey(key: ApiKey, text: string, serverNow: Moment): Schema<'ApiKeyWithSecret'> {
  return { ...presentKey(key, null, serverNow), key: text };
}
