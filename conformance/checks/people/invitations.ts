import { statusOf, type Exchange } from '../../http/exchange.ts';
import { canonicalJson } from '../../json/canonical-json.ts';
import { objectsAt, textAt, type JsonObject } from '../../json/json.ts';
import { Authenticator } from '../../people/authenticator.ts';
import { Browser } from '../../people/browser.ts';
import {
  invite,
  lacksUsers,
  newEmail,
  newPassword,
  succeed,
  withUsers,
  type Invited,
} from '../../people/person.ts';
import type { Check } from '../../suite/check.ts';
import { by, lacksKeys, withKeys } from '../../suite/keys.ts';
import { neverUsed } from '../edge/unknown-ids.ts';
import type { Trial } from '../../suite/trial.ts';
import { confirmedOther } from '../../suite/world.ts';

async function statusOfInvitation(trial: Trial, id: string): Promise<string> {
  const listed = objectsAt(await trial.get('listInvitations', { query: { limit: 200 } }), 'data');
  return textAt(
    listed.find((each) => textAt(each, 'id') === id),
    'status',
  );
}

async function tryLink(trial: Trial): Promise<void> {
  const invited = await invite(trial.world, 'finance');
  const browser = new Browser(trial.session, 'somebody invited');
  const open = (token: string) => browser.call('openInvitation', { body: { token } });
  const first = await open(invited.token);
  trial.demandSuccess(first, 'the link of an invitation');
  const second = await open(invited.token);
  const isSame = first.response?.bodyText === second.response?.bodyText;
  trial.expect(isSame, 'openInvitation', 'an invitation shows another secret when it is opened again', [
    first,
    second,
  ]);
  trial.expectRefusal(await open(neverUsed(invited.token, trial)), 404, 'not_found', 'a link that never was');
  const answers = JSON.stringify(await trial.get('listInvitations', { query: { limit: 200 } }));
  trial.expect(!answers.includes(invited.token), 'listInvitations', 'the token of a link is shown');
  const again = await invite(trial.world, 'viewer', trial.tenant, invited.email.toUpperCase());
  trial.expectRefusal(
    await open(invited.token),
    409,
    'invalid_state',
    'a link that another invitation has replaced',
  );
  const replaced = await statusOfInvitation(trial, invited.invitationId);
  trial.expect(replaced === 'revoked', 'createInvitation', `an invitation that was replaced is ${replaced}`);
  await acceptOnce(trial, again, browser);
}

async function acceptOnce(trial: Trial, invited: Invited, browser: Browser): Promise<void> {
  const { token, invitationId, email } = invited;
  const opened = await succeed(browser, 'openInvitation', { body: { token } });
  const authenticator = new Authenticator(textAt(opened, 'secret'), () => trial.session.serverNow());
  const body = { token, password: newPassword(trial.world) };
  const wrong = await browser.call('acceptInvitation', {
    body: { ...body, code: authenticator.codeOf(authenticator.step - 90) },
  });
  trial.expectRefusal(wrong, 401, 'unauthenticated', 'a wrong code');
  const accept = { body: { ...body, code: await authenticator.nextCode(), name: 'Grace' } };
  const ends = await Promise.all(
    Array.from({ length: 8 }, () => browser.callApart('acceptInvitation', accept)),
  );
  const taken = ends.filter((exchange) => statusOf(exchange) === 201);
  trial.expect(
    taken.length === 1,
    'acceptInvitation',
    `of eight acceptances at once ${taken.length} were taken`,
    ends,
  );
  for (const exchange of ends.filter((each) => statusOf(each) !== 201 && statusOf(each) !== 503))
    trial.expectRefusal(exchange, 409, 'invalid_state', 'an invitation that is accepted twice');
  const session = (taken[0]?.response?.json ?? null) as JsonObject | null;
  const shown = [textAt(session, 'session', 'role'), textAt(session, 'session', 'user', 'email')].join();
  trial.expect(
    shown === `viewer,${email.toLowerCase()}`,
    'acceptInvitation',
    `who came of it is ${shown}`,
    taken,
  );
  const status = await statusOfInvitation(trial, invitationId);
  trial.expect(status === 'accepted', 'acceptInvitation', `an accepted invitation is ${status}`);
  const late = await trial.call('revokeInvitation', { path: { id: invitationId } });
  trial.expectRefusal(late, 409, 'invalid_state', 'an accepted invitation that is revoked');
  const member = await trial.call('createInvitation', {
    body: { email: ` ${email.toUpperCase()} `, role: 'viewer' },
  });
  trial.expectRefusal(member, 409, 'invalid_state', 'an invitation of who is a member already');
  await trial.tenant.do('removeMember', { path: { id: textAt(session, 'session', 'user', 'id') } });
}

async function tryRevocation(trial: Trial): Promise<void> {
  const invited = await invite(trial.world, 'viewer');
  const browser = new Browser(trial.session, 'somebody invited');
  await trial.get('revokeInvitation', { path: { id: invited.invitationId } });
  const opened = await browser.call('openInvitation', { body: { token: invited.token } });
  trial.expectRefusal(opened, 409, 'invalid_state', 'the link of an invitation that was revoked');
  const again = await trial.call('revokeInvitation', { path: { id: invited.invitationId } });
  trial.expectRefusal(again, 409, 'invalid_state', 'an invitation that is revoked twice');
}

function formOf(mail: JsonObject | undefined): string {
  const link = textAt(mail, 'link');
  const text = textAt(mail, 'text').replaceAll(link === '' ? '[link]' : link, 'LINK');
  return canonicalJson({
    kind: textAt(mail, 'kind'),
    subject: textAt(mail, 'subject'),
    text,
    hasLink: link !== '',
  });
}

/** Somebody who signs in to one account and was invited by another follows the link without success. */
async function acceptElsewhere(trial: Trial, mail: JsonObject | undefined): Promise<void> {
  const token = textAt(mail, 'link').split('#token=')[1] ?? '';
  const browser = new Browser(trial.session, 'somebody invited elsewhere');
  const opened = await succeed(browser, 'openInvitation', { body: { token } });
  const authenticator = new Authenticator(textAt(opened, 'secret'), () => trial.session.serverNow());
  const body = { token, password: newPassword(trial.world), code: await authenticator.nextCode() };
  const accepted = await browser.call('acceptInvitation', { body });
  trial.expectRefusal(accepted, 409, 'invalid_state', 'an invitation of an address that signs in elsewhere');
}

/** An address that a second account has invited shows nothing of the first, and gets no way in. */
async function tryElsewhere(trial: Trial): Promise<void> {
  const other = confirmedOther(trial.world);
  if (other === undefined) return;
  const { caller } = other;
  await withUsers(trial.world, { person: 'viewer' }, async ({ person }) => {
    const emails = [person.email, newEmail(trial.world)];
    const made: Exchange[] = [];
    for (const email of emails) {
      const exchange = await trial.call('createInvitation', { body: { email, role: 'viewer' }, caller });
      trial.demandSuccess(exchange, 'an invitation, whether its address signs in elsewhere or not');
      made.push(exchange);
    }
    const mails = objectsAt(await trial.get('listMail', { caller }), 'data');
    const [taken, free] = emails.map((email) => mails.find((mail) => textAt(mail, 'to') === email));
    trial.expect(
      taken !== undefined && formOf(taken) === formOf(free),
      'listMail',
      'the mail to who signs in elsewhere is told from another',
    );
    await acceptElsewhere(trial, taken);
    for (const exchange of made)
      await trial.call('revokeInvitation', { path: { id: textAt(exchange.response?.json, 'id') }, caller });
  });
}

/** A link is shown to those alone whose role could grant what it gives. */
async function tryRanks(trial: Trial): Promise<void> {
  if (lacksKeys(trial.world) !== undefined) return;
  await withKeys(trial, { admin: { role: 'admin' }, developer: { role: 'developer' } }, async (keys) => {
    const made = { owner: await invite(trial.world, 'owner'), viewer: await invite(trial.world, 'viewer') };
    for (const [rank, role, isShown] of [
      ['admin', 'owner', false],
      ['admin', 'viewer', true],
      ['developer', 'owner', false],
      ['developer', 'viewer', true],
    ] as const) {
      const mails = objectsAt(await trial.get('listMail', by(keys[rank])), 'data');
      const mail = mails.find((each) => textAt(each, 'to') === made[role].email);
      const link = textAt(mail, 'link');
      const what = `the link of an invitation as ${role} is ${link === '' ? 'hidden from' : 'shown to'} a key of ${rank}`;
      trial.expect(mail !== undefined && (link !== '') === isShown, 'listMail', what);
      const isQuiet = isShown || !JSON.stringify(mail ?? null).includes(made[role].token);
      trial.expect(isQuiet, 'listMail', 'a mail whose link is hidden shows its token');
    }
    for (const { invitationId } of Object.values(made))
      await trial.tenant.do('revokeInvitation', { path: { id: invitationId } });
  });
}

const BAD: readonly JsonObject[] = [
  { email: 'no address', role: 'viewer' },
  { email: 'a@example.com\r\nBcc: b@example.com', role: 'viewer' },
  { email: `${'a'.repeat(250)}@example.com`, role: 'viewer' },
  { email: 'a@conformance.example', role: 'platform_admin' },
  { email: 'a@conformance.example' },
];

export const invitations: Check = {
  name: 'invitations',
  title:
    'A teammate is invited by mail alone: the link shows the same until it is accepted, once; a newer invitation, a revocation and an acceptance end it',
  source: 'given',
  appliesTo: ({ id }) => ['createInvitation', 'listInvitations', 'revokeInvitation'].includes(id),
  lacks: lacksUsers,
  run: async (trial) => {
    await tryLink(trial);
    await tryRevocation(trial);
    await tryElsewhere(trial);
    await tryRanks(trial);
    for (const body of BAD) {
      const refused = await trial.call('createInvitation', { body, intent: 'open' });
      trial.expectRefusal(refused, 400, 'invalid_request', `an invitation ${JSON.stringify(body)}`);
    }
  },
};
