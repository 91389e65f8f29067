import type { Knex } from 'knex';
import type { Moment } from '../../clock.ts';
import type { Environment } from '../../config.ts';
import type { Database } from '../../db/connection.ts';
import { selectMatching } from '../../db/rows.ts';
import { defineTable, integer, jsonOrNull, moment, momentOrNull, text, textOrNull } from '../../db/table.ts';
import { condition, type Condition } from '../../lists/condition.ts';
import type { ListOf } from '../../lists/list-description.ts';
import type { Role } from '../../roles.ts';
import type { KeyTerms } from '../../writes/standing.ts';
import { need, type Need, type CommonContext } from '../../writes/write.ts';
import { makeKey, type KeyType } from './key-format.ts';

/** An API key as it is kept: everything but its text. */
export interface ApiKey extends KeyTerms {
  readonly id: string;
  readonly tenantId: string;
  /** SHA-256 of the key's text. */
  readonly hash: string;
  readonly prefix: string;
  readonly lastFour: string;
  readonly name: string;
  readonly type: KeyType;
  readonly createdAt: Moment;
  /** The user's identifier; any other word stands for the operator. */
  readonly createdBy: string;
  readonly revokedAt: Moment | null;
  /** The key that it succeeds, and the one that succeeds it. */
  readonly rotatedFrom: string | null;
  readonly rotatedTo: string | null;
  /** Counts its changes, from 1. */
  readonly version: number;
}

/** How a key stands: `retiring` is one that was rotated, and works for its grace still. */
export type KeyStatus = 'active' | 'retiring' | 'expired' | 'revoked';

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
    rotatedFrom: textOrNull(),
    rotatedTo: textOrNull(),
    version: integer(),
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

/** How a key stands at a moment of the server's clock. */
export function keyStatus(key: ApiKey, serverNow: Moment): KeyStatus {
  if (key.revokedAt !== null) return 'revoked';
  if (!isLive(key, serverNow)) return 'expired';
  return key.rotatedTo === null ? 'active' : 'retiring';
}

/** The row of a key that a decision is about. */
export function keyNeed(id: string): Need {
  return need(apiKeysTable, { id });
}

/** A tenant's key, for reading. */
export async function findKey(db: Knex, tenantId: string, id: string): Promise<ApiKey | undefined> {
  const [key] = await selectMatching(db, apiKeysTable, [{ id, tenantId }]);
  return key;
}

/** The conditions of which a key of a status, or of any, fulfils one: each has an index of those that are revoked, or not. */
function standsAs(status: KeyStatus | undefined, serverNow: Moment): readonly Condition[] {
  const isRevoked = condition('api_keys.revoked_at is not null');
  const isNotRevoked = 'api_keys.revoked_at is null';
  if (status === undefined) return [isRevoked, condition(isNotRevoked)];
  if (status === 'revoked') return [isRevoked];
  if (status === 'expired') return [condition(`${isNotRevoked} and api_keys.expires_at <= ?`, serverNow)];
  const isLasting = '(api_keys.expires_at is null or api_keys.expires_at > ?)';
  const isRotated = `api_keys.rotated_to is ${status === 'active' ? '' : 'not '}null`;
  return [condition(`${isNotRevoked} and ${isLasting} and ${isRotated}`, serverNow)];
}

/** How an account's keys are listed: all of them, for good; or those of a status at a moment of the server's clock. */
export function keyList(status: KeyStatus | undefined, serverNow: Moment): ListOf<'listApiKeys', ApiKey> {
  return {
    operationId: 'listApiKeys',
    path: '/v1/api-keys',
    table: apiKeysTable,
    orderBy: 'id',
    moment: 'createdAt',
    time: { by: 'ids', prefix: 'key' },
    filters: { status: 'made for it' },
    oneOf: standsAs(status, serverNow),
  };
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
  readonly expiresAt?: Moment | null;
  readonly rotatedFrom?: string;
}

/** Makes a key and the row that keeps it; the text is given out this once. */
export function newApiKey(
  facts: NewKeyFacts,
  { randomBytes }: Pick<CommonContext, 'randomBytes'>,
): { readonly text: string; readonly row: ApiKey } {
  const { environment, now, expiresAt = null, rotatedFrom = null, ...kept } = facts;
  const { text, hash, prefix, lastFour } = makeKey({ type: facts.type, environment }, randomBytes);
  return {
    text,
    row: {
      ...kept,
      hash,
      prefix,
      lastFour,
      createdAt: now,
      expiresAt,
      revokedAt: null,
      rotatedFrom,
      rotatedTo: null,
      version: 1,
    },
  };
}
