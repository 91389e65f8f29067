import { presentMoment } from '../../clock.ts';
import type { RowEffect } from '../../db/row-effect.ts';
import { auditEntry, changesBetween } from '../../outbox/audit-entry.ts';
import { publish, type EventEffect } from '../../outbox/event.ts';
import type { DecisionContext } from '../../writes/write.ts';
import { keyStatus, type ApiKey } from './api-key-store.ts';

type KeyContext = Pick<DecisionContext, 'newId' | 'now' | 'serverNow' | 'actor' | 'request'>;

/** What an entry shows of a key; nothing of its text. */
function shown(key: ApiKey | null, { serverNow }: KeyContext) {
  if (key === null) return null;
  const { name, type, role, scopes, allowedIps, expiresAt, rotatedTo } = key;
  const end = expiresAt === null ? null : presentMoment(expiresAt);
  return {
    name,
    type,
    role,
    scopes,
    allowedIps,
    expiresAt: end,
    rotatedTo,
    status: keyStatus(key, serverNow),
  };
}

/** The entry of what was done to a key: from how it was, to how it is. */
export function keyEntry(
  context: KeyContext,
  type: 'api_key.created' | 'api_key.updated' | 'api_key.rotated' | 'api_key.revoked',
  before: ApiKey | null,
  after: ApiKey,
): RowEffect {
  const changes = changesBetween(shown(before, context), shown(after, context), [
    'name',
    'type',
    'role',
    'scopes',
    'allowedIps',
    'expiresAt',
    'rotatedTo',
    'status',
  ]);
  return auditEntry(context, { tenantId: after.tenantId, type, resourceId: after.id, changes });
}

/** Tells of what was done to a key whoever listens to events, and keeps its entry. */
export function tellOfKey(
  context: KeyContext,
  type: 'api_key.created' | 'api_key.rotated' | 'api_key.revoked',
  before: ApiKey | null,
  after: ApiKey,
): (EventEffect | RowEffect)[] {
  const { id, tenantId, version } = after;
  const status = keyStatus(after, context.serverNow);
  return [publish(context, type, { id, tenantId, version, status }), keyEntry(context, type, before, after)];
}
