import { timingSafeEqual } from 'node:crypto';
import type { Clock, Moment } from '../../calendar/clock.ts';
import type { Environment } from '../../config/config.ts';
import type { Database } from '../../db/connection.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { ApiError } from '../../errors/api-error.ts';
import { tenantsTable, type Tenant } from '../../writes/tenant.ts';
import { findKeyByHash, isLive, type ApiKey } from './table.ts';
import { hashSecret } from '../../sealing/signer.ts';
import { parseKey } from './rules.ts';

export interface Credential {
  readonly key: ApiKey;
  readonly tenant: Tenant;
}

export interface Authenticate {
  /** @throws ApiError unauthenticated, the same for every fault */
  (keyText: string): Promise<Credential>;
  /** The account of a recently accepted key; it may have ended and grants nothing. */
  tenantOf(keyText: string): string | undefined;
}

/** Revoking a key stops its reads within this time, its writes at once. */
const REMEMBERED_MS = 1_000;

/** A bound on memory. */
const REMEMBERED_KEYS = 1_000;

interface Remembered {
  readonly credential: Promise<Credential | undefined>;
  /** Set once a text of this hash has passed every check. */
  good?: Credential;
  /** Whose it was when last accepted. */
  tenantId: string | undefined;
  readonly since: Moment;
}

export interface AuthenticateDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly environment: Environment;
}

async function findCredential(database: Database, hash: string): Promise<Credential | undefined> {
  const key = await findKeyByHash(database, hash);
  if (key === undefined || !timingSafeEqual(Buffer.from(key.hash), Buffer.from(hash))) return undefined;
  const [tenant] = await selectMatching(database.reader, tenantsTable, [{ id: key.tenantId }]);
  return tenant === undefined ? undefined : { key, tenant };
}

/** Concurrent calls with one key share a look-up. */
export function createAuthenticate(dependencies: AuthenticateDependencies): Authenticate {
  const { database, clock, environment } = dependencies;
  const remembered = new Map<string, Remembered>();

  const recall = (hash: string, now: Moment): Remembered | undefined => {
    const known = remembered.get(hash);
    return known !== undefined && Math.abs(now - known.since) < REMEMBERED_MS ? known : undefined;
  };
  const lookUp = (hash: string, now: Moment): Remembered => {
    const credential = findCredential(database, hash);
    const tenantId = remembered.get(hash)?.tenantId;
    // The oldest goes first: a Map keeps insertion order.
    remembered.delete(hash);
    if (remembered.size >= REMEMBERED_KEYS) remembered.delete(String(remembered.keys().next().value));
    const entry: Remembered = { credential, since: now, tenantId };
    remembered.set(hash, entry);
    const forget = (): void => {
      if (remembered.get(hash)?.credential === credential) remembered.delete(hash);
    };
    // Failures and unknown keys are not cached: a key works from its creation.
    credential.then((found) => {
      if (found === undefined) forget();
    }, forget);
    return entry;
  };

  const authenticate = async (keyText: string): Promise<Credential> => {
    const now = clock();
    const hash = hashSecret(keyText);
    const known = recall(hash, now);
    if (known?.good !== undefined && isLive(known.good.key, now)) return known.good;
    const facts = parseKey(keyText);
    if (facts?.environment !== environment) throw new ApiError('unauthenticated');
    const entry = known ?? lookUp(hash, now);
    const credential = await entry.credential;
    if (credential === undefined || credential.key.type !== facts.type || !isLive(credential.key, now)) {
      throw new ApiError('unauthenticated');
    }
    entry.good = credential;
    entry.tenantId = credential.tenant.id;
    return credential;
  };
  return Object.assign(authenticate, {
    tenantOf: (keyText: string) => remembered.get(hashSecret(keyText))?.tenantId,
  });
}
