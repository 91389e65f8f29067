import { isSameJson } from '../../sealing/hash.ts';
import type { Moment } from '../../calendar/clock.ts';
import type { WriteHandler } from '../../contract/handler.ts';
import type { RequestOf } from '../../contract/operation-types.ts';
import { saveRow, type RowEffect } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { DecisionContext, Loaded } from '../../writes/write.ts';
import { apiKeysTable, isLive, keyNeed, keyStatus, type ApiKey } from './table.ts';
import { checkKeyBody, keptAddresses, keptEnd, requirePossibleScopes } from './rules.ts';
import { keyCountNeed, keyCountNow, saveKeyCount, withKey, withoutKey } from './table.ts';
import { presentKey } from './present.ts';
import { keyUseNeed, lastUseNow } from './table.ts';
import { requireFitOfChange, requireFitOfRecord } from './rules.ts';
import { keyEntry } from './create-api-key.ts';

type Body = RequestOf<'updateApiKey'>['body'];

/** Null clears. */
function withBody(key: ApiKey, { name, scopes, allowedIps, expiresAt }: Body): ApiKey {
  return {
    ...key,
    ...(name === undefined ? {} : { name }),
    ...(scopes === undefined ? {} : { scopes }),
    ...(allowedIps === undefined ? {} : { allowedIps: keptAddresses(allowedIps) }),
    ...(expiresAt === undefined ? {} : { expiresAt: keptEnd(expiresAt) }),
  };
}

/** @throws ApiError invalid_state for an ended key, or a longer grace */
function requireChangeable(key: ApiKey, changed: ApiKey, serverNow: Moment): void {
  if (!isLive(key, serverNow)) {
    throw new ApiError('invalid_state', {
      message: 'This key has been revoked or has expired.',
    });
  }
  if (keyStatus(key, serverNow) !== 'retiring' || key.expiresAt === null) return;
  if (changed.expiresAt === null || changed.expiresAt > key.expiresAt) {
    throw new ApiError('invalid_state', {
      message: 'The expiry of a retiring key can only be brought forward.',
    });
  }
}

/** Nothing if nothing differs. */
function effectsOf(key: ApiKey, changed: ApiKey, loaded: Loaded, context: DecisionContext): RowEffect[] {
  if (isSameJson(key, changed)) return [];
  const saved = [
    saveRow(apiKeysTable, { ...changed, version: key.version + 1 }),
    keyEntry(context, 'api_key.updated', key, changed),
  ];
  if (key.expiresAt === changed.expiresAt) return saved;
  const count = withKey(withoutKey(keyCountNow(loaded, key.tenantId), key.expiresAt), changed.expiresAt);
  return [...saved, saveKeyCount(count, context.serverNow)];
}

/** PATCH /v1/api-keys/{id}: never its role or type. */
export const updateApiKey: WriteHandler<'updateApiKey'> = {
  kind: 'write',
  check: ({ body }, serverNow) => {
    checkKeyBody(body, serverNow);
  },
  needs: ({ path }, { tenant }) => [keyNeed(path.id), keyUseNeed(path.id), keyCountNeed(tenant.id)],
  decide: ({ path, body }, loaded, context) => {
    const { standing, serverNow } = context;
    const key = loaded.find(apiKeysTable, { id: path.id });
    if (key === undefined) throw new ApiError('not_found');
    requireFitOfRecord(standing, key);
    const changed = withBody(key, body);
    requireFitOfChange(standing, changed, body);
    requireChangeable(key, changed, serverNow);
    requirePossibleScopes(body.scopes, key, standing.environment);
    return {
      reply: presentKey(changed, lastUseNow(loaded, key.id), serverNow),
      effects: effectsOf(key, changed, loaded, context),
    };
  },
};
