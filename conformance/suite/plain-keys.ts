import { objectsAt, textAt, type JsonObject } from '../json/json.ts';
import { roomFor } from './passing-records.ts';
import type { Session } from './session.ts';
import type { Tenant } from './tenant.ts';

/** What the names of keys begin with that nobody needs for more than one call. */
const PASSING = 'for one call';

/** An account has 100 keys that work. */
const makeRoom = roomFor({
  list: 'listApiKeys',
  query: { status: 'active' },
  clearedEvery: 20,
  left: 10,
  isPassing: (each) => textAt(each, 'name').startsWith(PASSING),
  remove: 'revokeApiKey',
});

async function revoke(tenant: Tenant, key: JsonObject): Promise<void> {
  await tenant.do('revokeApiKey', { path: { id: textAt(key, 'id') } });
}

/** A body that makes a key which may do next to nothing: whoever may make keys at all may make it. */
export async function passingKey(tenant: Tenant): Promise<JsonObject> {
  await makeRoom(tenant);
  return { name: PASSING, type: 'secret', role: 'viewer', scopes: ['keys:read'] };
}

/** Another name for such a key, by which it is known for one all the same. */
export function anotherPassingName(session: Session): string {
  return session.newName(PASSING);
}

/** A key that nothing else uses; made for one call. */
export async function newKey(tenant: Tenant): Promise<JsonObject> {
  return (await tenant.do('createApiKey', { body: await passingKey(tenant) })) as JsonObject;
}

/** A key that works no more: the list shows it permanently, and it takes nobody's place. */
export async function newRevokedKey(tenant: Tenant): Promise<void> {
  await revoke(tenant, await newKey(tenant));
}

/** A key that is there already, for what only reads it: every account has one. */
export async function firstKey(tenant: Tenant): Promise<JsonObject> {
  const [key = {}] = objectsAt(await tenant.do('listApiKeys', { query: { limit: 1 } }), 'data');
  return key;
}
