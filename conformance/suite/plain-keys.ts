import { objectsAt, textAt, type JsonObject } from '../json/json.ts';
import type { Tenant } from './tenant.ts';

/** What a key is called that nobody needs for more than one call. */
const PASSING = 'for one call';

/** How often it is seen to it that there is room: an account has 100 keys that work, and is judged again and again. */
const CLEARED_EVERY = 20;

/** The newest may still be in use. */
const LEFT = 10;

const made = new WeakMap<Tenant, number>();

/** Revokes keys that were made for one call, by this run or by an earlier one. */
async function makeRoom(tenant: Tenant): Promise<void> {
  const count = made.get(tenant) ?? 0;
  made.set(tenant, count + 1);
  if (count % CLEARED_EVERY !== 0) return;
  const query = { status: 'active', limit: 200 };
  const working = objectsAt(await tenant.do('listApiKeys', { query }), 'data');
  const passing = working.filter((each) => textAt(each, 'name') === PASSING);
  for (const each of passing.slice(LEFT)) await revoke(tenant, each);
}

async function revoke(tenant: Tenant, key: JsonObject): Promise<void> {
  await tenant.do('revokeApiKey', { path: { id: textAt(key, 'id') } });
}

/** A body that makes a key which may do next to nothing: whoever may make keys at all may make it. */
export async function passingKey(tenant: Tenant): Promise<JsonObject> {
  await makeRoom(tenant);
  return { name: PASSING, type: 'secret', role: 'viewer', scopes: ['keys:read'] };
}

/** A key that nothing else uses; made for one call. */
export async function newKey(tenant: Tenant): Promise<JsonObject> {
  return (await tenant.do('createApiKey', { body: await passingKey(tenant) })) as JsonObject;
}

/** A key that works no more: the list shows it for good, and it takes nobody's place. */
export async function newRevokedKey(tenant: Tenant): Promise<void> {
  await revoke(tenant, await newKey(tenant));
}

/** A key that is there already, for what only reads it: every account has one. */
export async function firstKey(tenant: Tenant): Promise<JsonObject> {
  const [key = {}] = objectsAt(await tenant.do('listApiKeys', { query: { limit: 1 } }), 'data');
  return key;
}
