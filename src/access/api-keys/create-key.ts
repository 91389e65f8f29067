import type { Actor } from '../../actor.ts';
import { insertRow } from '../../db/row-effect.ts';
import type { Write } from '../../writes/write.ts';
import { apiKeysTable, newApiKey, type NewKeyFacts } from './api-key-store.ts';
import { keyCountNeed, keyCountNow, saveKeyCount, withKey } from './key-count-store.ts';
import { tellOfKey } from './tell-of-key.ts';

/** A new key; its text is shown this once. */
export interface CreatedKey {
  readonly id: string;
  readonly key: string;
}

/** Creates an API key for a tenant, as the operator may, however many it has. */
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
          ...tellOfKey(context, 'api_key.created', null, row),
        ],
      };
    },
  };
}
