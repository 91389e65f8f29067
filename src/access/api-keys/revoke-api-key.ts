import type { WriteHandler } from '../../contract/handler.ts';
import { type RowEffect, saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Actor } from '../../identity/actor.ts';
import type { EventEffect } from '../../outbox/event.ts';
import type { DecisionContext, Loaded, Need, Write } from '../../writes/write.ts';
import { keyEntry, notifyOfKey } from './create-api-key.ts';
import { presentKey } from './present.ts';
import {
  type ApiKey,
  apiKeysTable,
  isLive,
  keyCountNeed,
  keyCountNow,
  keyNeed,
  keyUseNeed,
  lastUseNow,
  saveKeyCount,
  withoutKey,
} from './table.ts';

/** Revoked, or ended as if its time were over. */
export type KeyEnd = 'revoked' | 'expired';

export interface EndedKey {
  readonly key: ApiKey;
  readonly effects: readonly (RowEffect | EventEffect)[];
}

function endNeeds(tenantId: string, id: string): Need[] {
  return [keyNeed(id), keyCountNeed(tenantId)];
}

/**
 * Ends a key permanently.
 * @throws ApiError not_found, invalid_state if it has ended
 */
function endKey(loaded: Loaded, id: string, end: KeyEnd, context: DecisionContext): EndedKey {
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
      ? notifyOfKey(context, 'api_key.revoked', before, key)
      : [keyEntry(context, 'api_key.updated', before, key)];
  return { key, effects: [saveRow(apiKeysTable, key), saveKeyCount(count, serverNow), ...told] };
}

/**
 * For the operator.
 * @throws ApiError not_found, invalid_state
 */
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

/**
 * POST /v1/api-keys/{id}/revoke: permanent. Any key of the account, of any rank, the last one and the caller's own
 * included.
 */
export const revokeApiKey: WriteHandler<'revokeApiKey'> = {
  kind: 'write',
  needs: ({ path }, { tenant }) => [...endNeeds(tenant.id, path.id), keyUseNeed(path.id)],
  decide: ({ path }, loaded, context) => {
    const { key, effects } = endKey(loaded, path.id, 'revoked', context);
    return { reply: presentKey(key, lastUseNow(loaded, key.id), context.serverNow), effects };
  },
};
