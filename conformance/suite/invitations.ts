import { textAt, type JsonObject } from '../json/json.ts';
import { roomFor } from './passing-records.ts';
import type { Session } from './session.ts';
import type { Tenant } from './tenant.ts';

/** What the addresses end with that are invited for one call. */
const PASSING = '@passing.conformance.example';

/** An account has 50 pending invitations. */
const makeRoom = roomFor({
  list: 'listInvitations',
  query: { status: 'pending' },
  clearedEvery: 15,
  left: 10,
  isPassing: (each) => textAt(each, 'email').endsWith(PASSING),
  remove: 'revokeInvitation',
});

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
