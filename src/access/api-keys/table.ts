import type { Knex } from 'knex';
import type { Moment } from '../../calendar/clock.ts';
import type { Environment } from '../../config/config.ts';
import type { Database } from '../../db/connection.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import {
  type RowEffect,
  defineTable,
  integer,
  json,
  jsonOrNull,
  moment,
  momentOrNull,
  saveRow,
  text,
  textOrNull,
} from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Role } from '../../identity/roles.ts';
import { type Condition, type ListOf, condition } from '../../lists/condition.ts';
import type { KeyTerms } from '../../writes/standing.ts';
import { type CommonContext, type Loaded, type Need, need } from '../../writes/write.ts';
import { type KeyType, makeKey } from './rules.ts';

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

/** How many keys of an account may work at once. */
const MOST_KEYS = 100;

/**
 * How many keys of an account work. What ends by itself is counted by its end, so that it counts no longer from then on though
 * nobody writes it down.
 */
export interface KeyCount {
  readonly tenantId: string;
  /** Those without an end. */
  readonly lasting: number;
  /** The ends of the others, on the server's clock. */
  readonly ending: readonly Moment[];
}

export const keyCountsTable = defineTable<KeyCount>({
  name: 'api_key_counts',
  key: ['tenantId'],
  columns: { tenantId: text(), lasting: integer(), ending: json<readonly Moment[]>() },
});

/** The row that making, ending and changing keys needs. */
export function keyCountNeed(tenantId: string): Need {
  return need(keyCountsTable, { tenantId });
}

/** The count as it stands in a decision. An account of a version that did not count has no row. */
export function keyCountNow(loaded: Loaded, tenantId: string): KeyCount {
  return loaded.find(keyCountsTable, { tenantId }) ?? { tenantId, lasting: 0, ending: [] };
}

/** A key's end, which is all that counts of it; null where it has none. */
type End = Moment | null;

/** The count with one key more, whose end is still to come. */
export function withKey(count: KeyCount, end: End): KeyCount {
  if (end === null) return { ...count, lasting: count.lasting + 1 };
  return { ...count, ending: [...count.ending, end] };
}

/** The count without a key that works. */
export function withoutKey(count: KeyCount, end: End): KeyCount {
  if (end === null) return { ...count, lasting: Math.max(0, count.lasting - 1) };
  const place = count.ending.indexOf(end);
  return { ...count, ending: count.ending.filter((_each, index) => index !== place) };
}

/** How many keys work at a moment of the server's clock. */
function workingKeys({ lasting, ending }: KeyCount, serverNow: Moment): number {
  return lasting + ending.filter((end) => serverNow < end).length;
}

/** The count as it is written: without the ends that have passed. */
export function saveKeyCount(count: KeyCount, serverNow: Moment): RowEffect {
  return saveRow(keyCountsTable, { ...count, ending: count.ending.filter((end) => serverNow < end) });
}

/** @throws ApiError limit_exceeded where the account has as many keys that work as it can have */
export function requireRoom(count: KeyCount, serverNow: Moment): void {
  if (workingKeys(count, serverNow) < MOST_KEYS) return;
  throw new ApiError('limit_exceeded', {
    message: `An account has at most ${MOST_KEYS} keys that are active or retiring.`,
  });
}

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
