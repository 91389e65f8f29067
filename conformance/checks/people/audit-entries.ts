import { headerOf, statusOf, type Exchange } from '../../http/exchange.ts';
import { isObject, objectsAt, textAt, valueAt, type JsonObject } from '../../json/json.ts';
import {
  confirm,
  lacksUsers,
  newEmail,
  newPassword,
  succeed,
  withUsers,
  type Person,
} from '../../people/person.ts';
import type { Call } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import { silentNotifications } from '../../suite/invitations.ts';
import { plainWebhook } from '../../suite/plain-bodies.ts';
import type { Trial } from '../../suite/trial.ts';

const ID = 'listAuditEvents';

/** Something that was done, and the entries that it must have made, each with the record that it names. */
interface Done {
  readonly exchange: Exchange;
  readonly entries: readonly (readonly [type: string, resourceType: string, resourceId: string])[];
}

const idOf = (exchange: Exchange): string => textAt(exchange.response?.json, 'id');

/** Does what an owner does, one after the other, and keeps what must be found of it. */
class Deeds {
  readonly done: Done[] = [];
  readonly #trial: Trial;
  readonly #owner: Person;

  constructor(trial: Trial, owner: Person) {
    this.#trial = trial;
    this.#owner = owner;
  }

  /** @param entriesOf takes the identifier in the answer, where there is one */
  async do(operation: string, call: Call, entriesOf: (id: string) => Done['entries']): Promise<string> {
    const exchange = await this.#owner.browser.call(operation, call);
    this.#trial.demand(
      statusOf(exchange) < 300,
      operation,
      `an owner could not do it: ${statusOf(exchange)} ${textAt(exchange.response?.json, 'code')}`,
    );
    const id = idOf(exchange);
    this.done.push({ exchange, entries: entriesOf(id) });
    return id;
  }
}

async function changeKeys(deeds: Deeds): Promise<void> {
  const body = { name: 'Audited', type: 'secret', role: 'viewer' };
  const id = await deeds.do('createApiKey', { body }, (key) => [['api_key.created', 'api_key', key]]);
  const path = { id };
  const named = { path, body: { name: 'Audited again' } };
  await deeds.do('updateApiKey', named, () => [['api_key.updated', 'api_key', id]]);
  // The same once more changes nothing.
  await deeds.do('updateApiKey', named, () => []);
  const rotated = { path, body: { graceSeconds: 60 } };
  const next = await deeds.do('rotateApiKey', rotated, () => [['api_key.rotated', 'api_key', id]]);
  const revoked = { path: { id: next } };
  await deeds.do('revokeApiKey', revoked, () => [['api_key.revoked', 'api_key', next]]);
  await deeds.do('revokeApiKey', { path }, () => [['api_key.revoked', 'api_key', id]]);
}

async function changeTeam(trial: Trial, deeds: Deeds, member: Person): Promise<void> {
  const invite = { body: { email: newEmail(trial.world), role: 'viewer' } };
  const first = await deeds.do('createInvitation', invite, (id) => [
    ['team.invitation_created', 'invitation', id],
  ]);
  const second = await deeds.do('createInvitation', invite, (id) => [
    ['team.invitation_created', 'invitation', id],
    ['team.invitation_revoked', 'invitation', first],
  ]);
  const revoke = { path: { id: second } };
  await deeds.do('revokeInvitation', revoke, () => [['team.invitation_revoked', 'invitation', second]]);
  const path = { id: member.id };
  const change = { path, body: { role: 'finance' } };
  await deeds.do('updateMember', change, () => [['team.member_role_changed', 'member', member.id]]);
  await deeds.do('updateMember', change, () => []);
  await deeds.do('removeMember', { path }, () => [['team.member_removed', 'member', member.id]]);
}

async function changeWebhooks(deeds: Deeds): Promise<void> {
  const create = { body: plainWebhook() };
  const id = await deeds.do('createWebhook', create, (webhook) => [['webhook.created', 'webhook', webhook]]);
  const path = { id };
  const describe = { path, body: { description: 'Audited' } };
  await deeds.do('updateWebhook', describe, () => [['webhook.updated', 'webhook', id]]);
  await deeds.do('updateWebhook', describe, () => []);
  const rotate = { path, body: {} };
  await deeds.do('rotateWebhookSecret', rotate, () => [['webhook.secret_rotated', 'webhook', id]]);
  const disable = { path, body: { status: 'disabled' } };
  await deeds.do('updateWebhook', disable, () => [['webhook.disabled', 'webhook', id]]);
  await deeds.do('deleteWebhook', { path }, () => [['webhook.deleted', 'webhook', id]]);
}

async function changeSettings(trial: Trial, deeds: Deeds): Promise<void> {
  const { tenant } = trial;
  const own = tenant.clientId;
  const quiet = { body: silentNotifications() };
  const notified = ['notification_settings.updated', 'notification_settings', own] as const;
  await deeds.do('replaceNotificationSettings', quiet, () => [notified]);
  const { poboEnabled = true } = (await tenant.do('getTreasurySettings')) as JsonObject;
  const settings = ['treasury_settings.updated', 'treasury_settings', own] as const;
  await deeds.do('updateTreasurySettings', { body: { poboEnabled } }, () => [settings]);
  const fees = valueAt(await tenant.do('getDeveloperFees'), 'transfer') ?? null;
  const fee = ['developer_fees.updated', 'developer_fees', own] as const;
  await deeds.do('replaceDeveloperFees', { body: { transfer: fees } }, () => [fee]);
  const configure = { body: { reason: 'for the audit' } };
  await deeds.do('configureSandbox', configure, (id) => [['configuration.created', 'configuration', id]]);
}

/** What people sign in with is told to those who may read it, with the user whose it is. */
async function changeCredentials(trial: Trial, deeds: Deeds, owner: Person): Promise<void> {
  const { email, password, browser, id } = owner;
  const other = browser.another('an owner elsewhere');
  await succeed(other, 'startSignIn', { body: { email, password } });
  // A recovery code, since a code of the authenticator would have to be waited for.
  const [recoveryCode = ''] = owner.recoveryCodes;
  const signedIn = await other.call('completeSignIn', { body: { recoveryCode } });
  const entries = ['user.recovery_code_used', 'user.signed_in'].map((type) => [type, 'user', id] as const);
  deeds.done.push({ exchange: signedIn, entries });
  const left = await other.call('signOut');
  deeds.done.push({ exchange: left, entries: [['user.signed_out', 'user', id]] });
  const newer = newPassword(trial.world);
  const change = { body: { currentPassword: password, newPassword: newer } };
  await deeds.do('changePassword', change, () => [['user.password_changed', 'user', id]]);
  owner.password = newer;
}

/** The entries that carry the request of something done: their types with what they name. */
function entriesOf(entries: readonly JsonObject[], { exchange }: Done): readonly JsonObject[] {
  const requestId = headerOf(exchange, 'x-request-id') ?? '';
  return entries.filter((entry) => textAt(entry, 'requestId') === requestId);
}

const lineOf = (entry: JsonObject): string =>
  [textAt(entry, 'type'), textAt(entry, 'resource', 'type'), textAt(entry, 'resource', 'id')].join(' ');

function expectEntries(trial: Trial, owner: Person, all: readonly JsonObject[], done: Done): void {
  const own = entriesOf(all, done);
  const what = done.exchange.operationId ?? '';
  const found = own.map(lineOf).toSorted().join();
  const wanted = done.entries
    .map((entry) => entry.join(' '))
    .toSorted()
    .join();
  const message = `${what} has the entries ${found || 'none'} instead of ${wanted || 'none'}`;
  if (!trial.expect(found === wanted, ID, message, [done.exchange])) return;
  for (const entry of own) {
    const actor = `${textAt(entry, 'actor', 'type')} ${textAt(entry, 'actor', 'id')}`;
    const isOwner = actor === `user ${owner.id}` && valueAt(entry, 'keyId') === null;
    trial.expect(isOwner, ID, `the entry of ${what} says that ${actor} did it`, [done.exchange]);
  }
}

export const auditEntries: Check = {
  name: 'audit-entries',
  title:
    'What a person changes of keys, team, webhooks, settings and their own credentials has exactly one entry each, which names the record; a change of nothing has none',
  source: 'decision',
  of: 'console',
  isBeside: true,
  appliesTo: ({ id }) => id === ID,
  lacks: lacksUsers,
  run: async (trial) => {
    const people = { owner: 'owner', member: 'viewer' } as const;
    await withUsers(trial.world, people, async ({ owner, member }) => {
      await confirm(owner);
      const deeds = new Deeds(trial, owner);
      await changeKeys(deeds);
      await changeTeam(trial, deeds, member);
      await changeWebhooks(deeds);
      await changeSettings(trial, deeds);
      await changeCredentials(trial, deeds, owner);
      const query = { actorId: owner.id, limit: 200 };
      const listed = await succeed(owner.browser, ID, { query });
      const all = objectsAt(listed, 'data').filter(isObject);
      for (const done of deeds.done) expectEntries(trial, owner, all, done);
    });
    for (const { id } of trial.operations) trial.called.add(id);
  },
};
