import { presentMoment } from '../../calendar/clock.ts';
import type { WriteHandler } from '../../contract/handler.ts';
import type { RequestOf } from '../../contract/operation-types.ts';
import { type RowEffect, insertRow } from '../../db/statements/table.ts';
import type { Actor } from '../../identity/actor.ts';
import { auditEntry, changesBetween } from '../../outbox/audit-entry.ts';
import { type EventEffect, publish } from '../../outbox/event.ts';
import type { KeyTerms } from '../../writes/standing.ts';
import type { DecisionContext, Write } from '../../writes/write.ts';
import { presentNewKey } from './present.ts';
import { checkKeyBody, checkKind, keptAddresses, keptEnd, requireFit } from './rules.ts';
import {
  type ApiKey,
  type NewKeyFacts,
  apiKeysTable,
  keyCountNeed,
  keyCountNow,
  keyStatus,
  newApiKey,
  requireRoom,
  saveKeyCount,
  withKey,
} from './table.ts';

type KeyContext = Pick<DecisionContext, 'newId' | 'now' | 'serverNow' | 'actor' | 'request'>;

/** Without its text. */
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

/** The event and the entry of a change. */
export function notifyOfKey(
  context: KeyContext,
  type: 'api_key.created' | 'api_key.rotated' | 'api_key.revoked',
  before: ApiKey | null,
  after: ApiKey,
): (EventEffect | RowEffect)[] {
  const { id, tenantId, version } = after;
  const status = keyStatus(after, context.serverNow);
  return [publish(context, type, { id, tenantId, version, status }), keyEntry(context, type, before, after)];
}

/** Who confirmed it: a user or the operator. */
export function makerOf(confirmedBy: Actor | null): string {
  return confirmedBy?.kind === 'user' ? confirmedBy.id : 'operator';
}

function termsOf({ role, scopes, allowedIps, expiresAt }: RequestOf<'createApiKey'>['body']): KeyTerms {
  return {
    role,
    scopes: scopes ?? null,
    allowedIps: keptAddresses(allowedIps ?? null),
    expiresAt: keptEnd(expiresAt ?? null),
  };
}

/** POST /v1/api-keys: the text is shown once. */
export const createApiKey: WriteHandler<'createApiKey'> = {
  kind: 'write',
  check: ({ body }, serverNow, { environment }) => {
    checkKind(body, body.scopes, environment);
    checkKeyBody(body, serverNow);
  },
  needs: (_request, { tenant }) => [keyCountNeed(tenant.id)],
  decide: ({ body, stepUp }, loaded, context) => {
    const { head, standing, serverNow, newId } = context;
    const tenantId = head.tenant.id;
    const terms = termsOf(body);
    requireFit(standing, terms);
    const count = keyCountNow(loaded, tenantId);
    requireRoom(count, serverNow);
    const { text, row } = newApiKey(
      {
        ...terms,
        id: newId('key'),
        tenantId,
        environment: standing.environment,
        name: body.name,
        type: body.type,
        createdBy: makerOf(stepUp.actor),
        now: serverNow,
      },
      context,
    );
    return {
      reply: presentNewKey(row, text, serverNow),
      effects: [
        insertRow(apiKeysTable, row),
        saveKeyCount(withKey(count, row.expiresAt), serverNow),
        ...notifyOfKey(context, 'api_key.created', null, row),
      ],
    };
  },
};

export interface CreatedKey {
  readonly id: string;
  readonly key: string;
}

/** For the operator: without the limit on keys. */
export function createKey(facts: NewKeyFacts, actor: Actor): Write<CreatedKey> {
  return {
    tenantId: facts.tenantId,
    actor,
    claimed: false,
    needs: () => [keyCountNeed(facts.tenantId)],
    decide: (loaded, context) => {
      const { text, row } = newApiKey(facts, context);
      const count = withKey(keyCountNow(loaded, facts.tenantId), row.expiresAt);
      return {
        reply: { id: row.id, key: text },
        effects: [
          insertRow(apiKeysTable, row),
          saveKeyCount(count, context.serverNow),
          ...notifyOfKey(context, 'api_key.created', null, row),
        ],
      };
    },
  };
}
