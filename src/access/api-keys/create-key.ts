import type { Actor } from '../../actor.ts';
import { insertRow } from '../../db/row-effect.ts';
import type { Write } from '../../writes/write.ts';
import { apiKeysTable, newApiKey, type NewKeyFacts } from './api-key-store.ts';

/** A new key; its text is shown this once. */
export interface CreatedKey {
  readonly id: string;
  readonly key: string;
}

/** Creates an API key for a tenant. */
export function createKey(facts: NewKeyFacts, actor: Actor): Write<CreatedKey> {
  return {
    tenantId: facts.tenantId,
    actor,
    claimed: false,
    needs: () => [],
    decide: () => {
      const { text, row } = newApiKey(facts);
      return { reply: { id: row.id, key: text }, effects: [insertRow(apiKeysTable, row)] };
    },
  };
}
