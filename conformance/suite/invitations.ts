import { objectsAt, textAt, type JsonObject } from '../json/json.ts';
import type { Session } from './session.ts';
import type { Tenant } from './tenant.ts';

/** What the addresses end with that are invited for one call. */
const PASSING = '@passing.conformance.example';

/** How often it is seen to it that there is room: an account has 50 pending invitations, and is judged again and again. */
const CLEARED_EVERY = 15;

/** The newest may still be in use. */
const LEFT = 10;

const made = new WeakMap<Tenant, number>();

/** Revokes invitations that were made for one call, and those that earlier runs left behind. */
async function makeRoom(tenant: Tenant): Promise<void> {
  const count = made.get(tenant) ?? 0;
  made.set(tenant, count + 1);
  if (count % CLEARED_EVERY !== 0) return;
  const query = { status: 'pending', limit: 200 };
  const pending = objectsAt(await tenant.do('listInvitations', { query }), 'data');
  const passing = pending.filter((each) => textAt(each, 'email').endsWith(PASSING));
  for (const each of passing.slice(LEFT))
    await tenant.do('revokeInvitation', { path: { id: textAt(each, 'id') } });
}

/** A body that invites somebody whom nobody knows, for one call. */
export async function passingInvitation(tenant: Tenant, session: Session): Promise<JsonObject> {
  await makeRoom(tenant);
  return { email: `${session.newName('invited')}${PASSING}`, role: 'viewer' };
}

/** An invitation that nothing else uses, made for one call. */
export async function newInvitation(tenant: Tenant, session: Session): Promise<JsonObject> {
  const body = await passingInvitation(tenant, session);
  return (await tenant.do('createInvitation', { body })) as JsonObject;
}

let revoked = 0;

/** An invitation that stays as it is. Each has an address of its own: a second one to the same address would revoke the first. */
export async function newRevokedInvitation(tenant: Tenant, name: string): Promise<JsonObject> {
  revoked += 1;
  const body = { email: `${name}-${revoked}${PASSING}`, role: 'viewer' };
  const id = textAt(await tenant.do('createInvitation', { body }), 'id');
  return (await tenant.do('revokeInvitation', { path: { id } })) as JsonObject;
}

/** Settings by which nobody is told of anything. */
export function silentNotifications(): JsonObject {
  return {
    email: {
      payoutFailed: false,
      payinHeld: false,
      invoiceIssued: false,
      webhookDisabled: false,
      securityAlert: false,
    },
    recipients: [],
  };
}
