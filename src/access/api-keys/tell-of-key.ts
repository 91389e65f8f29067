import type { RowEffect } from '../../db/row-effect.ts';
import { publish, type EventEffect } from '../../outbox/event.ts';
import { keyStatus, type ApiKey } from './api-key-store.ts';
import { keyEntry, type KeyContext } from './key-entry-presenter.ts';

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
