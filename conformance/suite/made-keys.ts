import { setTimeout as delay } from 'node:timers/promises';
import type { JsonObject } from '../json/json.ts';
import { lacksConfirmation, type DeadKey, type ScopedKey } from './credentials.ts';
import { makeKey } from './keys.ts';
import type { Session } from './session.ts';
import type { Tenant } from './tenant.ts';

/** So long a key lives that is to have expired when it is used. */
const SHORT_MS = 1_500;

/** Lists of scopes that are narrow, wide, of reading, of writing, and of two families. */
const SCOPES: readonly (readonly string[])[] = [
  ['treasury:read'],
  ['treasury:write'],
  ['settings:write'],
  ['settings:read', 'rates:read'],
  ['fees:write'],
];

/** Nobody calls from here: these are networks for documentation. */
const NOWHERE = ['203.0.113.1', '2001:db8::/32'];

/** Makes a key and answers its text. */
type Make = (facts?: JsonObject) => Promise<string>;

async function makeScopedKeys(make: Make): Promise<ScopedKey[]> {
  const keys: ScopedKey[] = [];
  for (const scopes of SCOPES) keys.push({ scopes, key: await make({ scopes: [...scopes] }) });
  return keys;
}

async function makeExpiredKey(session: Session, make: Make): Promise<DeadKey> {
  const endsAt = session.serverNow() + SHORT_MS;
  return { why: 'expired', key: await make({ expiresAt: new Date(endsAt).toISOString() }), endsAt };
}

/**
 * Makes keys of the tenant under test that the run was not given, where it was given a confirmation.
 * @param made takes the identifiers of those that are made, as they are
 * @throws Broken if a key that the contract allows is refused
 */
export async function makeMissingKeys(session: Session, tenant: Tenant, made: string[]): Promise<void> {
  const { credentials } = session;
  if (!tenant.knows('createApiKey') || lacksConfirmation(credentials) !== undefined) return;
  const make: Make = async (facts = {}) => {
    const { id, key } = await makeKey(tenant, { name: 'of a run of the conformance suite', ...facts });
    made.push(id);
    return key;
  };
  const { deadKeys, scopedKeys } = credentials;
  const hasExpired = deadKeys.some(({ why }) => why === 'expired');
  session.credentials = {
    ...credentials,
    deadKeys: hasExpired ? deadKeys : [...deadKeys, await makeExpiredKey(session, make)],
    siblingKey: credentials.siblingKey ?? (await make()),
    publishableKey: credentials.publishableKey ?? (await make({ type: 'publishable', role: 'viewer' })),
    refusedAddressKey: credentials.refusedAddressKey ?? (await make({ allowedIps: NOWHERE })),
    scopedKeys: scopedKeys.length > 0 ? scopedKeys : await makeScopedKeys(make),
  };
}

/** Waits until the keys have ended that are to have. */
export async function untilEnded(session: Session): Promise<void> {
  const ends = session.credentials.deadKeys.map(({ endsAt }) => endsAt ?? 0);
  await delay(Math.max(0, ...ends.map((end) => end - session.serverNow())));
}
