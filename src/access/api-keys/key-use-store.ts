import type { Knex } from 'knex';
import type { Moment } from '../../clock.ts';
import { selectMatching } from '../../db/rows.ts';
import { defineTable, moment, text } from '../../db/table.ts';
import { need, type Loaded, type Need } from '../../writes/write.ts';

/** When a key was used last, to the minute; on the server's clock. It stands under a lock of its own, and not the wallet's. */
export interface KeyUse {
  readonly keyId: string;
  readonly tenantId: string;
  readonly usedAt: Moment;
}

export const keyUsesTable = defineTable<KeyUse>({
  name: 'api_key_uses',
  key: ['keyId'],
  columns: { keyId: text(), tenantId: text(), usedAt: moment() },
});

/** What showing a key from a decision needs. */
export function keyUseNeed(keyId: string): Need {
  return need(keyUsesTable, { keyId });
}

/** When a key was used last, as a decision has loaded it; null where nobody knows of a use. */
export function lastUseNow(loaded: Loaded, keyId: string): Moment | null {
  return loaded.find(keyUsesTable, { keyId })?.usedAt ?? null;
}

/** When keys were used last, by their identifiers. */
export async function findLastUses(
  db: Knex,
  keyIds: readonly string[],
): Promise<ReadonlyMap<string, Moment>> {
  const uses = await selectMatching(
    db,
    keyUsesTable,
    keyIds.map((keyId) => ({ keyId })),
  );
  return new Map(uses.map(({ keyId, usedAt }) => [keyId, usedAt]));
}
