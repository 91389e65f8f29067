import type { Actor } from '../../actor.ts';
import { saveRow, type RowEffect } from '../../db/row-effect.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { EventEffect } from '../../outbox/event.ts';
import type { DecisionContext, Loaded, Need, Write } from '../../writes/write.ts';
import { apiKeysTable, isLive, keyNeed, type ApiKey } from './api-key-store.ts';
import { keyCountNeed, keyCountNow, saveKeyCount, withoutKey } from './key-count-store.ts';
import { keyEntry, tellOfKey } from './tell-of-key.ts';

/** Whether a key is taken back, or made to end as if its time were over. */
export type KeyEnd = 'revoked' | 'expired';

/** A key that has ended, and what is written of it. */
export interface EndedKey {
  readonly key: ApiKey;
  readonly effects: readonly (RowEffect | EventEffect)[];
}

/** The rows that ending a key needs. */
export function endNeeds(tenantId: string, id: string): Need[] {
  return [keyNeed(id), keyCountNeed(tenantId)];
}

/** Ends a key, from now on and for good. @throws ApiError not_found, invalid_state where it works no more */
export function endKey(loaded: Loaded, id: string, end: KeyEnd, context: DecisionContext): EndedKey {
  const { serverNow } = context;
  const before = loaded.find(apiKeysTable, { id });
  if (before === undefined) throw new ApiError('not_found');
  if (!isLive(before, serverNow)) {
    throw new ApiError('invalid_state', {
      message: 'This key has been revoked or has expired.',
    });
  }
  const ended = end === 'revoked' ? { revokedAt: serverNow } : { expiresAt: serverNow };
  const key = { ...before, ...ended, version: before.version + 1 };
  const count = withoutKey(keyCountNow(loaded, key.tenantId), before.expiresAt);
  const told =
    end === 'revoked'
      ? tellOfKey(context, 'api_key.revoked', before, key)
      : [keyEntry(context, 'api_key.updated', before, key)];
  return { key, effects: [saveRow(apiKeysTable, key), saveKeyCount(count, serverNow), ...told] };
}

/** Ends a key by hand. @throws ApiError not_found, invalid_state */
export function endKeyByHand(tenantId: string, id: string, end: KeyEnd, actor: Actor): Write<ApiKey> {
  return {
    tenantId,
    actor,
    claimed: false,
    needs: () => endNeeds(tenantId, id),
    decide: (loaded, context) => {
      const { key, effects } = endKey(loaded, id, end, context);
      return { reply: key, effects };
    },
  };
}
