import type { Database } from '../../db/connection.ts';
import { selectMatching } from '../../db/rows.ts';
import { defineTable, jsonOrNull, moment, momentOrNull, text } from '../../db/table.ts';
import type { Moment } from '../../clock.ts';
import type { Environment } from '../../config.ts';
import { makeKey, type KeyType } from './key-format.ts';
import type { Role } from '../../roles.ts';

/** An API key as it is kept: everything but its text. */
export interface ApiKey {
  readonly id: string;
  readonly tenantId: string;
  /** SHA-256 of the key's text. */
  readonly hash: string;
  readonly prefix: string;
  readonly lastFour: string;
  readonly name: string;
  readonly type: KeyType;
  readonly role: Role;
  /** The scopes that the key was narrowed to; null for all that its role implies. */
  readonly scopes: readonly string[] | null;
  /** Addresses and CIDR blocks; null where the key works from anywhere. */
  readonly allowedIps: readonly string[] | null;
  readonly createdAt: Moment;
  readonly createdBy: string;
  readonly expiresAt: Moment | null;
  readonly revokedAt: Moment | null;
}

export const apiKeysTable = defineTable<ApiKey>({
  name: 'api_keys',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: text(),
    hash: text(),
    prefix: text(),
    lastFour: text(),
    name: text(),
    type: text<KeyType>(),
    role: text<Role>(),
    scopes: jsonOrNull<readonly string[]>(),
    allowedIps: jsonOrNull<readonly string[]>(),
    createdAt: moment(),
    createdBy: text(),
    expiresAt: momentOrNull(),
    revokedAt: momentOrNull(),
  },
});

/** Finds a key by the hash of its text, of whichever tenant. */
export async function findKeyByHash(database: Database, hash: string): Promise<ApiKey | undefined> {
  const [key] = await selectMatching(database.reader, apiKeysTable, [{ hash }]);
  return key;
}

/** Whether a key still works at a moment of the server's clock. */
export function isLive(key: ApiKey, serverNow: Moment): boolean {
  return key.revokedAt === null && (key.expiresAt === null || serverNow < key.expiresAt);
}

/** Everything about a new key but its text. */
export interface NewKeyFacts {
  readonly id: string;
  readonly tenantId: string;
  readonly environment: Environment;
  readonly name: string;
  readonly type: KeyType;
  readonly role: Role;
  readonly scopes: readonly string[] | null;
  readonly allowedIps: readonly string[] | null;
  readonly createdBy: string;
  readonly now: Moment;
}

/** Makes a key and the row that keeps it; the text is given out this once. */
export function newApiKey(facts: NewKeyFacts): { readonly text: string; readonly row: ApiKey } {
  const { environment, now, ...kept } = facts;
  const { text, hash, prefix, lastFour } = makeKey({ type: facts.type, environment });
  return {
    text,
    row: { ...kept, hash, prefix, lastFour, createdAt: now, expiresAt: null, revokedAt: null },
  };
}
