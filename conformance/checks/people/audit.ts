import { statusOf, type Exchange } from '../../http/exchange.ts';
import { canonicalJson } from '../../json/canonical-json.ts';
import { objectsAt, textAt, type JsonObject } from '../../json/json.ts';
import { lacksUsers, succeed, withUsers, type Person } from '../../people/person.ts';
import type { Check } from '../../suite/check.ts';
import type { Trial } from '../../suite/trial.ts';

/** What somebody did, newest first, as an admin reads it. */
async function doneBy(reader: Person, actor: Person, type: string): Promise<JsonObject[]> {
  const query = { type, actorId: actor.id, limit: 200 };
  return objectsAt(await succeed(reader.browser, 'listAuditEvents', { query }), 'data');
}

/** Judges that a call has exactly one entry, which says who acted and what changed. */
function expectEntry(
  trial: Trial,
  entries: readonly JsonObject[],
  { actor, resourceId, cause, changes }: Wanted,
): void {
  const requestId = cause.response?.headers.get('x-request-id')?.join() ?? '';
  const own = entries.filter((entry) => textAt(entry, 'requestId') === requestId);
  const what = cause.operationId ?? '';
  trial.expect(own.length === 1, 'listAuditEvents', `${what} has ${own.length} entries`, [cause]);
  const [entry = {}] = own;
  const said = { id: textAt(entry, 'resource', 'id'), actor: entry['actor'], changes: entry['changes'] };
  const wanted = { id: resourceId, actor: { type: 'user', id: actor.id }, changes };
  const isSo = canonicalJson(said as JsonObject) === canonicalJson(wanted);
  trial.expect(isSo, 'listAuditEvents', `the entry of ${what} says ${JSON.stringify(said)}`, [cause]);
}

interface Wanted {
  readonly actor: Person;
  readonly resourceId: string;
  readonly cause: Exchange;
  readonly changes: readonly JsonObject[];
}

/** Confirms in somebody's session, once by a code of long ago and once by one of now. */
async function confirmTwice(trial: Trial, { browser, authenticator }: Person): Promise<Exchange> {
  const old = await browser.call('stepUp', { body: { code: authenticator.codeOf(authenticator.step - 90) } });
  trial.expectRefusal(old, 401, 'unauthenticated', 'a code of long ago');
  return browser.call('stepUp', { body: { code: await authenticator.nextCode() } });
}

async function tryAudit(trial: Trial, admin: Person, member: Person): Promise<void> {
  const denied = await member.browser.call('listAuditEvents');
  trial.expectRefusal(denied, 403, 'insufficient_scope', 'a viewer who asks who did what');
  const confirmed = await confirmTwice(trial, admin);
  const stepUps = await doneBy(admin, admin, 'user.stepped_up');
  trial.expect(stepUps.length === 1, 'listAuditEvents', `one step-up has ${stepUps.length} entries`);
  expectEntry(trial, stepUps, { actor: admin, resourceId: admin.id, cause: confirmed, changes: [] });
  const promote = (): Promise<Exchange> =>
    admin.browser.call('updateMember', { path: { id: member.id }, body: { role: 'finance' } });
  const [promoted, again] = [await promote(), await promote()];
  for (const exchange of [promoted, again])
    trial.expect(statusOf(exchange) === 200, 'updateMember', 'an admin could not change a role', [exchange]);
  const changed = await doneBy(admin, admin, 'team.member_role_changed');
  const changes = [{ field: 'role', from: 'viewer', to: 'finance' }];
  expectEntry(trial, changed, { actor: admin, resourceId: member.id, cause: promoted, changes });
  trial.expect(
    changed.length === 1,
    'listAuditEvents',
    `${changed.length} entries of one change and one that changed nothing`,
  );
  const feed = objectsAt(await trial.get('listActivity', { query: { limit: 200 } }), 'data');
  const shown = new Set(feed.map((entry) => textAt(entry, 'id')));
  trial.expect(
    changed.every((entry) => shown.has(textAt(entry, 'id'))) &&
      !stepUps.some((entry) => shown.has(textAt(entry, 'id'))),
    'listActivity',
    'the feed shows what people sign in with, or not what they changed',
  );
}

export const auditTrail: Check = {
  name: 'audit-trail',
  title:
    'Each action of a person has exactly one entry that says who acted and what changed, and a refusal or a change of nothing has none; owners and admins read it',
  source: 'decision',
  of: 'console',
  isBeside: true,
  appliesTo: ({ id }) => id === 'listAuditEvents',
  lacks: lacksUsers,
  run: async (trial) => {
    await withUsers(trial.world, { admin: 'admin', member: 'viewer' }, async ({ admin, member }) =>
      tryAudit(trial, admin, member),
    );
    for (const { id } of trial.operations) trial.called.add(id);
  },
};
