import type { Actor } from '../../actor.ts';
import type { WriteHandler } from '../../contract/handler.ts';
import type { RequestOf } from '../../contract/operation-types.ts';
import { insertRow } from '../../db/row-effect.ts';
import type { KeyTerms } from '../../writes/standing.ts';
import { apiKeysTable, newApiKey } from './api-key-store.ts';
import { checkKeyBody, checkKind, keptAddresses, keptEnd } from './key-body.ts';
import { keyCountNeed, keyCountNow, requireRoom, saveKeyCount, withKey } from './key-count-store.ts';
import { presentNewKey } from './key-presenter.ts';
import { requireFit } from './require-fit.ts';
import { tellOfKey } from './tell-of-key.ts';

/** Who makes a key: whoever confirmed it, a user or the operator. */
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

/** POST /v1/api-keys: a key, whose text is shown this once. */
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
        ...tellOfKey(context, 'api_key.created', null, row),
      ],
    };
  },
};
