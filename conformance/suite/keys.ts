import { textAt, type JsonObject } from '../json/json.ts';
import { bearer, type Call, type Caller } from './call.ts';
import { lacksConfirmation } from './credentials.ts';
import type { Tenant } from './tenant.ts';
import type { Trial } from './trial.ts';
import type { World } from './world.ts';

/** A key that the suite has made, with its text. */
export interface MadeKey {
  readonly id: string;
  readonly key: string;
  readonly record: JsonObject;
  /** Who calls with it. */
  readonly caller: Caller;
}

/** The families of scopes. */
const FAMILIES = [
  'customers',
  'routes',
  'transfers',
  'treasury',
  'webhooks',
  'fees',
  'keys',
  'team',
  'settings',
] as const;

/** Every scope that there is. */
export const SCOPES: readonly string[] = [
  ...FAMILIES.flatMap((family) => [`${family}:read`, `${family}:write`]),
  'rates:read',
];

/** Why keys cannot be made here; undefined if they can. */
export function lacksKeys({ session }: World): string | undefined {
  if (!session.contract.operations.has('createApiKey')) return 'the contract has no keys';
  return lacksConfirmation(session.credentials);
}

/** The key in an answer that made one. */
export function madeKey(body: JsonObject, name = 'a key of the suite'): MadeKey {
  const key = textAt(body, 'key');
  return { id: textAt(body, 'id'), key, record: body, caller: bearer(name, key) };
}

/** Makes a secret key, of an admin unless it says otherwise. @throws Broken */
export async function makeKey(tenant: Tenant, facts: JsonObject = {}): Promise<MadeKey> {
  const body = { name: 'A key of the suite', type: 'secret', role: 'admin', ...facts };
  const made = (await tenant.do('createApiKey', { body })) as JsonObject;
  const scopes = facts['scopes'];
  return madeKey(made, Array.isArray(scopes) ? `key with ${scopes.join(' ')}` : 'a key of the suite');
}

/** Does something with keys that are revoked afterwards, whatever has become of them. */
export async function withKeys<Names extends string>(
  trial: Trial,
  wanted: Readonly<Record<Names, JsonObject>>,
  act: (keys: Readonly<Record<Names, MadeKey>>) => Promise<void>,
): Promise<void> {
  const made: [string, MadeKey][] = [];
  try {
    for (const [name, facts] of Object.entries<JsonObject>(wanted))
      made.push([name, await makeKey(trial.tenant, facts)]);
    await act(Object.fromEntries(made) as Record<Names, MadeKey>);
  } finally {
    for (const [, { id }] of made) await revokeQuietly(trial, id);
  }
}

/** Revokes a key that may have ended already. */
export async function revokeQuietly(trial: Trial, id: string): Promise<void> {
  await trial.session.call('revokeApiKey', { path: { id } }, trial.tenant.caller);
}

/** Calls as whoever has a key. */
export function by({ caller }: MadeKey, call: Call = {}): Call {
  return { ...call, caller };
}
