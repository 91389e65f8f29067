import { bodyOf, statusOf } from '../../http/exchange.ts';
import { objectsAt, textAt } from '../../json/json.ts';
import { Authenticator } from '../../people/authenticator.ts';
import { Browser } from '../../people/browser.ts';
import {
  confirm,
  invite,
  lacksUsers,
  linkTokens,
  newEmail,
  newPassword,
  signIn,
  succeed,
  withUsers,
  type Person,
} from '../../people/person.ts';
import type { Check } from '../../suite/check.ts';
import { neverUsed } from '../edge/unknown-ids.ts';
import type { Trial } from '../../suite/trial.ts';

function badPasswords(email: string): readonly (readonly [what: string, password: string])[] {
  return [
    ['14 characters', 'vK3#qs9!mPz7&w'],
    ['14 characters of two units each', '🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧🐦🐤'],
    ['129 characters', 'vK3#qs9!mPz7&wx '.repeat(9).slice(0, 129)],
    ['one character again and again', 'a'.repeat(24)],
    ['a run of the alphabet', 'abcdefghijklmnopqrst'],
    ['a run of digits', '123456789123456789'],
    ['a run of the keyboard', 'qwertyuiopasdfghjkl'],
    ['their own address', email],
    ['what was breached', 'passwordpassword'],
  ];
}

/** A password of the most characters that one may have. */
function longest(trial: Trial): string {
  const words = Array.from({ length: 16 }, () => trial.session.random.word(8));
  return words.join(' ').slice(0, 128);
}

const UNUSUAL = 'plinth 🦊 öchre gazebo';

async function tryWeak(trial: Trial): Promise<void> {
  const { token, email } = await invite(trial.world, 'viewer');
  const browser = new Browser(trial.session, 'somebody invited');
  const opened = await succeed(browser, 'openInvitation', { body: { token } });
  const authenticator = new Authenticator(textAt(opened, 'secret'), () => trial.session.serverNow());
  const code = await authenticator.nextCode();
  for (const [what, password] of badPasswords(email)) {
    const refused = await browser.call('acceptInvitation', {
      body: { token, password, code },
      intent: 'open',
    });
    if (!trial.expectRefusal(refused, 400, 'invalid_request', `a password of ${what}`)) continue;
    const paths = objectsAt(bodyOf(refused), 'details').map((detail) => textAt(detail, 'path'));
    trial.expect(
      paths.includes('/password'),
      'acceptInvitation',
      `a password of ${what} is refused for ${paths.join()}`,
      [refused],
    );
    const isQuoted = refused.response?.bodyText.includes(JSON.stringify(password).slice(1, -1)) === true;
    trial.expect(!isQuoted, 'acceptInvitation', 'a refusal quotes the password', [refused]);
  }
  const accepted = await browser.call('acceptInvitation', { body: { token, password: UNUSUAL, code } });
  trial.demandSuccess(accepted, `the password "${UNUSUAL}"`);
  await trial.tenant.do('removeMember', { path: { id: textAt(bodyOf(accepted), 'session', 'user', 'id') } });
}

async function tryChanges(trial: Trial, person: Person): Promise<void> {
  const { browser } = person;
  const elsewhere = await signIn(person);
  const change = (currentPassword: string, newOne: string) =>
    browser.call('changePassword', { body: { currentPassword, newPassword: newOne }, intent: 'open' });
  const early = await change(person.password, newPassword(trial.world));
  trial.expectRefusal(early, 403, 'step_up_required', 'a new password in a session that was not confirmed');
  await confirm(person);
  const wrong = await change(newPassword(trial.world), newPassword(trial.world));
  trial.expectRefusal(wrong, 401, 'unauthenticated', 'a new password for a wrong one');
  const same = await change(person.password, person.password);
  trial.expectRefusal(same, 400, 'invalid_request', 'the same password as the new one');
  const good = longest(trial);
  trial.demandSuccess(await change(person.password, good), 'a password of 128 characters');
  const looked = await elsewhere.call('getSession');
  trial.expectRefusal(looked, 401, 'unauthenticated', 'another session after a new password');
  const next = await change(good, newPassword(trial.world));
  trial.expectRefusal(next, 403, 'step_up_required', 'a confirmation from before a new password');
}

export const passwords: Check = {
  name: 'passwords',
  title:
    'A password has 15 to 128 characters of any kind and is not easily guessed: whatever else is 400 at its field; a new one takes the old one and a confirmation, and ends every other session',
  source: 'decision',
  of: 'console',
  isBeside: true,
  appliesTo: ({ id }) => ['acceptInvitation', 'changePassword'].includes(id),
  lacks: lacksUsers,
  run: async (trial) => {
    await tryWeak(trial);
    await withUsers(trial.world, { person: 'viewer' }, async ({ person }) => tryChanges(trial, person));
    for (const { id } of trial.operations) trial.called.add(id);
  },
};

/** For a user within an hour. */
const MOST_LINKS = 3;

async function tryLinks(trial: Trial, person: Person): Promise<void> {
  const { browser, email, tenant } = person;
  const stranger = browser.another('a stranger');
  for (const asked of [email.toUpperCase(), newEmail(trial.world), email, email, email]) {
    trial.demandSuccess(
      await stranger.call('requestRecovery', { body: { email: asked } }),
      'a lost password',
    );
  }
  const tokens = await linkTokens(tenant, email, 'recovery');
  trial.expect(
    tokens.length === MOST_LINKS,
    'requestRecovery',
    `of four links within an hour ${tokens.length} were sent`,
  );
  const [newest = '', older = ''] = tokens;
  const next = newPassword(trial.world);
  const complete = (token: string) =>
    stranger.call('completeRecovery', { body: { token, newPassword: next } });
  trial.expectRefusal(await complete(neverUsed(newest, trial)), 404, 'not_found', 'a link that never was');
  trial.expectRefusal(await complete(older), 409, 'invalid_state', 'a link for which there is a newer one');
  const weak = await stranger.call('completeRecovery', {
    body: { token: newest, newPassword: 'a'.repeat(20) },
    intent: 'open',
  });
  trial.expectRefusal(weak, 400, 'invalid_request', 'a weak password by a link');
  trial.demandSuccess(await complete(newest), 'a new password by a link');
  trial.expectRefusal(await complete(newest), 409, 'invalid_state', 'a link that was used');
  const own = await browser.call('getSession');
  trial.expectRefusal(own, 401, 'unauthenticated', 'a session from before the password was replaced');
  trial.expect(statusOf(await stranger.call('getSession')) === 401, 'completeRecovery', 'a link signs in');
  const old = await stranger.call('startSignIn', { body: { email, password: person.password } });
  trial.expectRefusal(old, 401, 'unauthenticated', 'the password that was lost');
  person.password = next;
  await signIn(person, stranger);
}

export const recovery: Check = {
  name: 'recovery',
  title:
    'A lost password is replaced by the newest of three links an hour alone, once; every session ends, the second factor stays, and no answer tells whether an address is known',
  source: 'decision',
  of: 'console',
  isBeside: true,
  appliesTo: ({ id }) => ['requestRecovery', 'completeRecovery'].includes(id),
  lacks: lacksUsers,
  run: async (trial) => {
    await withUsers(trial.world, { person: 'viewer' }, async ({ person }) => tryLinks(trial, person));
    for (const { id } of trial.operations) trial.called.add(id);
  },
};
