import { DEFAULTS } from '../../../generated/words.ts';
import type { Moment } from '../../calendar/clock.ts';
import type { WriteHandler } from '../../contract/handler.ts';
import type { RequestOf } from '../../contract/operation-types.ts';
import { insertRow, saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { KeyTerms } from '../../writes/standing.ts';
import { apiKeysTable, keyNeed, keyStatus, newApiKey, type ApiKey } from './table.ts';
import { makerOf } from './create-api-key.ts';
import { checkKeyBody, keptAddresses, keptEnd, requirePossibleScopes } from './rules.ts';
import {
  keyCountNeed,
  keyCountNow,
  requireRoom,
  saveKeyCount,
  withKey,
  withoutKey,
  type KeyCount,
} from './table.ts';
import { presentNewKey } from './present.ts';
import { requireFit, requireFitOfRecord } from './rules.ts';
import { notifyOfKey } from './create-api-key.ts';

type Body = NonNullable<RequestOf<'rotateApiKey'>['body']>;

/** The body's terms, else the key's. */
function successorTerms(key: ApiKey, { scopes, allowedIps, expiresAt }: Body): KeyTerms {
  return {
    role: key.role,
    scopes: scopes === undefined ? key.scopes : scopes,
    allowedIps: allowedIps === undefined ? key.allowedIps : keptAddresses(allowedIps),
    expiresAt: expiresAt === undefined ? key.expiresAt : keptEnd(expiresAt),
  };
}

/** Works for its grace, and never longer than before. */
function retire(key: ApiKey, rotatedTo: string, graceSeconds: number, serverNow: Moment): ApiKey {
  const end = serverNow + graceSeconds * 1000;
  const expiresAt = key.expiresAt === null ? end : Math.min(key.expiresAt, end);
  return { ...key, rotatedTo, expiresAt, version: key.version + 1 };
}

/**
 * With the key's new end and its successor.
 * @throws ApiError limit_exceeded
 */
function countOfBoth(
  before: KeyCount,
  key: ApiKey,
  retired: ApiKey,
  end: Moment | null,
  serverNow: Moment,
): KeyCount {
  const count = withKey(withoutKey(before, key.expiresAt), retired.expiresAt);
  requireRoom(count, serverNow);
  return withKey(count, end);
}

/** POST /v1/api-keys/{id}/rotate: a successor at once; the key works for its grace. */
export const rotateApiKey: WriteHandler<'rotateApiKey'> = {
  kind: 'write',
  check: ({ body }, serverNow) => {
    checkKeyBody(body ?? {}, serverNow);
  },
  needs: ({ path }, { tenant }) => [keyNeed(path.id), keyCountNeed(tenant.id)],
  decide: ({ path, body = {}, stepUp }, loaded, context) => {
    const { standing, serverNow, newId } = context;
    const key = loaded.find(apiKeysTable, { id: path.id });
    if (key === undefined) throw new ApiError('not_found');
    requireFitOfRecord(standing, key);
    const terms = successorTerms(key, body);
    requireFit(standing, terms);
    if (keyStatus(key, serverNow) !== 'active') {
      throw new ApiError('invalid_state', {
        message: 'Only an active key can be rotated. A retiring key already has a successor.',
      });
    }
    requirePossibleScopes(body.scopes, key, standing.environment);
    const { text, row } = newApiKey(
      {
        ...terms,
        id: newId('key'),
        tenantId: key.tenantId,
        environment: standing.environment,
        name: body.name ?? key.name,
        type: key.type,
        createdBy: makerOf(stepUp.actor),
        now: serverNow,
        rotatedFrom: key.id,
      },
      context,
    );
    const retired = retire(
      key,
      row.id,
      body.graceSeconds ?? DEFAULTS['RotateApiKeyRequest.graceSeconds'],
      serverNow,
    );
    const count = countOfBoth(keyCountNow(loaded, key.tenantId), key, retired, row.expiresAt, serverNow);
    return {
      reply: presentNewKey(row, text, serverNow),
      effects: [
        saveRow(apiKeysTable, retired),
        insertRow(apiKeysTable, row),
        saveKeyCount(count, serverNow),
        ...notifyOfKey(context, 'api_key.rotated', key, retired),
      ],
    };
  },
};
