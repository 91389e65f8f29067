import { ACCOUNT_LIMITS } from '../../../generated/account-limits.ts';
import type { Word } from '../../../generated/words.ts';
import type { Db } from '../../db/statements/statement.ts';
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

export interface ApiKey extends KeyTerms {
  readonly id: string;
  readonly tenantId: string;
  /** SHA-256 of its text. */
  readonly hash: string;
  readonly prefix: string;
  readonly lastFour: string;
  readonly name: string;
  readonly type: KeyType;
  readonly createdAt: Moment;
  /** A user's identifier; any other word is the operator. */
  readonly createdBy: string;
  readonly revokedAt: Moment | null;
  /** Predecessor and successor. */
  readonly rotatedFrom: string | null;
  readonly rotatedTo: string | null;
  /** From 1. */
  readonly version: number;
}

/** `retiring`: rotated, works for its grace. */
export type KeyStatus = Word<'KeyStatus'>;

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

export async function findKeyByHash(database: Database, hash: string): Promise<ApiKey | undefined> {
  const [key] = await selectMatching(database.reader, apiKeysTable, [{ hash }]);
  return key;
}

export function isLive(key: ApiKey, serverNow: Moment): boolean {
  return key.revokedAt === null && (key.expiresAt === null || serverNow < key.expiresAt);
}

export function keyStatus(key: ApiKey, serverNow: Moment): KeyStatus {
  if (key.revokedAt !== null) return 'revoked';
  if (!isLive(key, serverNow)) return 'expired';
  return key.rotatedTo === null ? 'active' : 'retiring';
}

export function keyNeed(id: string): Need {
  return need(apiKeysTable, { id });
}

export async function findKey(db: Db, tenantId: string, id: string): Promise<ApiKey | undefined> {
  const [key] = await selectMatching(db, apiKeysTable, [{ id, tenantId }]);
  return key;
}

/** Conditions for a status; any one suffices. Revoked keys and others have an index each. */
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

/** All keys, or those of a status at a moment of the server clock. */
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

/** Working keys of an account. Ends are kept as times, so that a key stops counting without a write. */
export interface KeyCount {
  readonly tenantId: string;
  /** Without an end. */
  readonly lasting: number;
  /** On the server clock. */
  readonly ending: readonly Moment[];
}

export const keyCountsTable = defineTable<KeyCount>({
  name: 'api_key_counts',
  key: ['tenantId'],
  columns: { tenantId: text(), lasting: integer(), ending: json<readonly Moment[]>() },
});

export function keyCountNeed(tenantId: string): Need {
  return need(keyCountsTable, { tenantId });
}

/** Accounts of a version without counts have no row. */
export function keyCountNow(loaded: Loaded, tenantId: string): KeyCount {
  return loaded.find(keyCountsTable, { tenantId }) ?? { tenantId, lasting: 0, ending: [] };
}

/** Null without an end. */
type End = Moment | null;

export function withKey(count: KeyCount, end: End): KeyCount {
  if (end === null) return { ...count, lasting: count.lasting + 1 };
  return { ...count, ending: [...count.ending, end] };
}

export function withoutKey(count: KeyCount, end: End): KeyCount {
  if (end === null) return { ...count, lasting: Math.max(0, count.lasting - 1) };
  const place = count.ending.indexOf(end);
  return { ...count, ending: count.ending.filter((_each, index) => index !== place) };
}

function workingKeys({ lasting, ending }: KeyCount, serverNow: Moment): number {
  return lasting + ending.filter((end) => serverNow < end).length;
}

/** Without ends that have passed. */
export function saveKeyCount(count: KeyCount, serverNow: Moment): RowEffect {
  return saveRow(keyCountsTable, { ...count, ending: count.ending.filter((end) => serverNow < end) });
}

/** @throws ApiError limit_exceeded at the limit of working keys */
export function requireRoom(count: KeyCount, serverNow: Moment): void {
  if (workingKeys(count, serverNow) < ACCOUNT_LIMITS.keys) return;
  throw new ApiError('limit_exceeded', {
    message: `An account has at most ${ACCOUNT_LIMITS.keys} keys that are active or retiring.`,
  });
}

/** To the minute, on the server clock; under a lock of its own, not the wallet's. */
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

export function keyUseNeed(keyId: string): Need {
  return need(keyUsesTable, { keyId });
}

/** Null if unknown. */
export function lastUseNow(loaded: Loaded, keyId: string): Moment | null {
  return loaded.find(keyUsesTable, { keyId })?.usedAt ?? null;
}

/** By key. */
export async function findLastUses(db: Db, keyIds: readonly string[]): Promise<ReadonlyMap<string, Moment>> {
  const uses = await selectMatching(
    db,
    keyUsesTable,
    keyIds.map((keyId) => ({ keyId })),
  );
  return new Map(uses.map(({ keyId, usedAt }) => [keyId, usedAt]));
}
